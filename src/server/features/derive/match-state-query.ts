import type { UserDb, Uuid } from '#db/pool.ts';
import type { MatchReceipt, MatchTransaction } from '#domain/matching/match-types.ts';

/** What the last matching of one world knew. */
export interface MatchState {
  /** What everything was matched with; '' when everything is to be matched anew. */
  readonly basis: string;
  /**
   * Which days accounts showed when the transactions of receipts were last settled; '' when all are to be settled anew.
   */
  readonly spans: string;
  readonly cardAccounts: ReadonlyMap<string, string>;
}

/**
 * The state of one world; from now on changes are noted for the next matching. Null where there was none: what changes
 * at this moment is not noted, so that one more matching has to look at everything.
 */
export async function openMatchState(db: UserDb, isSandbox: boolean): Promise<MatchState | null> {
  const [row] = await db.query<{ basis: string; spans: string; cards: Record<string, string> }>(
    'select basis, spans, card_accounts as cards from app.match_states where user_id = $1 and is_sandbox = $2',
    [db.userId, isSandbox],
  );
  if (row) return { ...row, cardAccounts: new Map(Object.entries(row.cards)) };
  await db.query(
    `insert into app.match_states (user_id, is_sandbox, card_accounts) values ($1, $2, '{}') on conflict do nothing`,
    [db.userId, isSandbox],
  );
  return null;
}

export async function writeMatchState(db: UserDb, isSandbox: boolean, state: MatchState): Promise<void> {
  await db.query(
    'update app.match_states set basis = $3, spans = $4, card_accounts = $5 where user_id = $1 and is_sandbox = $2',
    [db.userId, isSandbox, state.basis, state.spans, JSON.stringify(Object.fromEntries(state.cardAccounts))],
  );
}

/** Receipts and transactions that came, went or changed since the last matching. */
export interface Changes {
  readonly receiptIds: readonly Uuid[];
  readonly transactionIds: readonly Uuid[];
  /** Those that were there, as they were. */
  readonly receiptsBefore: readonly MatchReceipt[];
  readonly transactionsBefore: readonly MatchTransaction[];
}

type Noted = { readonly seq: number; readonly id: Uuid } & (
  | { readonly side: 'receipt'; readonly before: MatchReceipt | null }
  | { readonly side: 'transaction'; readonly before: MatchTransaction | null }
);

/** Takes what is noted: a later change is noted for the next time. */
export async function takeChanges(db: UserDb, isSandbox: boolean): Promise<Changes> {
  const noted = await db.query<Noted>(
    'delete from app.match_changes where user_id = $1 and is_sandbox = $2 returning seq, side, subject_id as id, before',
    [db.userId, isSandbox],
  );
  // What changed twice was matched as it stood before the first time.
  noted.sort((a, b) => a.seq - b.seq);
  const receipts = new Map<Uuid, MatchReceipt | null>();
  const rows = new Map<Uuid, MatchTransaction | null>();
  for (const one of noted) {
    if (one.side === 'receipt') receipts.set(one.id, receipts.get(one.id) ?? one.before);
    else rows.set(one.id, rows.get(one.id) ?? one.before);
  }
  return {
    receiptIds: [...receipts.keys()],
    transactionIds: [...rows.keys()],
    receiptsBefore: [...receipts.values()].flatMap((before) => before ?? []),
    transactionsBefore: [...rows.values()].flatMap((before) => before ?? []),
  };
}
