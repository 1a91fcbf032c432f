import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import { z } from 'zod';
import { type FaultQueue, faultSchema } from './http/faults.ts';
import type { ReceivedCall } from './http/gateway.ts';
import type { SandboxIdentity } from './identities.ts';
import type { Mailbox, MailMessage } from './mailbox/mailbox.ts';
import type { TokenStore } from './oauth/token-store.ts';
import { buildBacklog } from './story/backlog.ts';
import { buildFromTemplate, TEMPLATE_NAMES } from './story/template-request.ts';

const mailboxName = z.string().optional();

const deliverSchema = z.object({
  op: z.literal('deliver'),
  mailbox: mailboxName,
  /** A complete message as text, or in base64 for binary bytes. */
  raw: z.string().optional(),
  rawBase64: z.string().optional(),
  template: z.string().optional(),
  fields: z.record(z.string(), z.unknown()).default({}),
  at: z.iso.datetime({ offset: true }).optional(),
  labelIds: z.array(z.string()).optional(),
  threadId: z.string().optional(),
  count: z.number().int().min(1).max(5000).default(1),
});

const operationSchema = z.discriminatedUnion('op', [
  deliverSchema,
  /** Adds a backlog of `count` emails, one every few minutes before now; a tenth of them are receipts. */
  z.object({ op: z.literal('fill'), mailbox: mailboxName, count: z.number().int().min(1).max(100_000) }),
  z.object({ op: z.literal('delete'), mailbox: mailboxName, id: z.string() }),
  /** Changes labels, as `users.messages.modify` does. */
  z.object({
    ...{ op: z.literal('modify'), mailbox: mailboxName, id: z.string() },
    ...{ addLabelIds: z.array(z.string()).default([]), removeLabelIds: z.array(z.string()).default([]) },
  }),
  z.object({
    ...{ op: z.literal('grow'), mailbox: mailboxName, id: z.string() },
    bytes: z.number().int().min(0).max(40_000_000),
  }),
  /** Returns a message's bytes as the API serves them, in base64. */
  z.object({ op: z.literal('raw'), mailbox: mailboxName, id: z.string() }),
  z.object({ op: z.literal('expireHistory'), mailbox: mailboxName }),
  z.object({ op: z.literal('revokeGrant'), mailbox: mailboxName }),
  z.object({ op: z.literal('expireAccessTokens'), mailbox: mailboxName }),
  z.object({ op: z.literal('setTokenLifetime'), seconds: z.number().int().nonnegative() }),
  z.object({ op: z.literal('fail'), ...faultSchema.shape }),
  z.object({ op: z.literal('clearFaults') }),
  z.object({ op: z.literal('setPageSize'), size: z.number().int().min(1).nullable() }),
  z.object({ op: z.literal('calls'), path: z.string().optional(), clear: z.boolean().default(false) }),
  z.object({ op: z.literal('status') }),
  /** Returns a Pub/Sub notification of new email: body and signed token. */
  z.object({ op: z.literal('push'), mailbox: z.string(), audience: z.string(), account: z.string() }),
]);

type Operation = z.infer<typeof operationSchema>;
type Push = Extract<Operation, { op: 'push' }>;

export interface ControlOptions {
  readonly people: readonly SandboxIdentity[];
  readonly office: TokenStore;
  readonly faults: FaultQueue;
  readonly calls: ReceivedCall[];
  readonly mailboxOf: (email: string) => Mailbox | null;
  readonly now: () => Date;
  readonly setPageSizeCap: (size: number | null) => void;
  readonly signNotice: (audience: string, account: string) => Promise<string>;
}

/** `POST /__control`: changes made by tests and demos. Pages of other sites can't call it. */
export function addControl(app: Hono<{ Bindings: HttpBindings }>, options: ControlOptions): void {
  app.post('/__control', async (c) => {
    if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) {
      return c.json({ error: 'send JSON with content-type application/json' }, 415);
    }
    const body: unknown = await c.req.json().catch(() => null);
    const operation = operationSchema.safeParse(body);
    if (!operation.success) return c.json({ error: z.prettifyError(operation.error) }, 400);
    if (operation.data.op === 'push') return c.json(await pushNotice(operation.data, options));
    const result = run(operation.data, options);
    return 'error' in result ? c.json(result, 404) : c.json(result);
  });
}

function run(operation: Exclude<Operation, Push>, options: ControlOptions): Record<string, unknown> {
  switch (operation.op) {
    case 'setTokenLifetime':
      options.office.setLifetime(operation.seconds);
      return { ok: true };
    case 'fail':
      options.faults.add(faultSchema.parse(operation));
      return { pending: options.faults.pending() };
    case 'clearFaults':
      options.faults.clear();
      return { ok: true };
    case 'setPageSize':
      options.setPageSizeCap(operation.size);
      return { ok: true };
    case 'calls':
      return listCalls(options.calls, operation);
    case 'revokeGrant':
      return { revoked: options.office.revokeGrants(operation.mailbox) };
    case 'expireAccessTokens':
      return { expired: options.office.expireAccess(operation.mailbox) };
    case 'status':
      return status(options);
    default:
      return onMailbox(operation, options);
  }
}

async function pushNotice({ mailbox, audience, account }: Push, options: ControlOptions) {
  const historyId = String(options.mailboxOf(mailbox)?.historyId() ?? 0);
  const data = Buffer.from(JSON.stringify({ emailAddress: mailbox, historyId })).toString('base64');
  return {
    token: await options.signNotice(audience, account),
    body: { message: { data, messageId: historyId }, subscription: 'projects/sandbox/subscriptions/mail' },
  };
}

function onMailbox(
  operation: Extract<
    Operation,
    { op: 'deliver' | 'fill' | 'delete' | 'modify' | 'grow' | 'raw' | 'expireHistory' }
  >,
  options: ControlOptions,
): Record<string, unknown> {
  const mailbox = options.mailboxOf(operation.mailbox ?? options.people[0]?.email ?? '');
  if (!mailbox) return { error: `no mailbox ${operation.mailbox}` };
  if (operation.op === 'fill') {
    mailbox.fill(buildBacklog(mailbox.email, operation.count, options.now()));
    return { ok: true };
  }
  if (operation.op === 'expireHistory') return { historyFloor: String(mailbox.expireHistory()) };
  if (operation.op === 'raw') {
    const message = mailbox.messages().find(({ id }) => id === operation.id);
    return message ? { raw: message.raw().toString('base64') } : { error: `no message ${operation.id}` };
  }
  if (operation.op === 'deliver') return deliver(operation, mailbox, options);
  return changeMessage(operation, mailbox) ? { ok: true } : { error: `no message ${operation.id}` };
}

/** False if there is no such message. */
function changeMessage(
  operation: Extract<Operation, { op: 'delete' | 'modify' | 'grow' }>,
  mailbox: Mailbox,
): boolean {
  switch (operation.op) {
    case 'delete':
      return mailbox.remove(operation.id);
    case 'modify':
      return mailbox.modify(operation.id, operation.addLabelIds, operation.removeLabelIds);
    case 'grow':
      return mailbox.grow(operation.id, operation.bytes);
  }
}

function deliver(
  operation: z.infer<typeof deliverSchema>,
  mailbox: Mailbox,
  options: ControlOptions,
): Record<string, unknown> {
  const at = operation.at ? new Date(operation.at) : options.now();
  const delivered: MailMessage[] = [];
  for (let index = 0; index < operation.count; index += 1) {
    const raw = rawOf(operation, at, index, mailbox.email);
    if (!raw) return { error: `give raw, rawBase64 or one of the templates: ${TEMPLATE_NAMES.join(', ')}` };
    delivered.push(
      mailbox.deliver({
        raw,
        internalDateMs: at.getTime(),
        ...(operation.labelIds ? { labelIds: operation.labelIds } : {}),
        ...(operation.threadId ? { threadId: operation.threadId } : {}),
      }),
    );
  }
  const messages = delivered.map(({ id, threadId, historyId }) => ({
    id,
    threadId,
    historyId: String(historyId),
  }));
  return { ...messages[0], messages };
}

function rawOf(
  operation: z.infer<typeof deliverSchema>,
  at: Date,
  index: number,
  email: string,
): Buffer | null {
  if (operation.rawBase64 !== undefined) return Buffer.from(operation.rawBase64, 'base64');
  if (operation.raw !== undefined) return Buffer.from(operation.raw, 'utf8');
  return operation.template
    ? buildFromTemplate(operation.template, operation.fields, { at, index, email })
    : null;
}

function listCalls(
  calls: ReceivedCall[],
  operation: Extract<Operation, { op: 'calls' }>,
): Record<string, unknown> {
  const list = calls.filter(
    (call) => !call.path.startsWith('/__') && call.path.startsWith(operation.path ?? ''),
  );
  if (operation.clear) calls.length = 0;
  return { calls: list };
}

function status(options: ControlOptions): Record<string, unknown> {
  return {
    now: options.now().toISOString(),
    templates: TEMPLATE_NAMES,
    pendingFaults: options.faults.pending(),
    mailboxes: options.people.map(({ email }) => {
      const mailbox = options.mailboxOf(email);
      return {
        email,
        messages: mailbox?.messages().length ?? 0,
        historyId: String(mailbox?.historyId() ?? 0),
        connected: options.office.liveGrant(email) !== null,
      };
    }),
  };
}
