import { formatCount } from '../../lib/format/money.ts';
import { texts } from '../../texts/en/review.ts';
import { Button } from '../../ui/button.tsx';
import { ArrowLeft } from '../../ui/icons/common.tsx';
import { CheckCheck } from '../../ui/icons/ledger.tsx';
import { Progress } from '../../ui/progress.tsx';
import type { Queue, QueueEntry } from './review-types.ts';
import type { useDecisions } from './use-decisions.ts';

type Decisions = ReturnType<typeof useDecisions>;

interface ReviewHeaderProps {
  readonly queue: Queue;
  /** Entries that can be accepted in one batch. */
  readonly sure: readonly QueueEntry[];
  readonly batch: Decisions['batch'];
  readonly onAcceptAll: (entries: readonly QueueEntry[]) => void;
  /** Null if the list is visible. */
  readonly onBack: (() => void) | null;
}

/** The title, remaining count and a button that accepts all high-confidence entries. */
export function ReviewHeader({ queue, sure, batch, onAcceptAll, onBack }: ReviewHeaderProps) {
  const total = queue.waiting + queue.decided;
  return (
    <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="flex items-center gap-3">
        {onBack && (
          <Button variant="quiet" iconOnly aria-label={texts.queue.back} onClick={onBack}>
            <ArrowLeft aria-hidden size={20} strokeWidth={1.5} />
          </Button>
        )}
        <h1 className="title">{texts.title}</h1>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 max-md:contents">
        <div className="grid min-w-28 flex-1 gap-1.5 pb-1.5 md:w-36 md:flex-none md:pb-0">
          <span className="figures text-right text-13 text-muted" aria-live="polite">
            {texts.queue.left(formatCount(queue.waiting))}
          </span>
          <Progress
            label={texts.queue.progress}
            percent={total === 0 ? 0 : Math.round((queue.decided / total) * 100)}
          />
        </div>
        {sure.length > 0 && (
          <Button isBusy={batch !== null} onClick={() => onAcceptAll(sure)}>
            <CheckCheck aria-hidden size={16} strokeWidth={1.5} />
            {batch ? texts.queue.accepting(batch.done + 1, batch.of) : texts.queue.acceptSure(sure.length)}
          </Button>
        )}
      </div>
    </div>
  );
}
