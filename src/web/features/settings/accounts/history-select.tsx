import { clsx } from 'clsx';
import { texts } from '../../../texts/en/settings-accounts.ts';
import { Select } from '../../../ui/fields/field.tsx';

/** The provider's maximum history. */
export const HISTORY_DAYS_MAX = 730;

/** History lengths of a new connection: the provider's maximum, a year, a quarter. */
const HISTORY = [
  [HISTORY_DAYS_MAX, texts.banks.twoYears],
  [365, texts.banks.oneYear],
  [90, texts.banks.threeMonths],
] as const;

interface HistorySelectProps {
  readonly days: number;
  readonly onChange: (days: number) => void;
  readonly className?: string;
}

/** A select within a sentence for the history length of new banks. */
export function HistorySelect({ days, onChange, className }: HistorySelectProps) {
  return (
    <div className={clsx('flex flex-wrap items-center gap-2 text-13 text-muted', className)}>
      <span aria-hidden>{texts.banks.historyBefore}</span>
      <Select
        label={texts.banks.history}
        value={days}
        onChange={(event) => onChange(Number(event.target.value))}
        className="w-auto"
      >
        {HISTORY.map(([count, name]) => (
          <option key={count} value={count}>
            {name}
          </option>
        ))}
      </Select>
      <span aria-hidden>{texts.banks.historyAfter}</span>
    </div>
  );
}
