import { currencyExponent } from '#domain/money/money.ts';
import type { IndexedFacts, KnownReceipt } from './facts.ts';
import type { Finding } from './finding.ts';

const GIFT_CARD =
  /\b(?:e-?)?gift ?cards?\b|\bgeschenkkarte\b|\bgutschein\b|\bcarte cadeau\b|\btarjeta regalo\b|\bbuono regalo\b/i;
const UNITS_MIN = 1;

/** Finds the balance of gift cards bought from a merchant after later orders used them. */
export function giftCardBalances(facts: IndexedFacts): Finding[] {
  const byShop = Map.groupBy(
    facts.receipts.filter(
      (receipt) => receipt.kind === 'purchase' && receipt.merchantKey !== '' && receipt.currency !== null,
    ),
    (receipt) => `${receipt.merchantKey}|${receipt.currency}`,
  );
  return [...byShop].flatMap(([key, receipts]) => {
    const bought = receipts.filter((receipt) => boughtMinor(receipt) > 0);
    const days = bought.map((receipt) => receipt.purchasedOn).sort();
    const [first, last] = [days[0], days.at(-1)];
    if (first === undefined || last === undefined) return [];
    const used = receipts.filter((receipt) => receipt.purchasedOn >= first && usedMinor(receipt) > 0);
    const boughtSum = bought.reduce((sum, receipt) => sum + boughtMinor(receipt), 0);
    const usedSum = used.reduce((sum, receipt) => sum + usedMinor(receipt), 0);
    const [receipt] = bought;
    // A gift for somebody else is never used here: only a card that was used is the user's own.
    if (!receipt?.currency || used.length === 0) return [];
    const rest = boughtSum - usedSum;
    if (rest < UNITS_MIN * 10 ** currencyExponent(receipt.currency)) return [];
    return [
      {
        kind: 'gift_card_left' as const,
        key: `${key}|${usedSum}`,
        on: last,
        merchant: receipt.merchant ?? '',
        amountMinor: rest,
        currency: receipt.currency,
        receiptIds: [...bought, ...used].map(({ id }) => id),
        transactionIds: [],
        planId: null,
        facts: { boughtMinor: boughtSum, usedMinor: usedSum },
      },
    ];
  });
}

/** True if the purchase contains only gift cards, which have no return or warranty deadline. */
export function isAllGiftCards({ items }: KnownReceipt): boolean {
  return items.length > 0 && items.every((item) => GIFT_CARD.test(item.name));
}

function boughtMinor(receipt: KnownReceipt): number {
  return receipt.items.reduce(
    (sum, item) => sum + (GIFT_CARD.test(item.name) ? Math.max(0, item.amountMinor ?? 0) : 0),
    0,
  );
}

function usedMinor(receipt: KnownReceipt): number {
  if (receipt.chargedMinor === null || receipt.totalMinor === null) return 0;
  return Math.max(0, receipt.totalMinor - receipt.chargedMinor);
}
