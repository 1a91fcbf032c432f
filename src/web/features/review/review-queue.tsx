import { useState } from 'react';
import { SURE_FROM } from '../../lib/format/confidence.ts';
import { useUndo } from '../../lib/undo/undo-context.ts';
import { useKeys } from '../../lib/use-keys.ts';
import { SectionBoundaries } from '../../ui/error-boundary.tsx';
import { createAnswerGuard } from './answer-guard.ts';
import { CurrentReview } from './current-review.tsx';
import { QueueList } from './queue-list.tsx';
import { ReviewHeader } from './review-header.tsx';
import type { Queue } from './review-types.ts';
import { useDecisions } from './use-decisions.ts';
import { useQueuePosition } from './use-queue-position.ts';

export function Review({ queue }: { readonly queue: Queue }) {
  const { items, skipped, current, isWide, open, openNext, step, skip } = useQueuePosition(queue);
  const [guard] = useState(createAnswerGuard);
  const decisions = useDecisions(open);
  const { undo } = useUndo();
  useKeys({ u: undo, z: undo });
  return (
    <>
      <ReviewHeader
        queue={queue}
        sure={items.filter((item) => item.confidence >= SURE_FROM)}
        batch={decisions.batch}
        onAcceptAll={decisions.acceptAll}
        onBack={!isWide && current ? () => open(null) : null}
      />
      <div
        className="grid gap-5 lg:h-[calc(100dvh-var(--bar-height)-152px)] lg:min-h-120
        lg:grid-cols-[288px_minmax(0,1fr)]"
      >
        <SectionBoundaries>
          {(isWide || !current) && (
            <QueueList entries={items} skipped={skipped} currentId={current?.id ?? null} onOpen={open} />
          )}
          {current && (
            <CurrentReview
              key={current.id}
              entry={current}
              decisions={decisions}
              guard={guard}
              onAnswered={openNext}
              onSkip={() => skip(current.id)}
              onStep={step}
            />
          )}
        </SectionBoundaries>
      </div>
    </>
  );
}
