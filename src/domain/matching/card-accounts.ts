/** One likely use of a card: the digits a receipt prints and the account its only fitting transaction lies in. */
export interface CardUse {
  readonly card: string;
  readonly accountId: string;
}

/** Uses that must agree before a card is taken to belong to an account. */
const USES_MIN = 3;
const AGREEMENT_MIN = 0.8;

/**
 * The account behind each card number that no account shows: a debit card prints other digits than the
 * account it draws on. Learned from receipts whose amount and name leave one transaction open.
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
      if (count >= USES_MIN && count >= total * AGREEMENT_MIN) accounts.set(card, accountId);
    }
  }
  return accounts;
}

/** Last four digits of what a receipt or a bank prints for a card; empty when there are fewer than two. */
export function cardDigits(text: string | null): string {
  const digits = text === null ? '' : text.replace(/\D+/g, '').slice(-4);
  return digits.length < 2 ? '' : digits;
}
