import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { BodyOf } from '#contract/endpoints/table.ts';
import { apiQuery } from '../../lib/api-query.ts';
import { formatInstant } from '../../lib/format/dates.ts';
import type { MailMark } from '../../lib/mail-document.ts';
import { useKeys } from '../../lib/use-keys.ts';
import { texts } from '../../texts/en/review.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { ShownMessage } from '../../ui/shown-message.tsx';
import type { AnswerGuard } from './answer-guard.ts';
import { FieldsPane } from './fields-pane.tsx';
import { DESK_GRID, DeskLoading } from './review-states.tsx';
import type { FieldName, QueueItem, ReviewDetail } from './review-types.ts';

type Decision = BodyOf<'decideReviewItem'>;

interface ReviewDeskProps {
  readonly item: QueueItem;
  readonly guard: AnswerGuard;
  readonly onDecide: (decision: Decision) => void;
  readonly onSkip: () => void;
  readonly onStep: (by: number) => void;
}

/** One item: the email on paper, and beside it what was read from it. */
export function ReviewDesk({ item, guard, onDecide, onSkip, onStep }: ReviewDeskProps) {
  const query = useQuery(apiQuery('getReviewItem', { params: { reviewItemId: item.id } }));
  useKeys({
    s: onSkip,
    ArrowDown: () => onStep(1),
    ArrowUp: () => onStep(-1),
    j: () => onStep(1),
    k: () => onStep(-1),
  });
  if (query.data) return <Desk detail={query.data} guard={guard} onDecide={onDecide} onSkip={onSkip} />;
  if (!query.isError) return <DeskLoading />;
  return (
    <div className="card self-start">
      <LoadFailed title={texts.item.failed} error={query.error} onRetry={() => void query.refetch()} />
    </div>
  );
}

function Desk({
  detail,
  guard,
  onDecide,
  onSkip,
}: Pick<ReviewDeskProps, 'guard' | 'onDecide' | 'onSkip'> & { readonly detail: ReviewDetail }) {
  const [lit, setLit] = useState<FieldName | null>(null);
  const marks = useMemo<MailMark[]>(
    () =>
      detail.fields.flatMap((field) =>
        field.evidence ? [{ text: field.evidence, isLit: field.name === lit }] : [],
      ),
    [detail.fields, lit],
  );
  return (
    <div className={DESK_GRID}>
      <section
        aria-label={texts.item.email}
        className="card flex min-h-0 flex-col overflow-hidden max-md:order-2"
      >
        <header className="grid gap-0.5 border-b px-5 py-3">
          <h2 className="text-15 font-semibold">{detail.item.subject || texts.item.noSubject}</h2>
          <p className="flex flex-wrap justify-between gap-x-4 text-13 text-muted">
            <span>{detail.from}</span>
            <time dateTime={detail.item.receivedAt}>{formatInstant(detail.item.receivedAt)}</time>
          </p>
        </header>
        <ShownMessage
          message={detail.message}
          subject={detail.item.subject}
          marks={marks}
          className="min-h-120 flex-1 lg:min-h-0"
        />
      </section>
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
