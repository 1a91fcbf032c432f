import type { CallLog } from './calls.ts';
import { refreshLog } from './change-log.ts';
import type { Context } from './context.ts';
import { controlShape, type Operation } from './control-shape.ts';
import { runTransactionOperation, type TransactionOperation } from './control-transactions.ts';
import type { FaultQueue } from './faults.ts';
import { accountIdOf, listSharedAccounts } from './items.ts';
import { finishSession, GOOD_PASSWORD, GOOD_USER, openSession, signIn } from './link/session.ts';
import { breakLogin, webhookFields } from './routes/sandbox.ts';
import { sendUpdateWebhook } from './routes/transactions.ts';
import { emptyState, type ItemState } from './state.ts';
import type { Outbox } from './webhooks.ts';

export interface ControlTools {
  readonly context: Context;
  readonly outbox: Outbox;
  readonly faults: FaultQueue;
  readonly calls: CallLog;
  readonly settings: { notReadyCalls: number; readonly usualNotReadyCalls: number };
}

type Answer = Record<string, unknown>;

/** Runs one operation; throws a RangeError for unknown targets. */
export async function runControl(tools: ControlTools, request: unknown): Promise<Answer> {
  const operation = controlShape.parse(request);
  const done = await (runOnEmulator(tools, operation) ?? runOnItem(tools, operation));
  return { ok: true, ...done };
}

function runOnEmulator(tools: ControlTools, operation: Operation): Answer | Promise<Answer> | null {
  const { context, faults, calls, outbox } = tools;
  const { state } = context;
  switch (operation.op) {
    case 'state':
      return summary(context);
    case 'calls':
      return { calls: calls.list(operation.path) };
    case 'clear_calls':
      calls.clear();
      return {};
    case 'fail':
      faults.add(operation);
      return {};
    case 'clear_faults':
      faults.clear();
      return {};
    case 'reset':
      faults.clear();
      calls.clear();
      tools.settings.notReadyCalls = tools.settings.usualNotReadyCalls;
      Object.assign(state, { ...emptyState(), keys: state.keys });
      context.touch();
      return {};
    case 'advance':
      return advance(context, operation.days, operation.silent);
    case 'lose_webhooks':
      state.areWebhooksLost = operation.lost;
      context.touch();
      return {};
    case 'retry_webhooks':
      return outbox.retry().then((retried) => ({ retried: retried.length }));
    case 'deliveries':
      return { deliveries: state.deliveries };
    case 'settle':
      return outbox.settled().then(() => ({}));
    case 'expire':
      expire(context, operation.token);
      return {};
    case 'link':
      return link(tools, operation);
    default:
      return null;
  }
}

function runOnItem(tools: ControlTools, operation: Operation): Answer | Promise<Answer> {
  if (operation.op === 'not_ready' && operation.item === 'next') {
    tools.settings.notReadyCalls = operation.calls;
    return {};
  }
  const { context } = tools;
  const item = findItem(context, 'item' in operation ? operation.item : undefined);
  if (isTransactionOperation(operation)) return runTransactionOperation(context, item, operation);
  switch (operation.op) {
    case 'not_ready':
      item.notReadyCalls = operation.calls;
      context.touch(item);
      return {};
    case 'mutation':
      item.mutation = { afterPage: operation.afterPage, times: operation.times };
      context.touch(item);
      return {};
    case 'login_required':
      breakLogin(context, item);
      return {};
    case 'login_repaired':
      item.error = null;
      context.touch(item);
      context.notify(item, 'ITEM', 'LOGIN_REPAIRED');
      return {};
    case 'revoke':
      item.status = 'revoked';
      context.touch(item);
      context.notify(
        item,
        'ITEM',
        'USER_PERMISSION_REVOKED',
        webhookFields(context, item, 'USER_PERMISSION_REVOKED'),
      );
      return {};
    case 'revoke_account':
      return revokeAccount(context, item, accountKey(context, item, operation.account));
    case 'change_account_id':
      return changeAccountId(context, item, accountKey(context, item, operation.account));
    case 'webhook':
      return sendWebhooks(tools, item, operation);
    default:
      throw new RangeError(`unknown operation ${operation.op}`);
  }
}

const TRANSACTION_OPERATIONS: readonly string[] = ['add', 'modify', 'tip', 'post', 'remove', 'restore'];

function isTransactionOperation(operation: Operation): operation is TransactionOperation {
  return TRANSACTION_OPERATIONS.includes(operation.op);
}

function findItem(context: Context, id: string | undefined): ItemState {
  const items = Object.values(context.state.items);
  const found =
    id === undefined ? items.findLast(({ status }) => status === 'live') : context.state.items[id];
  if (found === undefined) throw new RangeError(id === undefined ? 'no item is linked' : `no item ${id}`);
  return found;
}

function accountKey(context: Context, item: ItemState, name: string): string {
  const account = listSharedAccounts(context, item).find(
    ({ id, mask }) => id === name || mask === name || accountIdOf(item, id) === name,
  );
  if (account === undefined) throw new RangeError(`item ${item.itemId} has no account ${name}`);
  return account.id;
}

function advance(context: Context, days: number, isSilent: boolean): Answer {
  context.state.dayOffset += days;
  context.touch();
  for (const item of Object.values(context.state.items)) {
    if (item.status !== 'live' || !item.hasSynced || item.error !== null) continue;
    const before = item.head;
    refreshLog(context, item);
    if (item.head > before && !isSilent) sendUpdateWebhook(context, item);
  }
  return { today: context.today() };
}

function revokeAccount(context: Context, item: ItemState, key: string): Answer {
  const account_id = accountIdOf(item, key);
  item.revokedAccountKeys.push(key);
  context.touch(item);
  context.notify(item, 'ITEM', 'USER_ACCOUNT_REVOKED', { account_id });
  return { accountId: account_id };
}

function changeAccountId(context: Context, item: ItemState, key: string): Answer {
  const before = accountIdOf(item, key);
  item.accountEpochs[key] = (item.accountEpochs[key] ?? 0) + 1;
  context.touch(item);
  if (item.hasSynced) sendUpdateWebhook(context, item);
  return { before, after: accountIdOf(item, key) };
}

async function sendWebhooks(
  tools: ControlTools,
  item: ItemState,
  options: Extract<Operation, { op: 'webhook' }>,
): Promise<Answer> {
  const url = options.url ?? item.webhook;
  if (url === null) throw new RangeError(`item ${item.itemId} has no webhook`);
  const body = {
    environment: 'sandbox',
    ...webhookFields(tools.context, item, options.code),
    ...options.fields,
    item_id: options.itemId ?? item.itemId,
    webhook_code: options.code,
    webhook_type: options.type,
  };
  const messages = Array.from({ length: options.times }, () =>
    tools.outbox.send({ url, itemId: item.itemId, body, flaw: options.flaw }),
  );
  const deliveries = await Promise.all(messages);
  return { statuses: deliveries.map(({ status }) => status) };
}

function expire(context: Context, token: string): void {
  const expiresAt = new Date(context.now().getTime() - 1000).toISOString();
  const { publicTokens, linkSessions } = context.state;
  const publicToken = publicTokens[token];
  const session = linkSessions[token];
  if (publicToken !== undefined) publicTokens[token] = { ...publicToken, expiresAt };
  else if (session !== undefined) linkSessions[token] = { ...session, expiresAt };
  else throw new RangeError(`no token ${token}`);
  context.touch();
}

/** Runs the Link flow without UI. */
function link(tools: ControlTools, options: Extract<Operation, { op: 'link' }>): Answer {
  const { context, settings } = tools;
  const session = openSession(context, options.link_token);
  const institutionId = session.institutionId ?? options.institution;
  const result = signIn(context, session, { institutionId, username: GOOD_USER, password: GOOD_PASSWORD });
  const offered = result.step === 'accounts' ? result.accounts.map(({ key }) => key) : [];
  const finished = finishSession(context, session, {
    accountKeys: options.accounts ?? offered,
    notReadyCalls: settings.notReadyCalls,
  });
  return { public_token: finished.publicToken, metadata: finished.metadata };
}

function summary(context: Context): Answer {
  const items = Object.values(context.state.items).map((item) => ({
    itemId: item.itemId,
    institutionId: item.institutionId,
    status: item.status,
    phase: item.phase,
    error: item.error?.error_code ?? null,
    webhook: item.webhook,
    daysRequested: item.daysRequested,
    head: item.head,
    accounts: listSharedAccounts(context, item).map(({ id, mask }) => ({
      key: id,
      mask,
      accountId: accountIdOf(item, id),
    })),
    transactions: Object.values(item.records).filter(({ removedAt }) => removedAt === null).length,
  }));
  return { today: context.today(), items, deliveries: context.state.deliveries.length };
}
