import * as z from 'zod';
import type { SimplefinState } from './state.ts';

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

const operation = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('token') }),
  z.strictObject({ op: z.literal('calls') }),
  z.strictObject({
    op: z.literal('add'),
    account: z.string(),
    amountMinor: z.int(),
    description: z.string(),
    on: day.optional(),
    pending: z.boolean().default(false),
  }),
  z.strictObject({
    op: z.literal('post'),
    row: z.string(),
    amountMinor: z.int().optional(),
    on: day.optional(),
  }),
  z.strictObject({ op: z.literal('drop'), row: z.string() }),
  z.strictObject({
    op: z.literal('problems'),
    errlist: z.array(z.strictObject({ code: z.string(), msg: z.string() })),
    unlisted: z.array(z.string()).default([]),
  }),
  z.strictObject({
    op: z.literal('fail'),
    status: z.int(),
    times: z.int().min(1).default(1),
    path: z.string().optional(),
  }),
  z.strictObject({ op: z.literal('version'), version: z.union([z.literal(1), z.literal(2)]) }),
]);

export interface ControlTools {
  readonly state: SimplefinState;
  readonly calls: readonly unknown[];
  today(): string;
  newToken(): string;
}

/** Runs one operation; see README.md. */
export function runControl({ state, calls, today, newToken }: ControlTools, input: unknown): object {
  const order = operation.parse(input);
  switch (order.op) {
    case 'token':
      return { setupToken: newToken() };
    case 'calls':
      return { calls };
    case 'add': {
      const id = `scripted-${state.transactions.length + 1}`;
      const { account: accountId, amountMinor, description, on = today(), pending: isPending } = order;
      state.transactions.push({ id, accountId, amountMinor, description, on, isPending, isDropped: false });
      return { row: id };
    }
    case 'post': {
      const transaction = transactionOf(state, order.row);
      transaction.isPending = false;
      transaction.amountMinor = order.amountMinor ?? transaction.amountMinor;
      transaction.on = order.on ?? transaction.on;
      return {};
    }
    case 'drop':
      transactionOf(state, order.row).isDropped = true;
      return {};
    case 'problems':
      state.errlist = order.errlist;
      state.unlisted = order.unlisted;
      return {};
    case 'fail':
      state.fails.push({ status: order.status, times: order.times, path: order.path ?? null });
      return {};
    case 'version':
      state.version = order.version;
      return {};
  }
}

function transactionOf(state: SimplefinState, id: string) {
  const transaction = state.transactions.find((candidate) => candidate.id === id);
  if (!transaction) throw new RangeError(`no row ${id}`);
  return transaction;
}
