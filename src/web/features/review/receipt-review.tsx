import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '../../lib/api-query.ts';
import { useKeys } from '../../lib/use-keys.ts';
import { texts } from '../../texts/en/review.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import type { AnswerGuard } from './answer-guard.ts';
import { EmailPane } from './email-pane.tsx';
import { FieldsPane } from './fields-pane.tsx';
import { REVIEW_GRID, ReviewItemLoading } from './review-states.tsx';
import type { Decision, FieldName, QueueItem, ReviewDetail } from './review-types.ts';

interface ReceiptReviewProps {
  readonly item: QueueItem;
  readonly guard: AnswerGuard;
  readonly onDecide: (decision: Decision) => void;
  readonly onSkip: () => void;
  readonly onStep: (by: number) => void;
}

/** Reviews a receipt: the email with its extracted data next to it. */
export function ReceiptReview({ item, guard, onDecide, onSkip, onStep }: ReceiptReviewProps) {
  const query = useQuery(apiQuery('getReviewItem', { params: { reviewItemId: item.id } }));
  useKeys({
    s: onSkip,
    ArrowDown: () => onStep(1),
    ArrowUp: () => onStep(-1),
    j: () => onStep(1),
    k: () => onStep(-1),
  });
  if (query.data)
    return <ReceiptPanes detail={query.data} guard={guard} onDecide={onDecide} onSkip={onSkip} />;
  if (!query.isError) return <ReviewItemLoading />;
  return (
    <div className="card self-start">
      <LoadFailed title={texts.item.failed} error={query.error} onRetry={() => void query.refetch()} />
    </div>
  );
}

function ReceiptPanes({
  detail,
  guard,
  onDecide,
  onSkip,
}: Pick<ReceiptReviewProps, 'guard' | 'onDecide' | 'onSkip'> & { readonly detail: ReviewDetail }) {
  const [lit, setLit] = useState<FieldName | null>(null);
  return (
    <div className={REVIEW_GRID}>
      <EmailPane detail={detail} lit={lit} />
      <FieldsPane
        detail={detail}
        guard={guard}
        lit={lit}
        onLit={setLit}
        onDecide={onDecide}
        onSkip={onSkip}
      />
    </div>
  );
}
