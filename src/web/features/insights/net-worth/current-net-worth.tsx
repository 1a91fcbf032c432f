import { minorToNumber } from '#domain/money/money.ts';
import { texts } from '../../../texts/en/insights-net-worth.ts';
import { BigAmount } from '../../../ui/amount.tsx';
import type { Month } from './net-worth-chart.tsx';

/** Current assets, liabilities and net worth. */
export function CurrentNetWorth({ now, currency }: { readonly now: Month; readonly currency: string }) {
  const figures = [
    { name: texts.net, minor: now.netMinor },
    { name: texts.assets, minor: now.assetsMinor },
    { name: texts.liabilities, minor: now.debtsMinor },
  ];
  return (
    <dl className="card grid divide-x max-sm:divide-x-0 max-sm:divide-y sm:grid-cols-3">
      {figures.map((figure) => (
        <div
          key={figure.name}
          className="flex items-baseline justify-between gap-1 px-4 py-4 sm:grid sm:px-5"
        >
          <dt className="label">{figure.name}</dt>
          <dd>
            <BigAmount decimal={minorToNumber(figure.minor, currency)} currency={currency} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
