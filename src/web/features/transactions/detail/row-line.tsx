import { formatMinor } from '../../../lib/format/money.ts';
import { DateText } from '../../../ui/date-text.tsx';
import type { Detail } from '../row-types.ts';

/** Another row in one line: day, text, amount. */
export function RowLine({
  row,
}: {
  readonly row: Pick<Detail['mergedRows'][number], 'postedOn' | 'description' | 'amountMinor' | 'currency'>;
}) {
  return (
    <span className="flex items-baseline gap-2">
      <span className="text-13 text-muted">
        <DateText date={row.postedOn} />
      </span>
      <span className="min-w-0 flex-1 truncate">{row.description}</span>
      <span className="figures font-medium">{formatMinor(row.amountMinor, row.currency)}</span>
    </span>
  );
}
