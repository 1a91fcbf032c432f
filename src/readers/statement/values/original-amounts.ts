import type { StatementWarning } from '#domain/ledger/statement-warning.ts';
import { isCurrencyCode } from '#domain/money/currency-codes.ts';
import type { CurrencyCode } from '#domain/money/money.ts';
import type { StatementTransaction } from '../statement-file.ts';

/** An amount in another currency as stated next to the booked one; `amountMinor` is null if unreadable. */
export interface OriginalAmount {
  readonly amountMinor: number | null;
  readonly currency: string;
}

type Booked = Pick<StatementTransaction, 'line' | 'amountMinor' | 'currency'> & {
  readonly sheet?: string | undefined;
};
type Original = Pick<StatementTransaction, 'originalAmountMinor' | 'originalCurrency'>;

export const NO_ORIGINAL: Original = { originalAmountMinor: null, originalCurrency: null };

/** A hundred billion units: no household purchase costs more in any currency. */
const ORIGINAL_MINOR_MAX = 10_000_000_000_000;

/**
 * Checks the original amounts of foreign purchases. Implausible ones are dropped and counted; their transactions are
 * kept.
 */
export class OriginalAmountChecker {
  #dropped = 0;
  #first: Booked | null = null;

  /** Returns the original amount with the sign of the booked one; none when both have one currency. */
  check(booked: Booked, stated: OriginalAmount | null): Original {
    if (stated === null || stated.amountMinor === 0) return NO_ORIGINAL;
    const { amountMinor, currency } = stated;
    if (currency === booked.currency) return NO_ORIGINAL;
    const magnitude = Math.abs(amountMinor ?? Number.POSITIVE_INFINITY);
    if (!isCurrencyCode(currency) || magnitude > ORIGINAL_MINOR_MAX) {
      this.#first ??= booked;
      this.#dropped += 1;
      return NO_ORIGINAL;
    }
    return {
      originalAmountMinor: booked.amountMinor < 0 ? -magnitude : magnitude,
      originalCurrency: currency satisfies CurrencyCode,
    };
  }

  get warnings(): StatementWarning[] {
    if (this.#first === null) return [];
    const { line, sheet } = this.#first;
    const values = { count: this.#dropped, line };
    return [{ code: 'originalAmountsUnread', values, ...(sheet === undefined ? {} : { fileName: sheet }) }];
  }
}
