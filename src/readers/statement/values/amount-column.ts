import type { CurrencyCode } from '#domain/money/money.ts';
import {
  type DecimalMark,
  decideDecimalMark,
  readAmount,
  type ScannedAmount,
  scanAmount,
} from './amount-text.ts';

/** The amounts of one column (or one file), read with one decimal mark. */
export class AmountColumn {
  /** How many amounts had digits below their currency's minor unit. */
  roundedCount = 0;
  readonly mark: DecimalMark;

  constructor(mark: DecimalMark) {
    this.mark = mark;
  }

  /** Decides the mark over all texts; those that are no amounts are passed over. */
  static decide(texts: Iterable<string>, whenOpen: 'group' | 'fraction'): AmountColumn {
    return new AmountColumn(decideDecimalMark(bodiesOf(texts), whenOpen));
  }

  /** Minor units of an amount's text, or null when it is none. */
  read(text: string, currency: CurrencyCode | null): number | null {
    const scanned = scanAmount(text);
    return scanned === null ? null : this.readScanned(scanned, currency);
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
