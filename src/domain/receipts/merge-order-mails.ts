import { duplicateKey } from './duplicate-key.ts';
import type { Receipt, ReceiptKind } from './receipt.ts';

/** Mails of one order, joined: the mail that speaks for it and the ones that only add to it. */
export interface OrderGroup<T extends Receipt> {
  readonly leading: T;
  readonly others: readonly T[];
  /** The leading mail with what the others know and it does not. */
  readonly merged: Receipt;
}

/** The mail of the lowest rank leads: a purchase or plan before a parcel, a parcel before a notice. */
const RANKS: Readonly<Record<ReceiptKind, number>> = {
  purchase: 0,
  subscription: 0,
  refund: 0,
  shipping: 2,
  other: 3,
};

/**
 * Groups receipts by `duplicateKey` and joins each group. The order of the input decides between equals, so
 * pass the oldest first. A receipt without a key stays alone.
 */
export function mergeOrderMails<T extends Receipt>(receipts: readonly T[]): OrderGroup<T>[] {
  const groups = new Map<string, T[]>();
  receipts.forEach((receipt, at) => {
    const key = receipt.kind === 'other' ? `alone|${at}` : (duplicateKey(receipt) ?? `alone|${at}`);
    const group = groups.get(key);
    if (group) group.push(receipt);
    else groups.set(key, [receipt]);
  });
  return [...groups.values()].flatMap((group) => {
    const [leading, ...others] = [...group].sort((a, b) => rankOf(a) - rankOf(b));
    return leading ? [{ leading, others, merged: mergeInto(leading, others) }] : [];
  });
}

function rankOf(receipt: Receipt): number {
  return RANKS[receipt.kind] + (receipt.totalMinor === null ? 1 : 0);
}

function mergeInto(leading: Receipt, others: readonly Receipt[]): Receipt {
  const first = <Key extends keyof Receipt>(key: Key): Receipt[Key] =>
    [leading, ...others].find((receipt) => receipt[key] !== null)?.[key] ?? leading[key];
  const mostItems = [leading, ...others].reduce((best, receipt) =>
    receipt.items.length > best.items.length ? receipt : best,
  );
  return {
    kind: leading.kind,
    merchant: first('merchant'),
    orderId: first('orderId'),
    purchasedOn: first('purchasedOn'),
    currency: first('currency'),
    totalMinor: first('totalMinor'),
    chargedMinor: first('chargedMinor'),
    taxMinor: first('taxMinor'),
    shippingMinor: first('shippingMinor'),
    discountMinor: first('discountMinor'),
    tipMinor: first('tipMinor'),
    items: mostItems.items,
    cardLast4: first('cardLast4'),
    fromDomain: leading.fromDomain,
  };
}
