import type { Merchant } from './catalog/merchant.ts';
import { addDays, businessDayFrom, localInstant } from './days.ts';
import { fillTemplate, type Random } from './random.ts';
import type { CivilDate, HouseholdPurchase, LedgerTransaction } from './types.ts';

/**
 * The generators' output. `from` and `to` limit the dates. `storyOn` is "now" of the household's scenarios, and
 * `anchor` the first day of its month.
 */
export interface Book {
  readonly seed: number;
  readonly from: CivilDate;
  readonly to: CivilDate;
  readonly storyOn: CivilDate;
  readonly anchor: CivilDate;
  readonly transactions: LedgerTransaction[];
  readonly purchases: HouseholdPurchase[];
}

export const CURRENCY = 'USD';

/** How a transaction posts; transfers between banks ('ach') are never pending. */
export type Settlement = 'card' | 'ach' | 'hold';

export interface TransactionDraft {
  readonly id: string;
  readonly accountId: string;
  readonly amountMinor: number;
  readonly on: CivilDate;
  readonly hour?: number;
  readonly settlement: Settlement;
  /** Fixed number of days until it posts, instead of a random one. */
  readonly lagDays?: number;
  readonly description: string;
  readonly merchant: Merchant;
  /** Amount held before the final amount is known (tips, fuel, ride fares). */
  readonly heldMinor?: number;
  readonly streamKey?: string;
  readonly transferId?: string;
  readonly purchaseId?: string;
  readonly checkNumber?: string;
}

export function addTransaction(book: Book, draft: TransactionDraft, random: Random): LedgerTransaction {
  const { merchant } = draft;
  const isCard = draft.settlement !== 'ach';
  const postedOn = isCard ? settledOn(draft, random) : businessDayFrom(draft.on);
  const category = splitCategory(merchant.category);
  const transaction: LedgerTransaction = {
    id: draft.id,
    accountId: draft.accountId,
    currency: CURRENCY,
    amountMinor: draft.amountMinor,
    authorizedOn: isCard ? draft.on : postedOn,
    authorizedAt: isCard ? paidAt(draft, random) : null,
    postedOn: draft.settlement === 'hold' ? null : postedOn,
    releasedOn: draft.settlement === 'hold' ? addDays(draft.on, random.int(3, 6)) : null,
    pendingAs: isCard ? heldAs(draft, random) : null,
    description: draft.description,
    name: tidyName(draft.description),
    merchantName: merchant.counterparty === 'income_source' ? null : merchant.name,
    website: merchant.domain,
    categoryPrimary: category.primary,
    categoryDetailed: merchant.category,
    channel: merchant.channel ?? 'in store',
    counterparty: merchant.counterparty ?? 'merchant',
    via: merchant.via ?? null,
    ...placeIn(draft.description),
    checkNumber: draft.checkNumber ?? null,
    streamKey: draft.streamKey ?? null,
    transferId: draft.transferId ?? null,
    purchaseId: draft.purchaseId ?? null,
  };
  book.transactions.push(transaction);
  return transaction;
}

function paidAt({ on, hour = 12 }: TransactionDraft, random: Random): string {
  return localInstant(on, hour, random.int(0, 59), random.int(0, 59));
}

/** The pending form of a card transaction. */
function heldAs(draft: TransactionDraft, random: Random): NonNullable<LedgerTransaction['pendingAs']> {
  return {
    amountMinor: draft.heldMinor ?? draft.amountMinor,
    description: pendingText(draft.description, random),
    linked: !random.chance(0.03),
  };
}

function placeIn(description: string): Pick<LedgerTransaction, 'city' | 'region'> {
  return {
    city: /\bAustin\b/i.test(description) ? 'Austin' : null,
    region: /\bTX\b/.test(description) ? 'TX' : null,
  };
}

/** The merchant's descriptor with random reference digits. */
export function fillDescriptor(
  merchant: Merchant,
  random: Random,
  fields: Record<string, string> = {},
): string {
  return fillTemplate(merchant.descriptor, random, fields);
}

const PRIMARIES = [
  'INCOME',
  'LOAN_DISBURSEMENTS',
  'LOAN_PAYMENTS',
  'TRANSFER_IN',
  'TRANSFER_OUT',
  'BANK_FEES',
  'ENTERTAINMENT',
  'FOOD_AND_DRINK',
  'GENERAL_MERCHANDISE',
  'HOME_IMPROVEMENT',
  'MEDICAL',
  'PERSONAL_CARE',
  'GENERAL_SERVICES',
  'GOVERNMENT_AND_NON_PROFIT',
  'TRANSPORTATION',
  'TRAVEL',
  'RENT_AND_UTILITIES',
  'OTHER',
];

export function splitCategory(detailed: string): { primary: string; detailed: string } {
  const primary = PRIMARIES.find((candidate) => detailed.startsWith(`${candidate}_`));
  if (primary === undefined) throw new RangeError(`unknown category ${detailed}`);
  return { primary, detailed };
}

function settledOn(draft: TransactionDraft, random: Random): CivilDate {
  return businessDayFrom(addDays(draft.on, draft.lagDays ?? random.pick([1, 1, 2, 2, 3])));
}

function pendingText(description: string, random: Random): string {
  return random.chance(0.25)
    ? description.toUpperCase().replace(/\s+(?:[A-Z]{2}|CAN|SWE)$/, '')
    : description;
}

/** An aggregator's cleaned description: without facilitator marks, store numbers and places. */
function tidyName(description: string): string {
  const text = description
    .replace(/^(?:SQ \*|TST\*\s?|SP |PAYPAL \*|PP\*)/i, '')
    .replace(/\s+(?:[A-Z]{2}|CAN|SWE)$/, '')
    .replace(/\s+(?:PPD|WEB) ID:.*$/, '')
    .replace(/\s+\d{3}-?\d{3}-?\w{4}\b.*$/, '')
    .replace(/\s+(?:#\s?\d+|\d{4,}\w*).*$/, '')
    .replace(/\s+Austin$/i, '')
    .replace(/\s+/g, ' ')
    .trim();
  return text === '' ? description : text;
}
