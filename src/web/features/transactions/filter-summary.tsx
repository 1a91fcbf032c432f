import { TRANSACTION_SORTS, type TransactionSort } from '#domain/ledger/transaction-sort.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import { texts } from '../../texts/en/transactions.ts';
import { Amount } from '../../ui/amount.tsx';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/fields/field.tsx';
import { X } from '../../ui/icons/initial.tsx';
import { totalFigures } from './total-figures.ts';
import { type FilterChip, NO_FILTER } from './transaction-filter.ts';
import type { Totals, TotalsQuery } from './transaction-types.ts';

interface FilterSummaryProps {
  readonly chips: readonly FilterChip[];
  readonly sort: TransactionSort;
  readonly totals: TotalsQuery;
  readonly isStale: boolean;
}

/** Sort order, removable filter chips, and totals. */
export function FilterSummary({ chips, sort, totals, isStale }: FilterSummaryProps) {
  const { change } = useUrlState();
  return (
    <div className="flex min-h-6 flex-wrap items-center gap-x-5 gap-y-2">
      <Select
        label={texts.sort.label}
        value={sort}
        onChange={({ target }) => change({ sort: target.value === 'newest' ? null : target.value })}
      >
        {TRANSACTION_SORTS.map((order) => (
          <option key={order} value={order}>
            {texts.sort[order]}
          </option>
        ))}
      </Select>
      {chips.length > 0 && (
        <ul className="flex flex-wrap items-center gap-1.5">
          {chips.map((chip) => (
            <li key={chip.keys.join()}>
              <button
                type="button"
                aria-label={texts.filters.remove(chip.label)}
                className="flex min-h-6.5 items-center gap-1 rounded-control border bg-surface py-0.5 pr-1 pl-2
                  text-13 hover:border-line-strong"
                onClick={() => change(Object.fromEntries(chip.keys.map((key) => [key, null])))}
              >
                {chip.label}
                <X aria-hidden size={14} strokeWidth={1.5} className="text-muted" />
              </button>
            </li>
          ))}
          <li>
            <Button size="small" variant="quiet" className="text-muted" onClick={() => change(NO_FILTER)}>
              {texts.filters.clearAll}
            </Button>
          </li>
        </ul>
      )}
      {totals.data && <TotalsLine totals={totals.data} isStale={isStale} />}
    </div>
  );
}

function TotalsLine({ totals, isStale }: { readonly totals: Totals; readonly isStale: boolean }) {
  return (
    <dl
      aria-live="polite"
      aria-busy={isStale}
      className={`ml-auto flex flex-wrap items-baseline gap-x-4 gap-y-1 text-13 ${isStale ? 'opacity-50' : ''}`}
    >
      <div className="flex items-baseline gap-1.5">
        <dt className="sr-only">{texts.totals.transactions}</dt>
        <dd className="figures text-muted">{texts.totals.count(totals.count)}</dd>
      </div>
      {totalFigures(totals).map(({ name, minor, currency }) => (
        <div key={`${name} ${currency}`} className="flex items-baseline gap-1.5">
          <dt className="text-muted">{name}</dt>
          <dd className="font-medium">
            <Amount minor={minor} currency={currency} signs="minus" />
          </dd>
        </div>
      ))}
    </dl>
  );
}
