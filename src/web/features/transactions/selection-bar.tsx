import { formatCount } from '../../lib/format/money.ts';
import { texts } from '../../texts/en/transactions.ts';
import { Amount } from '../../ui/amount.tsx';
import { Button } from '../../ui/button.tsx';
import { Download } from '../../ui/icons/ledger.tsx';
import { X } from '../../ui/icons/signs.tsx';
import type { Row } from './row-types.ts';
import { sumsOf } from './selection.ts';

interface SelectionBarProps {
  readonly selected: ReadonlyMap<string, Row>;
  readonly onExport: () => void;
  readonly onClear: () => void;
}

/** What is selected and what it adds up to. */
export function SelectionBar({ selected, onExport, onClear }: SelectionBarProps) {
  if (selected.size === 0) return null;
  return (
    <div
      role="status"
      className="fixed inset-x-0 bottom-[calc(72px+env(safe-area-inset-bottom))] z-20 mx-auto flex w-[min(640px,calc(100vw-24px))] items-center gap-x-5 gap-y-1 rounded-card border bg-raised py-2 pr-2 pl-4 text-14 shadow-float md:bottom-5"
    >
      <span className="figures shrink-0 font-medium">
        {texts.selection.count(formatCount(selected.size))}
      </span>
      <dl className="flex min-w-0 flex-1 flex-wrap gap-x-4 gap-y-0.5">
        {sumsOf(selected.values()).map((sum) => (
          <div key={sum.currency} className="flex flex-wrap gap-x-4">
            <Sum name={texts.totals.spend} minor={sum.spendMinor} currency={sum.currency} />
            {sum.incomeMinor !== 0 && (
              <Sum name={texts.totals.income} minor={sum.incomeMinor} currency={sum.currency} />
            )}
          </div>
        ))}
      </dl>
      <Button size="small" variant="quiet" onClick={onExport} aria-label={texts.selection.exportLabel}>
        <Download aria-hidden size={14} strokeWidth={1.5} />
        <span className="max-sm:sr-only">{texts.actions.export}</span>
      </Button>
      <Button size="small" variant="quiet" iconOnly aria-label={texts.selection.clear} onClick={onClear}>
        <X aria-hidden size={14} strokeWidth={1.5} />
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
