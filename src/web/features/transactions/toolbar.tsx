import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { apiQuery } from '../../lib/api-query.ts';
import { userToday } from '../../lib/format/dates.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import { texts } from '../../texts/en/transactions.ts';
import { PeriodPicker } from '../../ui/period-picker.tsx';
import { FilterButton } from './filter-button.tsx';
import { FilterSummary } from './filter-summary.tsx';
import { SearchBox } from './search-box.tsx';
import { type Filter, listFilterChips, parseFilter, parseSort } from './transaction-filter.ts';
import type { TotalsQuery } from './transaction-types.ts';

interface ToolbarProps {
  readonly filter: Filter;
  readonly totals: TotalsQuery;
  /** True while the list still shows the previous filter. */
  readonly isListStale: boolean;
  readonly searchRef: Ref<HTMLInputElement>;
}

/** The sticky toolbar with search, period, filters and totals. */
export function Toolbar({ filter, totals, isListStale, searchRef }: ToolbarProps) {
  const { params, change: onChange } = useUrlState();
  const accounts = useQuery(apiQuery('listAccounts')).data?.accounts ?? [];
  const typed = parseFilter(params).q ?? '';
  const chips = listFilterChips(filter, accounts, userToday());
  return (
    <div className="grid gap-2.5 py-3">
      <div className="flex items-center gap-2">
        <SearchBox typed={typed} fieldRef={searchRef} onSearch={(q) => onChange({ q })} />
        <PeriodPicker
          period={filter.from && filter.to ? { from: filter.from, to: filter.to } : null}
          otherwise="all"
          isShort
          onPeriod={(next) => onChange({ from: next?.from ?? null, to: next?.to ?? null })}
        />
        <FilterButton filter={filter} accounts={accounts} count={chips.length} onChange={onChange} />
      </div>
      {filter.q !== undefined && filter.q !== typed && (
        <p role="status" className="text-14">
          {texts.search.meant(filter.q)}
        </p>
      )}
      <FilterSummary
        chips={chips}
        sort={parseSort(params)}
        totals={totals}
        isStale={isListStale || totals.isPlaceholderData}
      />
    </div>
  );
}
