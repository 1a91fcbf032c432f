import type { ResponseOf } from '#contract/endpoints/table.ts';
import { jsonObject } from '#db/json-object.ts';
import type { UserDb } from '#db/pool.ts';
import { OPEN_TRANSACTION_SUGGESTIONS, OPEN_TRANSFERS } from '#db/repositories/transaction-suggestions.ts';
import { formatMoney } from '../../lib/format-money.ts';
import { toWire } from '../../lib/wire-id.ts';
import type { Texts } from '../../texts/texts.ts';

type Pair = ResponseOf<'listReviewItems'>['pairs'][number];
type Transaction = Omit<Pair['transactions'][number], 'id'> & { readonly id: string };

const TRANSACTION = (row: string, account: string) =>
  jsonObject<Transaction>({
    id: `${row}.id`,
    description: `${row}.description`,
    originalDescription: `${row}.original_description`,
    postedOn: `${row}.posted_on`,
    amountMinor: `${row}.amount_minor`,
    currency: `${row}.currency`,
    status: `${row}.status`,
    accountName: `${account}.shown_name`,
  });

interface PairQuestion {
  readonly one: Transaction;
  readonly other: Transaction;
  /** Number of open transfer suggestions that share one of these transactions. */
  readonly halves: number;
}

const RIVALS = (half: string) => `(select count(*)::int from app.transfer_suggestions r
  where r.user_id = $1 and r.state = 'open' and r.${half} = s.${half})`;

/**
 * Open questions about pairs of transactions: duplicates, a pending transaction and its posted version, and transfers
 * between own accounts. Most confident first.
 */
export async function listPairQuestions(db: UserDb, texts: Texts): Promise<Pair[]> {
  const pairs = await db.query<Omit<Pair, 'transactions'> & PairQuestion>(
    `select kind, confidence, reason, one, other, halves from (
       select s.kind, s.confidence, s.reason, ${TRANSACTION('e', 'ea')} as one, ${TRANSACTION('n', 'na')} as other,
           n.id, 1 as halves
         from ${OPEN_TRANSACTION_SUGGESTIONS}
         join app.accounts ea on ea.user_id = $1 and ea.id = e.account_id
         join app.accounts na on na.user_id = $1 and na.id = n.account_id
        where s.user_id = $1 and s.state = 'open'
       union all
       select 'transfer', s.confidence, 'The amounts are equal and the days are near.', ${TRANSACTION('o', 'oa')},
         ${TRANSACTION('n', 'na')}, n.id, greatest(${RIVALS('outflow_id')}, ${RIVALS('inflow_id')})
         from ${OPEN_TRANSFERS}
         join app.accounts oa on oa.user_id = $1 and oa.id = o.account_id
         join app.accounts na on na.user_id = $1 and na.id = n.account_id
        where s.user_id = $1) q order by confidence desc, id limit 200`,
    [db.userId],
  );
  return pairs.map((doubt) => ({
    kind: doubt.kind,
    confidence: doubt.confidence,
    reason: explainQuestion(doubt, texts),
    transactions: [doubt.one, doubt.other].map((row) => ({ ...row, id: toWire('transaction', row.id) })),
  }));
}

/** A sentence that explains why the pair was not resolved automatically. */
function explainQuestion(
  { kind, reason, one, other, halves }: Pick<Pair, 'kind' | 'reason'> & PairQuestion,
  texts: Texts,
) {
  const { conflict } = texts.mailboxes.reasons;
  const differenceMinor = Math.abs(one.amountMinor - other.amountMinor);
  if (kind !== 'transfer' && differenceMinor > 0)
    return conflict.amount(formatMoney(differenceMinor, one.currency, texts.language));
  if (halves > 1) return conflict.halves(halves);
  return texts.sentence(reason).replace(/(?<![.?])$/, '.');
}
