import { errorMessage } from '../../lib/failure.ts';
import { formatDayRange, userToday } from '../../lib/format/dates.ts';
import { frequencyName } from '../../lib/format/frequency.ts';
import { texts } from '../../texts/en/subscriptions.ts';
import { Amount } from '../../ui/amount.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormError } from '../../ui/fields/form-error.tsx';
import { MerchantMark } from '../../ui/merchant-mark.tsx';
import type { Stream } from './stream.ts';
import { useStreamMerge } from './use-stream-merge.ts';

interface MergeDialogProps {
  readonly stream: Stream;
  /** Most similar first. */
  readonly candidates: readonly Stream[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Selects the stream to merge with. */
export function MergeDialog({ stream, candidates, isOpen, onClose }: MergeDialogProps) {
  const merge = useStreamMerge(stream, onClose);
  const today = userToday();
  const close = (): void => {
    merge.reset();
    onClose();
  };
  return (
    <Dialog isOpen={isOpen} onClose={close} title={texts.merge.title(stream.name)}>
      <div className="grid gap-3 pb-4 text-14">
        <p className="px-6 text-muted">{texts.merge.effect}</p>
        <div className="px-6 empty:hidden">
          <FormError message={merge.isError ? errorMessage(merge.error, texts.merge.failed) : null} />
        </div>
        <ul className="max-h-96 divide-y overflow-y-auto border-y">
          {candidates.map((other) => (
            <li key={other.id}>
              <button
                type="button"
                aria-disabled={merge.isPending}
                className="grid w-full grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 px-6 py-2.5 text-left
                  transition-colors hover:bg-hover focus-visible:-outline-offset-3"
                onClick={() => !merge.isPending && merge.mutate(other)}
              >
                <MerchantMark name={other.name} size={34} />
                <span className="min-w-0">
                  <span className="block truncate font-medium">{other.name}</span>
                  <span className="block text-13 text-muted">
                    {frequencyName(other.frequency)} ·{' '}
                    <span className="whitespace-nowrap">
                      {formatDayRange(other.firstOn, other.lastOn, today)}
                    </span>
                  </span>
                </span>
                <Amount minor={Math.abs(other.lastAmountMinor)} currency={other.currency} signs="minus" />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
