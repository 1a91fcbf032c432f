import type { CivilDate } from '../calendar/civil-date.ts';
import { pairTransfers } from '../ledger/transfers/pair-transfers.ts';
import { TRANSFER_AUTO_FROM, type TransferAccount } from '../ledger/transfers/transfer-types.ts';
import { type Charge, toCharge } from './charge.ts';
import type { ChargeGroup } from './group-charges.ts';
import type { RecurringInput } from './stream-types.ts';

/** The charge of a transfer, and the own account on its other side if known. */
export interface TransferCharge {
  readonly charge: Charge;
  readonly counterpart: TransferAccount | null;
}

/**
 * Splits charges up to `asOf` into money received, money paid, and transfers between own accounts (paying side only).
 */
export function splitTransfers(input: RecurringInput): {
  inflow: Charge[];
  outflow: Charge[];
  transfers: TransferCharge[];
} {
  const counterparts = counterpartsOf(input);
  const days = new Map<CivilDate, Charge>();
  const inflow: Charge[] = [];
  const outflow: Charge[] = [];
  const transfers: TransferCharge[] = [];
  for (const transaction of input.transactions) {
    if (transaction.postedOn > input.asOf) continue;
    const isOutflow = transaction.amountMinor <= 0;
    const counterpart = counterparts.get(transaction.id);
    if (counterpart === undefined) (isOutflow ? outflow : inflow).push(toCharge(transaction, days));
    else if (isOutflow) transfers.push({ charge: toCharge(transaction, days), counterpart });
  }
  return { inflow, outflow, transfers };
}

/** Transactions of automatic pairs, with the account on the other side. */
function counterpartsOf(input: RecurringInput): Map<string, TransferAccount | null> {
  const pairs = input.transfers ?? pairTransfers(input);
  const accounts = new Map(input.accounts.map((account) => [account.id, account]));
  const accountOf = new Map(input.transactions.map((transaction) => [transaction.id, transaction.accountId]));
  const counterparts = new Map<string, TransferAccount | null>();
  for (const { outflowId, inflowId, confidence } of pairs) {
    if (confidence < TRANSFER_AUTO_FROM) continue;
    counterparts.set(outflowId, accounts.get(accountOf.get(inflowId) ?? '') ?? null);
    counterparts.set(inflowId, accounts.get(accountOf.get(outflowId) ?? '') ?? null);
  }
  return counterparts;
}

/** Groups transfers by account and counterpart, in date order, with the class of their stream. */
export function groupByCounterpart(
  transfers: readonly TransferCharge[],
): { fixedClass: 'loan' | 'transfer'; group: ChargeGroup }[] {
  const groups = Map.groupBy(
    transfers,
    ({ charge, counterpart }) => `${charge.accountId}|${counterpart?.id ?? ''}`,
  );
  return [...groups.values()].map((group) => ({
    fixedClass: group.some(({ counterpart }) => /loan|mortgage/i.test(counterpart?.type ?? ''))
      ? 'loan'
      : 'transfer',
    group: {
      accountId: group[0]?.charge.accountId ?? '',
      charges: group.map(({ charge }) => charge).sort((a, b) => a.day - b.day),
      merchantKey: '',
    },
  }));
}
