import { z } from 'zod';
import { deleteAccount, findByEmail } from './account-store.ts';
import { addKey, publicPem } from './keys.ts';
import type { Service } from './service.ts';
import { issueIdToken } from './tokens.ts';

/** Service faults: `down` closes every connection; a status is returned for all calls below a path. */
export interface Faults {
  isDown: boolean;
  fail: { path: string; status: number; message: string; times: number } | null;
}

const email = z.string();
const operationSchema = z.discriminatedUnion('op', [
  z.object({ op: z.literal('down'), on: z.boolean() }),
  z.object({
    op: z.literal('fail'),
    path: z.string(),
    status: z.int().min(400).max(599).default(400),
    message: z.string(),
    times: z.int().min(1).default(1),
  }),
  z.object({ op: z.literal('disable'), email, on: z.boolean().default(true) }),
  z.object({ op: z.literal('revoke'), email }),
  z.object({ op: z.literal('deleteAccount'), email }),
  z.object({ op: z.literal('tokenSeconds'), seconds: z.int().min(1).max(3600) }),
  z.object({ op: z.literal('rotateKeys'), keepsOld: z.boolean().default(true) }),
  z.object({ op: z.literal('expireCodes') }),
  z.object({ op: z.literal('hideAccounts'), on: z.boolean() }),
  z.object({ op: z.literal('sign'), email, claims: z.record(z.string(), z.unknown()).default({}) }),
  z.object({ op: z.literal('publicKey') }),
  z.object({ op: z.literal('account'), email }),
  z.object({ op: z.literal('calls') }),
]);

/** Runs an operation of tests and demos; returns the response body or the reason of a rejection. */
export async function runControl(
  service: Service,
  faults: Faults,
  calls: readonly unknown[],
  body: unknown,
): Promise<{ status: number; body: unknown }> {
  const parsed = operationSchema.safeParse(body);
  if (!parsed.success) return { status: 400, body: { error: z.prettifyError(parsed.error) } };
  const operation = parsed.data;
  const done = { status: 200, body: {} };
  switch (operation.op) {
    case 'down':
      faults.isDown = operation.on;
      return done;
    case 'fail':
      faults.fail = operation;
      return done;
    case 'tokenSeconds':
      service.tokenSeconds = operation.seconds;
      return done;
    case 'hideAccounts':
      service.hidesAccounts = operation.on;
      return done;
    case 'rotateKeys':
      if (!operation.keepsOld) service.state.keys = [];
      await addKey(service.state, new Date(service.nowSeconds() * 1000));
      return done;
    case 'expireCodes':
      for (const code of Object.values(service.state.codes)) code.endsAt = 0;
      return done;
    case 'publicKey':
      return { status: 200, body: { pem: publicPem(service.state), kid: service.state.keys[0]?.kid } };
    case 'calls':
      return { status: 200, body: { calls } };
    default:
      return onAccount(service, operation);
  }
}

async function onAccount(
  service: Service,
  operation: Extract<z.infer<typeof operationSchema>, { email: string }>,
): Promise<{ status: number; body: unknown }> {
  const account = findByEmail(service, operation.email);
  if (!account) return { status: 404, body: { error: 'no such account' } };
  if (operation.op === 'disable') account.disabled = operation.on;
  // One second ahead, so that sign-ins within the current second are revoked too.
  if (operation.op === 'revoke') account.validSince = service.nowSeconds() + 1;
  if (operation.op === 'deleteAccount') deleteAccount(service, account);
  if (operation.op === 'sign') {
    const session = { authTime: service.nowSeconds(), provider: 'password' } as const;
    return {
      status: 200,
      body: { idToken: await issueIdToken(service, account, session, operation.claims) },
    };
  }
  return { status: 200, body: { account } };
}
