import type { UserDb } from '#db/pool.ts';
import {
  type CategoryQuestion,
  listCategoryQuestions,
  listNewTransactionsOfSettled,
  listOpenIds,
  replaceOpenQuestions,
  type StoredQuestion,
  setMerchantTransactions,
} from '#db/repositories/category-questions.ts';
import { recordEvents } from '#db/repositories/history.ts';
import { takeUnasked } from '#db/repositories/matching/match-states.ts';
import { partyOfKey } from '#db/repositories/transactions/parties.ts';
import { addDays, type CivilDate } from '#domain/calendar/civil-date.ts';
import { currencyExponent } from '#domain/money/money.ts';
import {
  type CategoryConflict,
  conflictKey,
  merchantConflict,
  receiptConflict,
} from '#domain/splits/category-conflict.ts';
import { listHealthReceipts, listMerchants, type MerchantTransactions } from './category-query.ts';
import type { DeriveScope, MatchNeeds } from './needs.ts';
import { listReceiptParties } from './transactions-query.ts';

/** Transactions so old change nothing that a person still looks at. */
const DAYS_BACK = 365;
/** Whole units of money that must be in question. */
const STAKE_MIN = 20;

/** A conflict with the transaction it is asked about, and what is at stake with all transactions that share it. */
interface Found {
  readonly transaction: MerchantTransactions;
  readonly conflict: CategoryConflict;
  readonly stakeMinor: number;
  /** Every transaction it was found at; of a merchant's conflict the newest alone. */
  readonly transactionIds: readonly string[];
  readonly transactionCount: number;
}

/**
 * Gives transactions what was answered about their merchants, and asks about categories on which the sources disagree.
 */
export async function askCategories(
  services: MatchNeeds,
  db: UserDb,
  { today, environments }: DeriveScope,
): Promise<void> {
  for (const isSandbox of environments) await askIn(services, db, isSandbox, today);
}

async function askIn(services: MatchNeeds, db: UserDb, isSandbox: boolean, today: CivilDate): Promise<void> {
  const from = addDays(today, -DAYS_BACK);
  const known = await listCategoryQuestions(db, isSandbox);
  const isSettled = known.some((question) => question.isForMerchant);
  const settled = isSettled ? await listNewTransactionsOfSettled(db, isSandbox) : new Map<string, string[]>();
  // Of two words about a merchant the later one holds.
  for (const question of known.toReversed())
    await follow(services, db, question, settled.get(question.transactionId) ?? []);
  const atReceipts = foundAtReceipts(await listHealthReceipts(db, isSandbox, from));
  const parties = await partiesInQuestion(db, isSandbox, today, known, atReceipts);
  const found = [
    ...foundAtMerchants(await listMerchants(db, isSandbox, from, parties && [...parties])),
    ...atReceipts,
  ];
  const answered = new Map(
    known.filter((question) => question.state === 'answered').map((question) => [keyOf(question), question]),
  );
  const open: Found[] = [];
  for (const one of found) {
    const answer = answered.get(keyOfFound(one));
    if (!answer) open.push(one);
    else if (answer.basis === 'receipt' && answer.isForMerchant)
      await follow(services, db, answer, one.transactionIds);
  }
  if (known.length + open.length === 0) return;
  const stillOpen = new Set(await listOpenIds(db, isSandbox));
  const asked = known.filter((question) => stillOpen.has(question.transactionId));
  await replaceOpenQuestions(
    db,
    isSandbox,
    onePerMerchant(open).map((one) => toQuestion(one, isSandbox, asked)),
    known.flatMap(({ transactionId, merchantKey }) =>
      parties === null || parties.has(partyOfKey(merchantKey)) ? [] : transactionId,
    ),
    services.clock.now(),
  );
}

/**
 * The parties whose questions may be others than the last time: those that changed, and those of whom receipts tell
 * something. The questions about the others stay. Null: all.
 */
async function partiesInQuestion(
  db: UserDb,
  isSandbox: boolean,
  today: string,
  known: readonly StoredQuestion[],
  atReceipts: readonly Found[],
): Promise<ReadonlySet<string> | null> {
  const changed = await takeUnasked(db, isSandbox, today);
  if (changed === null) return null;
  const told = [
    ...known.filter(({ basis }) => basis === 'receipt'),
    ...atReceipts.map(({ transaction }) => transaction),
  ];
  return new Set([
    ...changed,
    ...told.map(({ merchantKey }) => partyOfKey(merchantKey)),
    ...(await listReceiptParties(db, isSandbox)),
  ]);
}

function foundAtMerchants(merchants: readonly MerchantTransactions[]): Found[] {
  return merchants.flatMap((transaction) => {
    const conflict = merchantConflict(transaction);
    return conflict
      ? [
          {
            transaction,
            conflict,
            stakeMinor: transaction.spentMinor,
            transactionIds: [transaction.id],
            transactionCount: transaction.transactionCount,
          },
        ]
      : [];
  });
}

/** Receipts of one merchant that say the same make one question, about the newest transaction. */
function foundAtReceipts(transactions: Awaited<ReturnType<typeof listHealthReceipts>>): Found[] {
  const found = transactions.flatMap((transaction) => {
    const conflict = receiptConflict(transaction, transaction.lines);
    return conflict ? [{ transaction, conflict }] : [];
  });
  const groups = Map.groupBy(
    found,
    ({ transaction, conflict }) =>
      `${conflictKey(transaction.merchantKey, conflict.held, conflict.told)}|${transaction.currency}`,
  );
  return [...groups.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const stakeMinor = own.reduce((sum, { transaction }) => sum + transaction.spentMinor, 0);
    return [
      {
        ...first,
        stakeMinor,
        transactionIds: own.map(({ transaction }) => transaction.id),
        transactionCount: own.length,
      },
    ];
  });
}

/** Of each merchant the question with the most money in it, where it is worth one. */
function onePerMerchant(found: readonly Found[]): Found[] {
  const worth = found.filter(
    ({ stakeMinor, transaction }) => stakeMinor >= STAKE_MIN * 10 ** currencyExponent(transaction.currency),
  );
  return [...Map.groupBy(worth, ({ transaction }) => transaction.merchantKey).values()].flatMap((own) =>
    own
      .sort((a, b) => b.stakeMinor - a.stakeMinor || (a.transaction.id < b.transaction.id ? -1 : 1))
      .slice(0, 1),
  );
}

/** A question that is open already stays with its transaction, whatever came in since. */
function toQuestion(
  { transaction, conflict, transactionIds, transactionCount }: Found,
  isSandbox: boolean,
  asked: readonly StoredQuestion[],
): CategoryQuestion {
  const { basis, held, told, choices } = conflict;
  const earlier = asked.find(
    (question) =>
      question.merchantKey === transaction.merchantKey &&
      question.held === held &&
      question.told === told &&
      (basis !== 'receipt' || transactionIds.includes(question.transactionId)),
  );
  return {
    ...{ merchantKey: transaction.merchantKey, isSandbox, basis, held, told },
    transactionId: earlier?.transactionId ?? transaction.id,
    choices: earlier?.basis === basis ? earlier.choices : choices,
    alike: transactionCount - 1,
    confidence: choices[0]?.confidence ?? 0.5,
  };
}

/** Gives transactions what a person answered about their merchant. */
async function follow(
  services: MatchNeeds,
  db: UserDb,
  question: StoredQuestion,
  ids: readonly string[],
): Promise<void> {
  if (question.answer === null || ids.length === 0) return;
  const changed = await setMerchantTransactions(db, question, ids, question.answer);
  await recordEvents(
    db,
    changed.map((transactionId) => ({
      ...{ id: services.ids.next(), transactionId, source: 'rule' as const },
      detail: { kind: 'categoryByRule' as const, values: {} },
    })),
    services.clock.now(),
  );
}

function keyOf({ merchantKey, held, told }: StoredQuestion): string {
  return conflictKey(merchantKey, held, told);
}

function keyOfFound({ transaction, conflict }: Found): string {
  return conflictKey(transaction.merchantKey, conflict.held, conflict.told);
}
