import * as z from 'zod';
import { rejectWith } from './errors.ts';
import type { ItemState } from './state.ts';

/** A caller's position in an item's log. `to` and `offset` are set only between pages of one update. */
export interface Cursor {
  readonly accountKey: string | null;
  readonly from: number;
  readonly to: number | null;
  readonly offset: number;
  readonly page: number;
}

const shape = z.tuple([
  z.literal(1),
  z.string(),
  z.string().nullable(),
  z.number(),
  z.number().nullable(),
  z.number(),
  z.number(),
]);

export const START: Omit<Cursor, 'accountKey'> = { from: 0, to: null, offset: 0, page: 0 };

export function encodeCursor(item: ItemState, cursor: Cursor): string {
  const { accountKey, from, to, offset, page } = cursor;
  return Buffer.from(
    JSON.stringify([1, item.itemId.slice(0, 12), accountKey, from, to, offset, page]),
  ).toString('base64');
}

/** Rejects cursors of other items or accounts. */
export function decodeCursor(item: ItemState, text: string, accountKey: string | null): Cursor {
  const parsed = shape.safeParse(parseJson(Buffer.from(text, 'base64').toString('utf8')));
  if (!parsed.success) throw rejectWith('INVALID_FIELD', 'cursor not associated with access_token');
  const [, owner, key, from, to, offset, page] = parsed.data;
  if (owner !== item.itemId.slice(0, 12) || key !== accountKey || from > item.head) {
    throw rejectWith('INVALID_FIELD', 'cursor not associated with access_token');
  }
  return { accountKey: key, from, to, offset, page };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
