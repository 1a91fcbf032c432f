import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { apiQuery } from '../../lib/api-query.ts';
import { userToday } from '../../lib/format/dates.ts';
import type { Period } from '../../lib/period.ts';
import { useAddress } from '../../lib/use-address.ts';
import { NARROW, useMedia } from '../../lib/use-media.ts';
import { useSearchText } from '../../lib/use-search-text.ts';
import { texts } from '../../texts/en/transactions.ts';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { ListFilter } from '../../ui/icons/ledger.tsx';
import { PeriodPicker } from '../../ui/period-picker.tsx';
import { Popover } from '../../ui/popover.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { FilterSummary } from './filter-summary.tsx';
import { chipsOf, type Filter, filterOf, NO_FILTER, sortOf } from './transaction-filter.ts';
import type { TotalsQuery } from './transaction-types.ts';

interface ToolbarProps {
  readonly filter: Filter;
  readonly totals: TotalsQuery;
  /** The list shows the filter before. */
  readonly isListStale: boolean;
  readonly searchRef: Ref<HTMLInputElement>;
}

/** Search, period, filters and what they add up to; stays in sight while the transactions move. */
export function Toolbar({ filter, totals, isListStale, searchRef }: ToolbarProps) {
  const { params, change: onChange } = useAddress();
  const accounts = useQuery(apiQuery('listAccounts')).data?.accounts ?? [];
  const typed = filterOf(params).q ?? '';
  const [text, setText] = useSearchText(typed, (q) => onChange({ q }));
  const isNarrow = useMedia(NARROW);
  const chips = chipsOf(filter, accounts, userToday());
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
            onClear={() => onChange(NO_FILTER)}
          />
        </Popover>
      </div>
      {filter.q !== undefined && filter.q !== typed && (
        <p role="status" className="text-14">
          {texts.search.meant(filter.q)}
        </p>
      )}
      <FilterSummary
        chips={chips}
        sort={sortOf(params)}
        totals={totals}
        isStale={isListStale || totals.isPlaceholderData}
      />
    </div>
  );
}
