import { useState } from 'react';
import { transactionsHref } from '../../../lib/transactions-href.ts';
import { texts } from '../../../texts/en/insights.ts';
import { Amount } from '../../../ui/amount.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { MerchantMark } from '../../../ui/merchant-mark.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { Insights } from '../insights.ts';

const SHOWN = 8;

/** Spending by merchant. */
export function MerchantCard({ data, className }: { readonly data: Insights; readonly className: string }) {
  const [isWhole, setWhole] = useState(false);
  const merchants = isWhole ? data.merchants : data.merchants.slice(0, SHOWN);
  const highest = Math.max(1, ...data.merchants.map((row) => row.spendMinor));
  return (
    <Card title={texts.merchants.title} className={className}>
      {merchants.length === 0 ? (
        <p className="card-body text-14 text-muted">{texts.merchants.none}</p>
      ) : (
        <ul className="pb-2">
          {merchants.map((row) => (
            <li key={row.merchant}>
              <TextLink
                href={transactionsHref(data, { merchant: row.merchant, type: 'expense' })}
                className="grid min-h-11 grid-cols-[auto_minmax(0,1fr)_minmax(5.5rem,auto)] items-center gap-x-3 px-4
                  py-1.5 text-14 hover:bg-hover focus-visible:-outline-offset-3 sm:px-5"
              >
                <MerchantMark name={row.merchant} size={28} />
                <span className="grid gap-1">
                  <span className="truncate font-medium">{row.merchant}</span>
                  <span className="h-1 rounded-full bg-line">
                    <span
                      className="chart-row-bar block h-1 rounded-full bg-ink/55"
                      style={{ width: `${Math.max(0, row.spendMinor / highest) * 100}%` }}
                    />
                  </span>
                </span>
                <span className="text-right">
                  <Amount
                    minor={row.spendMinor}
                    currency={data.currency}
                    signs="minus"
                    className="font-medium"
                  />
                  <span className="figures block text-12 text-muted">
                    {texts.merchants.transactions(row.count)}
                  </span>
                </span>
              </TextLink>
            </li>
          ))}
        </ul>
      )}
      {data.merchants.length > SHOWN && (
        <div className="border-t px-2 py-2">
          <Button variant="quiet" size="small" onClick={() => setWhole((now) => !now)}>
            {isWhole ? texts.merchants.fewer : texts.merchants.all(data.merchants.length)}
          </Button>
        </div>
      )}
    </Card>
  );
}
