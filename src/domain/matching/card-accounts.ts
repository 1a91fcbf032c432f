/**
 * Evidence that a card draws on an account: the digits printed on a receipt, and the account of the only transaction
 * that fits the receipt.
 */
export interface CardUse {
  readonly card: string;
  readonly accountId: string;
}

/** A card is assigned to an account once at least this many uses agree, and at least this share of all its uses. */
const AGREEING_USES_MIN = 3;
const AGREEMENT_SHARE_MIN = 0.8;

/**
 * Maps the digits of each card that no account shows to the account it draws on. A debit card prints different digits
 * than the account behind it. Learned from receipts whose amount and merchant name leave only one possible transaction.
 */
export function learnCardAccounts(uses: readonly CardUse[]): ReadonlyMap<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const { card, accountId } of uses) {
    const byAccount = counts.get(card) ?? new Map<string, number>();
    byAccount.set(accountId, (byAccount.get(accountId) ?? 0) + 1);
    counts.set(card, byAccount);
  }
  const accounts = new Map<string, string>();
  for (const [card, byAccount] of counts) {
    const total = [...byAccount.values()].reduce((sum, count) => sum + count, 0);
    for (const [accountId, count] of byAccount) {
      if (count >= AGREEING_USES_MIN && count >= total * AGREEMENT_SHARE_MIN) accounts.set(card, accountId);
    }
  }
  return accounts;
}

/**
 * Returns the last four digits of a card number as printed by a receipt or bank; empty when it has fewer than two
 * digits.
 */
export function cardDigits(text: string | null): string {
  const digits = text === null ? '' : text.replace(/\D+/g, '').slice(-4);
  return digits.length < 2 ? '' : digits;
}
