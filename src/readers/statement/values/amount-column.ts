import type { CurrencyCode } from '#domain/money/money.ts';
import {
  type DecimalMark,
  decideDecimalMark,
  isTooLarge,
  readAmount,
  type ScannedAmount,
  scanAmount,
} from './amount-text.ts';

/** The amounts of one column (or file), read with one decimal mark. */
export class AmountColumn {
  /** Number of amounts with digits below the minor unit of their currency. */
  roundedCount = 0;
  readonly mark: DecimalMark;

  constructor(mark: DecimalMark) {
    this.mark = mark;
  }

  /** Decides the decimal mark over all texts; texts that are not amounts are skipped. */
  static decide(texts: Iterable<string>, whenOpen: 'group' | 'fraction'): AmountColumn {
    return new AmountColumn(decideDecimalMark(bodiesOf(texts), whenOpen));
  }

  /** Parses an amount to minor units; null if it is not one. */
  read(text: string, currency: CurrencyCode | null): number | null {
    const scanned = scanAmount(text);
    return scanned === null ? null : this.readScanned(scanned, currency);
  }

  /** True for an amount that the ledger cannot hold. */
  isTooLarge(text: string, currency: CurrencyCode | null): boolean {
    const scanned = scanAmount(text);
    return (
      scanned !== null && isTooLarge(text, readAmount(scanned, this.mark, currency)?.amountMinor ?? null)
    );
  }

  readScanned(scanned: ScannedAmount, currency: CurrencyCode | null): number | null {
    const read = readAmount(scanned, this.mark, currency);
    if (read?.isRounded) this.roundedCount += 1;
    return read?.amountMinor ?? null;
  }
}

function* bodiesOf(texts: Iterable<string>): Generator<string> {
  for (const text of texts) {
    const scanned = scanAmount(text);
    if (scanned) yield scanned.body;
  }
}
