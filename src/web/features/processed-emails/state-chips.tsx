import { STATE_NAMES } from '../../lib/format/mail.ts';
import { formatCount } from '../../lib/format/money.ts';
import { texts } from '../../texts/en/processed-emails.ts';
import { X } from '../../ui/icons/initial.tsx';
import { type EmailPage, type EmailState, STATES } from './email-types.ts';

interface StateChipsProps {
  readonly counts: EmailPage['counts'] | null;
  readonly total: number;
  readonly state: EmailState | null;
  /** Other active filters, each removable. */
  readonly others: readonly { readonly text: string; readonly onRemove: () => void }[];
  readonly onState: (state: EmailState | null) => void;
}

const LOOK =
  'flex min-h-7.5 items-center gap-1.5 rounded-control border bg-surface px-2.5 text-13 whitespace-nowrap ' +
  'transition-colors hover:border-line-strong aria-pressed:border-evergreen aria-pressed:bg-evergreen-wash ' +
  'aria-pressed:font-medium';

/** Result filters with message counts. */
export function StateChips(props: StateChipsProps) {
  const { counts, total, state, others } = props;
  const shown = STATES.filter((value) => (counts?.[value] ?? 0) > 0 || value === state);
  return (
    <fieldset
      aria-label={texts.filters.verdict}
      className="-mx-1 flex min-w-0 gap-1.5 overflow-x-auto px-1 [scrollbar-width:none]"
    >
      <button
        type="button"
        className={LOOK}
        aria-pressed={state === null}
        onClick={() => props.onState(null)}
      >
        {texts.filters.all(<span className="figures text-muted">{counts ? formatCount(total) : ''}</span>)}
      </button>
      {shown.map((value) => (
        <button
          key={value}
          type="button"
          className={LOOK}
          aria-pressed={value === state}
          onClick={() => props.onState(value === state ? null : value)}
        >
          {STATE_NAMES[value]}
          <span className="figures text-muted">{formatCount(counts?.[value] ?? 0)}</span>
        </button>
      ))}
      {others.map(({ text, onRemove }) => (
        <button key={text} type="button" className={LOOK} aria-pressed onClick={onRemove}>
          {text}
          <X aria-label={texts.filters.remove} size={14} strokeWidth={1.5} />
        </button>
      ))}
    </fieldset>
  );
}
