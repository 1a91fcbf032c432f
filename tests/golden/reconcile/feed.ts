import { addDays, weekdayOf } from '#domain/calendar/civil-date.ts';
import type { ReconcileTransaction } from '#domain/ledger/reconcile/reconcile-types.ts';
import { Dice } from '../recurring/random.ts';

/** One real purchase, before any bank reported it. */
export interface Purchase {
  readonly key: string;
  readonly accountId: string;
  readonly boughtOn: string;
  readonly bookedOn: string;
  readonly authorizedMinor: number;
  readonly amountMinor: number;
  readonly pendingText: string;
  readonly postedText: string;
  readonly merchant: string;
}

const SHOPS: readonly (readonly [string, string, string, 'fixed' | 'tip' | 'hold' | 'any'])[] = [
  ['Starbucks', 'STARBUCKS 8003', 'STARBUCKS STORE 04421 SEATTLE WA', 'fixed'],
  ['Blue Bottle', 'SQ *BLUE BOTTLE', 'SQ *BLUE BOTTLE COFFEE Oakland CA', 'fixed'],
  ['Trattoria Roma', 'TRATTORIA ROMA', 'TRATTORIA ROMA 2125550101 NEW YORK NY', 'tip'],
  ['Thai Basil', 'TST* THAI BASIL', 'TST* THAI BASIL - AUSTIN', 'tip'],
  ['Paloma', 'PALOMA TAQUERIA', 'PALOMA TAQUERIA AUSTIN TX', 'tip'],
  ['Shell', 'SHELL OIL', 'SHELL OIL 57444212300 PORTLAND OR', 'hold'],
  ['Kroger', 'KROGER', 'KROGER #412 CINCINNATI OH', 'any'],
  ['Target', 'TARGET', 'TARGET 00012345 DENVER CO', 'any'],
  ['Amazon', 'AMZN Mktp US', 'AMZN Mktp US*2K4RT81Z0 Amzn.com/bill WA', 'any'],
  ['Uber', 'UBER *PENDING', 'UBER *TRIP HELP.UBER.COM CA', 'tip'],
  ['Netflix', 'NETFLIX.COM', 'NETFLIX.COM 866-579-7172 CA', 'fixed'],
  ['Metro', 'METRO FARE', 'METRO FARE AUTOLOAD', 'fixed'],
  ['CVS', 'CVS/PHARMACY', 'CVS/PHARMACY #08432 BOSTON MA', 'any'],
  ['Rewe', 'REWE SAGT DANKE', 'REWE SAGT DANKE 44120112', 'any'],
];

/** Purchases of some accounts over a period, including repeated amounts and true duplicates. */
export function buildPurchases(seed: number, days: number, from = '2026-01-01'): Purchase[] {
  const dice = new Dice(seed);
  const purchases: Purchase[] = [];
  for (let day = 0; day < days; day += 1) {
    for (let count = dice.int(0, 5); count > 0; count -= 1) {
      const [merchant, pendingText, postedText, kind] = dice.pick(SHOPS);
      const boughtOn = addDays(from, day);
      const amount = kind === 'fixed' ? dice.pick([450, 525, 290, 1549]) : dice.int(800, 9000);
      const authorized = heldBefore(amount, kind, dice);
      const purchase: Purchase = {
        key: `${seed}-${day}-${count}`,
        accountId: dice.pick(['visa', 'visa', 'chk']),
        boughtOn,
        bookedOn: businessDay(addDays(boughtOn, dice.pick([0, 1, 1, 1, 2, 2, 3]))),
        authorizedMinor: -authorized,
        amountMinor: -amount,
        pendingText,
        postedText,
        merchant,
      };
      purchases.push(purchase);
      if (dice.chance(0.03)) purchases.push({ ...purchase, key: `${purchase.key}-twin` });
    }
  }
  return purchases;
}

/** The pending amount before the final one is known: without the tip, or a round sum at a gas pump. */
function heldBefore(amount: number, kind: (typeof SHOPS)[number][3], dice: Dice): number {
  if (kind === 'tip' && dice.chance(0.6)) return Math.round(amount / (1.08 + dice.next() * 0.17));
  if (kind === 'hold' && dice.chance(0.5)) return Math.round(amount * (0.8 + dice.next() * 0.35));
  return amount;
}

function businessDay(on: string): string {
  const weekday = weekdayOf(on);
  return weekday === 0 ? addDays(on, 1) : weekday === 6 ? addDays(on, 2) : on;
}

interface TransactionShape {
  readonly pending?: boolean;
  readonly idPrefix?: string | null;
  readonly text?: 'pending' | 'posted' | 'merchant';
  readonly date?: 'bought' | 'booked';
  readonly hasAuthorized?: boolean;
  readonly hasMerchant?: boolean;
}

/** One purchase as reported by one source; the transaction's ID ends with the purchase's key. */
export function toTransaction(
  purchase: Purchase,
  side: string,
  shape: TransactionShape,
): ReconcileTransaction {
  const text = { pending: purchase.pendingText, posted: purchase.postedText, merchant: purchase.merchant };
  return {
    id: `${side}:${purchase.key}`,
    accountId: purchase.accountId,
    postedOn: shape.date === 'bought' ? purchase.boughtOn : purchase.bookedOn,
    authorizedOn: shape.hasAuthorized ? purchase.boughtOn : null,
    amountMinor: shape.pending ? purchase.authorizedMinor : purchase.amountMinor,
    currency: 'USD',
    description: text[shape.text ?? 'posted'],
    merchant: shape.hasMerchant ? purchase.merchant : null,
    pending: shape.pending ?? false,
    externalId: shape.idPrefix == null ? null : `${shape.idPrefix}${purchase.key.replace(/-/g, '')}`,
  };
}
