import type { UserDb } from '#db/pool.ts';
import {
  applyAnswerToMerchant,
  type CategoryQuestion,
  listCategoryQuestions,
  listNewTransactionsOfAnsweredMerchants,
  listOpenCategoryQuestionIds,
  replaceOpenCategoryQuestions,
  type StoredQuestion,
} from '#db/repositories/category-questions.ts';
import { recordEvents } from '#db/repositories/history.ts';
import { consumePendingCounterparties, getPairingState } from '#db/repositories/matching/match-states.ts';
import { counterpartyOfKey } from '#db/repositories/transactions/counterparties.ts';
import { addDays, type CivilDate } from '#domain/calendar/civil-date.ts';
import { currencyExponent } from '#domain/money/money.ts';
import {
  type CategoryConflict,
  conflictKey,
  findMerchantConflict,
  findReceiptConflict,
} from '#domain/splits/category-conflict.ts';
import { listHealthReceipts, listUndecidedMerchants, type MerchantTransactions } from './category-query.ts';
import type { DeriveScope, MatchServices } from './derive-services.ts';
import { listReceiptCounterparties } from './transactions-query.ts';

/** Older transactions no longer matter to the user. */
const DAYS_BACK = 365;
/** Minimum amount affected by a question, in whole currency units. */
const STAKE_MIN = 20;

/**
 * A category conflict, with the transaction to ask about and the amount of all transactions that share the conflict.
 */
interface DetectedConflict {
  readonly transaction: MerchantTransactions;
  readonly conflict: CategoryConflict;
  readonly stakeMinor: number;
  /** All transactions with the conflict; for a merchant's conflict only the newest one. */
  readonly transactionIds: readonly string[];
  readonly transactionCount: number;
}

/**
 * Applies earlier answers about merchants to their new transactions, and asks about categories on which sources
 * disagree. `changed`: if only transactions have changed, their counterparties; then only receipts of these are read.
 */
export async function updateCategoryQuestions(
  services: MatchServices,
  db: UserDb,
  { today, environments }: DeriveScope,
  changed: ChangedCounterparties | null,
): Promise<void> {
  for (const isSandbox of environments)
    await updateQuestionsIn(services, db, isSandbox, today, changed?.get(isSandbox) ?? null);
}

/** The counterparties whose transactions changed since the last run, by environment; null: all. */
export type ChangedCounterparties = ReadonlyMap<boolean, readonly string[] | null>;

/** Reads which counterparties' transactions changed since the last run. */
export async function readChangedCounterparties(
  db: UserDb,
  { today, environments }: DeriveScope,
): Promise<ChangedCounterparties> {
  const changed = new Map<boolean, readonly string[] | null>();
  for (const isSandbox of environments) {
    const state = await getPairingState(db, isSandbox);
    changed.set(isSandbox, state?.today === today ? (state.unasked ?? null) : null);
  }
  return changed;
}

async function updateQuestionsIn(
  services: MatchServices,
  db: UserDb,
  isSandbox: boolean,
  today: CivilDate,
  changed: readonly string[] | null,
): Promise<void> {
  const from = addDays(today, -DAYS_BACK);
  const known = await listCategoryQuestions(db, isSandbox);
  const hasMerchantAnswers = known.some((question) => question.isForMerchant);
  const newTransactions = hasMerchantAnswers
    ? await listNewTransactionsOfAnsweredMerchants(db, isSandbox)
    : new Map<string, string[]>();
  // If there are two answers about a merchant, the later one wins.
  for (const question of known.toReversed())
    await applyAnswer(services, db, question, newTransactions.get(question.transactionId) ?? []);
  const atReceipts = detectReceiptConflicts(await listHealthReceipts(db, isSandbox, from, changed));
  const { counterparties: pending } = await consumePendingCounterparties(db, isSandbox, today, 'unasked');
  const counterparties =
    changed && pending
      ? new Set(pending)
      : await listAffectedCounterparties(db, isSandbox, pending, known, atReceipts);
  const found = [
    ...detectMerchantConflicts(
      await listUndecidedMerchants(db, isSandbox, from, counterparties && [...counterparties]),
    ),
    ...atReceipts,
  ];
  const answered = new Map(
    known
      .filter((question) => question.state === 'answered')
      .map((question) => [keyOfQuestion(question), question]),
  );
  const open: DetectedConflict[] = [];
  for (const conflict of found) {
    const answer = answered.get(keyOfConflict(conflict));
    if (!answer) open.push(conflict);
    else if (answer.basis === 'receipt' && answer.isForMerchant)
      await applyAnswer(services, db, answer, conflict.transactionIds);
  }
  if (known.length + open.length === 0) return;
  const stillOpen = new Set(await listOpenCategoryQuestionIds(db, isSandbox));
  const openQuestions = known.filter((question) => stillOpen.has(question.transactionId));
  await replaceOpenCategoryQuestions(
    db,
    isSandbox,
    largestPerMerchant(open).map((conflict) => toQuestion(conflict, isSandbox, openQuestions)),
    known.flatMap(({ transactionId, merchantKey }) =>
      counterparties === null || counterparties.has(counterpartyOfKey(merchantKey)) ? [] : transactionId,
    ),
    services.clock.now(),
  );
}

/**
 * The counterparties whose questions may have changed since the last run: those with changed transactions, and those
 * with receipts. Questions about all others are kept. Null: all counterparties.
 */
async function listAffectedCounterparties(
  db: UserDb,
  isSandbox: boolean,
  changed: readonly string[] | null,
  known: readonly StoredQuestion[],
  atReceipts: readonly DetectedConflict[],
): Promise<ReadonlySet<string> | null> {
  if (changed === null) return null;
  const atMerchants = [
    ...known.filter(({ basis }) => basis === 'receipt'),
    ...atReceipts.map(({ transaction }) => transaction),
  ];
  return new Set([
    ...changed,
    ...atMerchants.map(({ merchantKey }) => counterpartyOfKey(merchantKey)),
    ...(await listReceiptCounterparties(db, isSandbox)),
  ]);
}

function detectMerchantConflicts(merchants: readonly MerchantTransactions[]): DetectedConflict[] {
  return merchants.flatMap((transaction) => {
    const conflict = findMerchantConflict(transaction);
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

/** Receipts of one merchant with the same conflict become one question, about the newest transaction. */
function detectReceiptConflicts(
  transactions: Awaited<ReturnType<typeof listHealthReceipts>>,
): DetectedConflict[] {
  const found = transactions.flatMap((transaction) => {
    const conflict = findReceiptConflict(transaction, transaction.lines);
    return conflict ? [{ transaction, conflict }] : [];
  });
  const groups = Map.groupBy(found, (each) => `${keyOfConflict(each)}|${each.transaction.currency}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const stakeMinor = group.reduce((sum, { transaction }) => sum + transaction.spentMinor, 0);
    return [
      {
        ...first,
        stakeMinor,
        transactionIds: group.map(({ transaction }) => transaction.id),
        transactionCount: group.length,
      },
    ];
  });
}

/** For each merchant, the question that affects the largest amount, if the amount is worth a question. */
function largestPerMerchant(found: readonly DetectedConflict[]): DetectedConflict[] {
  const worth = found.filter(
    ({ stakeMinor, transaction }) => stakeMinor >= STAKE_MIN * 10 ** currencyExponent(transaction.currency),
  );
  return [...Map.groupBy(worth, ({ transaction }) => transaction.merchantKey).values()].flatMap((conflicts) =>
    conflicts
      .sort((a, b) => b.stakeMinor - a.stakeMinor || (a.transaction.id < b.transaction.id ? -1 : 1))
      .slice(0, 1),
  );
}

/** A question that is already open keeps its transaction, even if newer ones have arrived. */
function toQuestion(
  { transaction, conflict, transactionIds, transactionCount }: DetectedConflict,
  isSandbox: boolean,
  asked: readonly StoredQuestion[],
): CategoryQuestion {
  const { basis, currentCategory, otherCategory, choices } = conflict;
  const earlier = asked.find(
    (question) =>
      question.merchantKey === transaction.merchantKey &&
      question.currentCategory === currentCategory &&
      question.otherCategory === otherCategory &&
      (basis !== 'receipt' || transactionIds.includes(question.transactionId)),
  );
  return {
    ...{ merchantKey: transaction.merchantKey, isSandbox, basis, currentCategory, otherCategory },
    transactionId: earlier?.transactionId ?? transaction.id,
    choices: earlier?.basis === basis ? earlier.choices : choices,
    similarCount: transactionCount - 1,
    confidence: choices[0]?.confidence ?? 0.5,
  };
}

/** Applies the user's answer about a merchant to transactions. */
async function applyAnswer(
  services: MatchServices,
  db: UserDb,
  question: StoredQuestion,
  ids: readonly string[],
): Promise<void> {
  if (question.answer === null || ids.length === 0) return;
  const changed = await applyAnswerToMerchant(db, question, ids, question.answer);
  await recordEvents(
    db,
    changed.map((transactionId) => ({
      ...{ id: services.ids.next(), transactionId, source: 'rule' as const },
      detail: { kind: 'categoryByRule' as const, values: {} },
    })),
    services.clock.now(),
  );
}

function keyOfQuestion({ merchantKey, currentCategory, otherCategory }: StoredQuestion): string {
  return conflictKey(merchantKey, currentCategory, otherCategory);
}

function keyOfConflict({
  transaction,
  conflict,
}: Pick<DetectedConflict, 'transaction' | 'conflict'>): string {
  return conflictKey(transaction.merchantKey, conflict.currentCategory, conflict.otherCategory);
}
