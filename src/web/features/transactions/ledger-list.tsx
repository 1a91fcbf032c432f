import type { Ref } from 'react';
import { NARROW, useMediaQuery } from '../../lib/use-media-query.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import { texts } from '../../texts/en/transactions.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import type { Filter } from './transaction-filter.ts';
import { type GridHandle, TransactionGrid } from './transaction-grid.tsx';
import type { Transaction } from './transaction-types.ts';
import { NothingMatches, TransactionsLoading } from './transactions-states.tsx';
import type { Selection } from './use-selection.ts';
import type { TransactionList } from './use-transaction-list.ts';

const BAR_PX = 56;
const ROW_PX = 44;
const ROW_NARROW_PX = 60;

interface LedgerListProps {
  readonly handle: Ref<GridHandle>;
  readonly filter: Filter;
  readonly list: TransactionList;
  readonly selection: Selection;
  readonly activeId: string | null;
  readonly openId: string | null;
  /** Height of the sticky toolbar. */
  readonly stickPx: number;
  /** Number of matching transactions, loaded or not. */
  readonly count: number;
  readonly onOpen: (transaction: Transaction) => void;
}

/** The list, or its loading, error or empty state. */
export function LedgerList(props: LedgerListProps) {
  const { filter, list, selection } = props;
  const { change } = useUrlState();
  const isNarrow = useMediaQuery(NARROW);
  if (list.error)
    return (
      <div className="card">
        <LoadFailed
          title={texts.failure.title}
          error={list.error}
          meaning={texts.failure.meaning}
          onRetry={list.retry}
        />
      </div>
    );
  if (!list.first) return <TransactionsLoading />;
  const clear = (): void => {
    const keys = Object.keys(filter).filter((key) => key !== 'environment');
    change(Object.fromEntries(keys.map((key) => [key, null])));
  };
  if (list.transactions.length === 0) return <NothingMatches onClear={clear} />;
  return (
    <TransactionGrid
      handle={props.handle}
      list={list}
      rowPx={isNarrow ? ROW_NARROW_PX : ROW_PX}
      stickPx={BAR_PX + props.stickPx}
      activeId={props.activeId}
      openId={props.openId}
      selected={selection.selected}
      total={Math.max(list.transactions.length, props.count)}
      showsEnvironment={list.first.environments.length > 1}
      onOpen={props.onOpen}
      onSelect={selection.choose}
    />
  );
}
