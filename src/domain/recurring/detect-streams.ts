import type { CivilDate } from '../calendar/civil-date.ts';
import { categorize } from '../categorization/categorize.ts';
import { pairTransfers } from '../ledger/transfers/pair-transfers.ts';
import { RateCurve } from '../ledger/transfers/rate-curve.ts';
import { TRANSFER_AUTO_FROM, type TransferAccount } from '../ledger/transfers/transfer-types.ts';
import { proportionOf } from '../money/money.ts';
import { type Charge, toCharge } from './charge.ts';
import { classifyStream } from './classify-stream.ts';
import { extractChains, type Found } from './extract-chains.ts';
import { type ChargeGroup, groupCharges } from './group-charges.ts';
import { type MerchantNature, merchantNature } from './merchant-nature.ts';
import { nameTokens, partyLabel } from './party-names.ts';
import { priceHistory } from './price-changes.ts';
import { type PartyFound, stitchChains } from './stitch-chains.ts';
import { standing } from './stream-status.ts';
import type { RecurringInput, Stream, StreamClass } from './stream-types.ts';
import { trialStreams } from './trial-streams.ts';

/**
 * Finds the streams of a household: transactions of one account and direction that repeat. Transfers between own
 * accounts make streams of class `transfer` (`loan` when the other account is a loan) and take no part
 * elsewhere. Transactions after `asOf` are ignored. Surest first.
 */
export function detectStreams(input: RecurringInput): Stream[] {
  const rates = new RateCurve(input.rates);
  const moved = movedTransactions(input);
  const transactions = input.transactions.filter((transaction) => transaction.postedOn <= input.asOf);
  const streams: Stream[] = [];
  const days = new Map<CivilDate, Charge>();
  const plain: { inflow: Charge[]; outflow: Charge[] } = { inflow: [], outflow: [] };
  const transfers: Charge[] = [];
  for (const transaction of transactions) {
    const isOutflow = transaction.amountMinor <= 0;
    if (!moved.has(transaction.id))
      (isOutflow ? plain.outflow : plain.inflow).push(toCharge(transaction, days));
    else if (isOutflow) transfers.push(toCharge(transaction, days));
  }
  const emit = (found: PartyFound, direction: 'inflow' | 'outflow', fixedClass: StreamClass | null) => {
    const stream = toStream(found, direction, found.nature, fixedClass, rates, input.asOf);
    if (stream) streams.push(stream);
  };
  for (const direction of ['outflow', 'inflow'] as const) {
    const groups = groupCharges(plain[direction]).filter(({ charges }) => charges.length > 1);
    for (const found of stitchChains(groups.flatMap((group) => chainsOf(group, direction))))
      emit(found, direction, null);
  }
  streams.push(...trialStreams(plain.outflow, input.asOf));
  for (const [key, group] of byCounterpart(transfers, moved)) {
    for (const found of chainsOf(group, 'outflow'))
      emit(found, 'outflow', key.endsWith('|loan') ? 'loan' : 'transfer');
  }
  return streams.sort((a, b) => b.confidence - a.confidence);
}

function chainsOf(group: ChargeGroup, direction: 'inflow' | 'outflow'): PartyFound[] {
  const told = natureOf(group);
  // Who pays money in does not sell anything: a coffee chain's wages are wages.
  const nature = direction === 'inflow' ? { ...told, isHabit: false } : told;
  return extractChains(group.charges, nature).map((found) => ({ ...found, nature, party: group.party }));
}

/** Transactions of pairs that stand automatically, each with the account on the other side. */
function movedTransactions(input: RecurringInput): Map<string, TransferAccount | null> {
  const pairs = input.transfers ?? pairTransfers(input);
  const accounts = new Map(input.accounts.map((account) => [account.id, account]));
  const accountOf = new Map(input.transactions.map((transaction) => [transaction.id, transaction.accountId]));
  const moved = new Map<string, TransferAccount | null>();
  for (const { outflowId, inflowId, confidence } of pairs) {
    if (confidence < TRANSFER_AUTO_FROM) continue;
    moved.set(outflowId, accounts.get(accountOf.get(inflowId) ?? '') ?? null);
    moved.set(inflowId, accounts.get(accountOf.get(outflowId) ?? '') ?? null);
  }
  return moved;
}

function byCounterpart(
  charges: readonly Charge[],
  moved: ReadonlyMap<string, TransferAccount | null>,
): Map<string, ChargeGroup> {
  const groups = new Map<string, Charge[]>();
  for (const charge of charges) {
    const other = moved.get(charge.id);
    const kind = /loan|mortgage/i.test(other?.type ?? '') ? 'loan' : 'own';
    const key = `${charge.accountId}|${other?.id ?? ''}|${kind}`;
    const group = groups.get(key);
    if (group) group.push(charge);
    else groups.set(key, [charge]);
  }
  return new Map(
    [...groups].map(([key, list]) => [
      key,
      { accountId: list[0]?.accountId ?? '', charges: list.sort((a, b) => a.day - b.day), party: '' },
    ]),
  );
}

function natureOf(group: ChargeGroup): MerchantNature {
  const names = new Set<string>();
  const texts = new Set<string>();
  for (const charge of group.charges) {
    if (charge.merchant) names.add(charge.merchant);
    if (texts.size >= 3) continue;
    names.add(nameTokens(charge.text).join(' '));
    texts.add(charge.text);
  }
  return merchantNature([...names].join(' ; '), [...texts].join(' ; '));
}

/** What the merchant table and words say of a stream's latest transaction. */
function categoryOf(charges: readonly Charge[]): string | null {
  const last = charges.at(-1);
  if (!last) return null;
  const { category, confidence } = categorize({
    description: last.text,
    merchant: last.merchant,
    amountMinor: last.signed,
  });
  return confidence >= CATEGORY_FROM ? category : null;
}

/** Below it a category is a guess from a single common word. */
const CATEGORY_FROM = 0.7;

function toStream(
  found: Found,
  direction: 'inflow' | 'outflow',
  nature: MerchantNature,
  fixedClass: StreamClass | null,
  rates: RateCurve,
  asOf: CivilDate,
): Stream | null {
  const { chain, confidence } = found;
  const first = chain.charges[0];
  const last = chain.charges.at(-1);
  if (!first || !last) return null;
  const prices = priceHistory(chain.charges, rates, chain.cadence);
  const kind = fixedClass ?? classifyStream(chain, direction, nature, prices, categoryOf(chain.charges));
  const { status, nextOn } = standing(chain, prices, kind, asOf);
  const sum = chain.charges.reduce((total, charge) => total + charge.signed, 0);
  return {
    merchant: partyLabel(last.merchant, last.text),
    accountId: last.accountId,
    direction,
    frequency: chain.cadence.frequency,
    status,
    class: kind,
    averageAmountMinor: proportionOf(sum, 1, chain.charges.length),
    lastAmountMinor: last.signed,
    firstOn: first.on,
    lastOn: last.on,
    nextOn,
    transactionIds: chain.charges.map(({ id }) => id),
    priceChanges: prices.changes,
    confidence: Math.round(confidence * 1000) / 1000,
  };
}
