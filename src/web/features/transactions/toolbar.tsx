import type { Ref } from 'react';
import { browserToday } from '../../lib/format/dates.ts';
import type { Period } from '../../lib/period.ts';
import { NARROW, useMedia } from '../../lib/use-media.ts';
import { useSearchText } from '../../lib/use-search-text.ts';
import { texts } from '../../texts/en/transactions.ts';
import { Amount } from '../../ui/amount.tsx';
import { Button } from '../../ui/button.tsx';
import { ListFilter } from '../../ui/icons/ledger.tsx';
import { X } from '../../ui/icons/signs.tsx';
import { PeriodPicker } from '../../ui/period-picker.tsx';
import { Popover } from '../../ui/popover.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { type Account, FilterPanel } from './filter-panel.tsx';
import type { Totals } from './row-types.ts';
import { chipsOf, type Filter, type FilterChanges } from './transaction-filter.ts';

interface ToolbarProps {
  readonly filter: Filter;
  readonly accounts: readonly Account[];
  readonly totals: Totals | null;
  readonly isStale: boolean;
  readonly searchRef: Ref<HTMLInputElement>;
  readonly onChange: (changes: FilterChanges) => void;
}

const ALL_KEYS = ['from', 'to', 'accountId', 'category', 'merchant', 'type', 'status', 'receipt'] as const;
const CLEARED = Object.fromEntries(ALL_KEYS.map((key) => [key, null]));

/** Search, period, filters and what they add up to; stays in sight while the rows move. */
export function Toolbar({ filter, accounts, totals, isStale, searchRef, onChange }: ToolbarProps) {
  const [text, setText] = useSearchText(filter.q ?? '', (q) => onChange({ q }));
  const isNarrow = useMedia(NARROW);
  const chips = chipsOf(filter, accounts, browserToday());
  const period: Period | null = filter.from && filter.to ? { from: filter.from, to: filter.to } : null;
  return (
    <div className="grid gap-2.5 py-3">
      <div className="flex items-center gap-2">
        <SearchField
          ref={searchRef}
          label={texts.search.label}
          placeholder={isNarrow ? texts.search.shortHint : texts.search.hint}
          value={text}
          onChange={setText}
          className="min-w-0 flex-1"
        />
        <PeriodPicker
          period={period}
          otherwise="all"
          isShort
          onPeriod={(next) => onChange({ from: next?.from ?? null, to: next?.to ?? null })}
        />
        <Popover
          label={texts.filters.title}
          align="end"
          className="w-[min(26rem,calc(100vw-16px))] max-w-none"
          trigger={
            <button type="button" className="btn shrink-0" data-variant="secondary">
              <ListFilter aria-hidden size={16} strokeWidth={1.5} />
              <span className="max-sm:sr-only">{texts.filters.title}</span>
              {chips.length > 0 && <span className="figures text-evergreen">{chips.length}</span>}
            </button>
          }
        >
          <FilterPanel
            filter={filter}
            accounts={accounts}
            onChange={onChange}
            onClear={() => onChange(CLEARED)}
          />
        </Popover>
      </div>
      <div className="flex min-h-6 flex-wrap items-center gap-x-5 gap-y-2">
        {chips.length > 0 && (
          <ul className="flex flex-wrap items-center gap-1.5">
            {chips.map((chip) => (
              <li key={chip.keys.join()}>
                <button
                  type="button"
                  aria-label={texts.filters.remove(chip.label)}
                  className="flex min-h-6.5 items-center gap-1 rounded-control border bg-surface py-0.5 pr-1 pl-2 text-13 hover:border-line-strong"
                  onClick={() => onChange(Object.fromEntries(chip.keys.map((key) => [key, null])))}
                >
                  {chip.label}
                  <X aria-hidden size={14} strokeWidth={1.5} className="text-muted" />
                </button>
              </li>
            ))}
            <li>
              <Button size="small" variant="quiet" className="text-muted" onClick={() => onChange(CLEARED)}>
                {texts.filters.clearAll}
              </Button>
            </li>
          </ul>
        )}
        {totals && <TotalsLine totals={totals} isStale={isStale} />}
      </div>
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
        <dt className="sr-only">{texts.totals.rows}</dt>
        <dd className="figures text-muted">{texts.totals.count(totals.count)}</dd>
      </div>
      <div className="flex items-baseline gap-1.5">
        <dt className="text-muted">{texts.totals.spend}</dt>
        <dd className="font-medium">
          <Amount minor={totals.spendMinor} currency={totals.currency} signs="minus" />
        </dd>
      </div>
      <div className="flex items-baseline gap-1.5">
        <dt className="text-muted">{texts.totals.income}</dt>
        <dd className="font-medium">
          <Amount minor={totals.incomeMinor} currency={totals.currency} signs="minus" />
        </dd>
      </div>
    </dl>
  );
}
