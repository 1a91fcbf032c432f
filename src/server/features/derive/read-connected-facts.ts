import type { UserDb } from '#db/pool.ts';
import type { ConsumedCounterparties } from '#db/repositories/matching/match-states.ts';
import { counterpartyOfKey } from '#db/repositories/transactions/counterparties.ts';
import type { FactDays, FindingFacts, KnownPlan } from '#domain/findings/facts.ts';
import {
  byState,
  readBankDays,
  readCancellations,
  readCounterpartiesOf,
  readKnownPlans,
  readKnownPromises,
  readKnownReceipts,
  readKnownTransactions,
  readMatchesOf,
} from './findings-query.ts';

/** With more connected counterparties than this, all facts are read. */
const COUNTERPARTIES_MAX = 20;

/** All facts that are connected with some counterparties. */
interface ConnectedFacts {
  readonly facts: Omit<FindingFacts, 'accountMasks'>;
  /** The days of all facts, as in the last complete comparison. */
  readonly days: FactDays;
  /** The given counterparties and the connected ones. */
  readonly counterparties: readonly string[];
}

type Linked = Pick<FindingFacts, 'receipts' | 'transactions' | 'plans'> &
  ReturnType<typeof byState> & { readonly counterparties: readonly string[] };

/**
 * The facts of these counterparties, and of all that share a match or a subscription with one of them. Null if the days
 * of all facts have changed, or if too much is connected; then all facts must be read.
 */
export async function readConnectedFacts(
  db: UserDb,
  isSandbox: boolean,
  today: string,
  { counterparties: changed, factDays: days }: ConsumedCounterparties,
): Promise<ConnectedFacts | null> {
  if (changed === null || !days?.firstReceiptOn) return null;
  const [bank, linked, allPromises] = await Promise.all([
    readBankDays(db, isSandbox, today),
    readLinked(db, isSandbox, today, changed),
    readKnownPromises(db, isSandbox, today),
  ]);
  if (linked === null || bank?.from !== days.bank?.from || bank?.to !== days.bank?.to) return null;
  const { counterparties, ...known } = linked;
  const isKnown = ({ merchantKey }: { readonly merchantKey: string }) =>
    counterparties.includes(counterpartyOfKey(merchantKey));
  const promises = allPromises.filter(isKnown);
  const cancellations = mayBeCanceled(known) ? await readCancellations(db, isSandbox, today) : [];
  return {
    facts: {
      ...known,
      today,
      promises,
      cancellations: cancellations.filter(isKnown),
    },
    days,
    counterparties,
  };
}

/** Reads more counterparties until no new ones are connected. */
async function readLinked(
  db: UserDb,
  isSandbox: boolean,
  today: string,
  changed: readonly string[],
): Promise<Linked | null> {
  const counterparties = new Set(changed);
  for (;;) {
    if (counterparties.size > COUNTERPARTIES_MAX) return null;
    const names = [...counterparties];
    const [receipts, transactions] = await Promise.all([
      readKnownReceipts(db, isSandbox, today, names),
      readKnownTransactions(db, isSandbox, today, names),
    ]);
    // Without a merchant, rules compare across counterparties.
    if ([...receipts, ...transactions].some(({ merchantKey }) => merchantKey === '')) return null;
    const receiptIds = new Set(receipts.map(({ id }) => id));
    const transactionIds = new Set(transactions.map(({ id }) => id));
    const [pairs, plans] = await Promise.all([
      readMatchesOf(db, [...receiptIds], [...transactionIds]),
      readKnownPlans(db, isSandbox, [...transactionIds]),
    ]);
    const found = await readCounterpartiesOf(
      db,
      pairs.map(({ receiptId }) => receiptId).filter((id) => !receiptIds.has(id)),
      [...pairs.map(({ transactionId }) => transactionId), ...idsOf(plans)].filter(
        (id) => !transactionIds.has(id),
      ),
    );
    if (found.every((counterparty) => counterparties.has(counterparty)))
      return { receipts, transactions, plans, ...byState(pairs), counterparties: names };
    for (const counterparty of found) counterparties.add(counterparty);
  }
}

function idsOf(plans: readonly KnownPlan[]): string[] {
  return plans.flatMap(({ transactionIds }) => transactionIds);
}

/** Whether the email that confirms a cancellation could matter. */
function mayBeCanceled({ plans, receipts }: Pick<FindingFacts, 'plans' | 'receipts'>): boolean {
  return (
    plans.length > 0 ||
    receipts.some(({ trialEndsOn, nextRenewalOn }) => trialEndsOn !== null || nextRenewalOn !== null)
  );
}
