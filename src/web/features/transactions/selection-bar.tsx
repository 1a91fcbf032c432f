import { Fragment } from 'react';
import { EDIT_TRANSACTIONS_MAX } from '#domain/ledger/edit-transactions.ts';
import { formatCount } from '../../lib/format/money.ts';
import { texts } from '../../texts/en/transactions.ts';
import { Amount } from '../../ui/amount.tsx';
import { Button } from '../../ui/button.tsx';
import { X } from '../../ui/icons/initial.tsx';
import { Download, Pencil } from '../../ui/icons/ledger.tsx';
import { sumSelection } from './selection.ts';
import type { Totals } from './transaction-types.ts';
import type { Selection } from './use-selection.ts';

interface SelectionBarProps {
  readonly selection: Selection;
  /** Totals of all matching transactions; null while unknown. */
  readonly totals: Totals | null;
  /** Export progress; null if none runs. */
  readonly exportProgress: string | null;
  readonly onEdit: () => void;
  readonly onExport: () => void;
}

const ICON = { 'aria-hidden': true, size: 14, strokeWidth: 1.5 } as const;

/** The selection with its totals and actions. */
export function SelectionBar({ selection, totals, exportProgress, onEdit, onExport }: SelectionBarProps) {
  const { selected, isAll, chooseAll, clear } = selection;
  const count = isAll ? (totals?.count ?? selected.size) : selected.size;
  if (count === 0) return null;
  const sums = isAll && totals ? [totals] : sumSelection(selected.values());
  const canTakeAll = !isAll && totals !== null && totals.count > count;
  return (
    <div
      className="fixed inset-x-0 bottom-[calc(72px+env(safe-area-inset-bottom))] z-20 mx-auto flex
      w-[min(720px,calc(100vw-24px))] items-center gap-x-3 rounded-card border bg-raised py-2 pr-2 pl-4 text-14
      shadow-float md:bottom-5"
    >
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-4 gap-y-0.5">
        <span role="status" className="figures shrink-0 font-medium">
          {texts.selection.count(formatCount(count))}
        </span>
        {canTakeAll && (
          <button type="button" className="text-link shrink-0 text-13" onClick={chooseAll}>
            {texts.selection.all(formatCount(totals.count))}
          </button>
        )}
        <dl className="flex min-w-0 flex-wrap gap-x-4 gap-y-0.5">
          {sums.map(({ currency, spendMinor, incomeMinor }) => (
            <Fragment key={currency}>
              <Sum name={texts.totals.spend} minor={spendMinor} currency={currency} />
              {incomeMinor !== 0 && (
                <Sum name={texts.totals.income} minor={incomeMinor} currency={currency} />
              )}
            </Fragment>
          ))}
        </dl>
      </div>
      <Button
        size="small"
        variant="primary"
        disabled={count > EDIT_TRANSACTIONS_MAX}
        title={
          count > EDIT_TRANSACTIONS_MAX
            ? texts.selection.tooMany(formatCount(EDIT_TRANSACTIONS_MAX))
            : undefined
        }
        aria-label={texts.selection.editLabel}
        onClick={onEdit}
      >
        <Pencil {...ICON} />
        {texts.selection.edit}
      </Button>
      <Button
        size="small"
        variant="quiet"
        isBusy={exportProgress !== null}
        onClick={onExport}
        aria-label={texts.selection.exportLabel}
      >
        <Download {...ICON} />
        <span className="max-sm:sr-only">{exportProgress ?? texts.actions.export}</span>
      </Button>
      <Button size="small" variant="quiet" iconOnly aria-label={texts.selection.clear} onClick={clear}>
        <X {...ICON} />
      </Button>
    </div>
  );
}

function Sum(props: { readonly name: string; readonly minor: number; readonly currency: string }) {
  return (
    <div className="flex items-baseline gap-1.5">
      <dt className="text-13 text-muted">{props.name}</dt>
      <dd className="font-medium">
        <Amount minor={props.minor} currency={props.currency} signs="minus" />
      </dd>
    </div>
  );
}
