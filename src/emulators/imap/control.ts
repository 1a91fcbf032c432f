import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { buildFromTemplate } from '../google/story/template-request.ts';
import { type FaultQueue, faultSchema } from './faults.ts';
import type { ScriptedAccount } from './mail-store.ts';
import type { Session } from './session.ts';

const where = { user: z.string(), folder: z.string().default('INBOX') };

const operationSchema = z.discriminatedUnion('op', [
  z.strictObject({
    op: z.literal('deliver'),
    ...where,
    raw: z.string().optional(),
    rawBase64: z.string().optional(),
    template: z.string().optional(),
    fields: z.record(z.string(), z.unknown()).default({}),
    at: z.iso.datetime({ offset: true }).optional(),
    count: z.int().min(1).max(5_000).default(1),
  }),
  z.strictObject({ op: z.literal('delete'), ...where, uid: z.int() }),
  z.strictObject({ op: z.literal('renumber'), ...where }),
  z.strictObject({ op: z.literal('createFolder'), user: z.string(), folder: z.string() }),
  z.strictObject({ op: z.literal('setPassword'), user: z.string(), password: z.string() }),
  z.strictObject({ op: z.literal('without'), capabilities: z.array(z.string()) }),
  z.strictObject({ op: z.literal('fail'), ...faultSchema.shape }),
  z.strictObject({ op: z.literal('clearFaults') }),
  z.strictObject({ op: z.literal('idlers') }),
  z.strictObject({ op: z.literal('calls'), clear: z.boolean().default(false) }),
]);

type Operation = z.output<typeof operationSchema>;

export interface ControlTools {
  readonly accounts: ReadonlyMap<string, ScriptedAccount>;
  readonly faults: FaultQueue;
  readonly calls: { readonly command: string; readonly user: string | null }[];
  /** Capabilities the server doesn't advertise. */
  readonly without: Set<string>;
  readonly sessions: ReadonlySet<Session>;
  readonly now: () => Date;
}

interface ControlAnswer {
  readonly status: number;
  readonly body: object;
}

/** `POST /__control`: changes made by tests and demos. Pages of other sites can't call it. */
export async function answerControl(tools: ControlTools, request: IncomingMessage): Promise<ControlAnswer> {
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? ''))
    return { status: 415, body: { error: 'send JSON with content-type application/json' } };
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  try {
    const operation = operationSchema.safeParse(JSON.parse(Buffer.concat(chunks).toString('utf8')));
    if (!operation.success) return { status: 400, body: { error: z.prettifyError(operation.error) } };
    return { status: 200, body: run(operation.data, tools) };
  } catch (error) {
    return { status: 400, body: { error: error instanceof Error ? error.message : String(error) } };
  }
}

function run(operation: Operation, tools: ControlTools): object {
  switch (operation.op) {
    case 'fail':
      tools.faults.add(faultSchema.parse(operation));
      return { ok: true };
    case 'clearFaults':
      tools.faults.clear();
      return { ok: true };
    case 'idlers':
      return { users: [...tools.sessions].flatMap((session) => session.idleUser() ?? []) };
    case 'calls': {
      const calls = [...tools.calls];
      if (operation.clear) tools.calls.length = 0;
      return { calls };
    }
    case 'without':
      tools.without.clear();
      for (const name of operation.capabilities) tools.without.add(name);
      return { ok: true };
    default:
      return onAccount(operation, tools);
  }
}

type AccountOperation = Extract<Operation, { user: string }>;

function onAccount(operation: AccountOperation, tools: ControlTools): object {
  const account = tools.accounts.get(operation.user);
  if (!account) throw new RangeError(`no account ${operation.user}`);
  switch (operation.op) {
    case 'setPassword':
      account.setPassword(operation.password);
      return { ok: true };
    case 'createFolder':
      account.createFolder(operation.folder);
      return { ok: true };
    case 'renumber': {
      const uidValidity = account.renumber(operation.folder);
      for (const session of tools.sessions) session.dismiss(operation.user, operation.folder);
      return { uidValidity };
    }
    case 'delete': {
      const wasThere = account.remove(operation.folder, operation.uid);
      for (const session of tools.sessions) session.notify();
      return { wasThere };
    }
    case 'deliver':
      return deliver(operation, account, tools);
  }
}

function deliver(
  operation: Extract<Operation, { op: 'deliver' }>,
  account: ScriptedAccount,
  tools: ControlTools,
): object {
  const at = operation.at ? new Date(operation.at) : tools.now();
  const uids = Array.from({ length: operation.count }, (_, index) => {
    const raw = rawOf(operation, at, index);
    if (!raw) throw new RangeError('give raw, rawBase64 or the name of a template');
    return account.deliver({ folder: operation.folder, raw, atMs: at.getTime() });
  });
  for (const session of tools.sessions) session.notify();
  return { uid: uids[0], uids };
}

function rawOf(operation: Extract<Operation, { op: 'deliver' }>, at: Date, index: number): Buffer | null {
  if (operation.rawBase64 !== undefined) return Buffer.from(operation.rawBase64, 'base64');
  if (operation.raw !== undefined) return Buffer.from(operation.raw, 'utf8');
  return operation.template
    ? buildFromTemplate(operation.template, operation.fields, { at, index, email: operation.user })
    : null;
}
