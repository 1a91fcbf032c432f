import type { ComponentProps } from 'react';
import { texts } from '../../texts/en/transactions.ts';
import { ListFilter } from '../../ui/icons/ledger.tsx';
import { Popover } from '../../ui/popover.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { NO_FILTER } from './transaction-filter.ts';

interface FilterButtonProps extends Omit<ComponentProps<typeof FilterPanel>, 'onClear'> {
  /** Number of active filters. */
  readonly count: number;
}

/** Opens the filters and shows the number of active ones. */
export function FilterButton({ count, ...panel }: FilterButtonProps) {
  return (
    <Popover
      label={texts.filters.title}
      align="end"
      className="w-[min(26rem,calc(100vw-16px))] max-w-none"
      trigger={
        <button type="button" className="btn shrink-0" data-variant="secondary">
          <ListFilter aria-hidden size={16} strokeWidth={1.5} />
          <span className="max-sm:sr-only">{texts.filters.title}</span>
          {count > 0 && <span className="figures text-evergreen">{count}</span>}
        </button>
      }
    >
      <FilterPanel {...panel} onClear={() => panel.onChange(NO_FILTER)} />
    </Popover>
  );
}
