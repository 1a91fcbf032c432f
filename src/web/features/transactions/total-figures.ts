import { texts } from '../../texts/en/transactions.ts';
import type { Totals } from './transaction-types.ts';

interface TotalFigure {
  readonly name: string;
  readonly minor: number;
  readonly currency: string;
}

/** The figures of a list, by currency. Zeros are shown only if every figure is zero. */
export function totalFigures(totals: Totals): TotalFigure[] {
  const mainFigures = figuresIn(totals);
  const others = totals.others.flatMap((sums) => figuresIn(sums)).filter(({ minor }) => minor !== 0);
  return others.length > 0 && mainFigures.every(({ minor }) => minor === 0)
    ? others
    : [...mainFigures, ...others];
}

function figuresIn(sums: Totals['others'][number]): TotalFigure[] {
  const { currency, spendMinor, incomeMinor, transferMinor } = sums;
  if (transferMinor !== null) return [{ name: texts.totals.transfers, minor: transferMinor, currency }];
  return [
    { name: texts.totals.spend, minor: spendMinor, currency },
    { name: texts.totals.income, minor: incomeMinor, currency },
  ];
}
