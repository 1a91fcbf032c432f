import type { AnswerGuard } from './answer-guard.ts';
import { CategoryReview } from './category-review.tsx';
import { PairReview } from './pair-review.tsx';
import { ReceiptReview } from './receipt-review.tsx';
import type { QueueEntry } from './review-types.ts';
import type { Decisions } from './use-decisions.ts';

interface CurrentReviewProps {
  readonly entry: QueueEntry;
  readonly decisions: Decisions;
  readonly guard: AnswerGuard;
  readonly onAnswered: () => void;
  readonly onSkip: () => void;
  readonly onStep: (by: number) => void;
}

/** The open question: a receipt, a pair of transactions or a category. */
export function CurrentReview({ entry, decisions, guard, onAnswered, onSkip, onStep }: CurrentReviewProps) {
  const shared = { guard, onSkip, onStep };
  if ('item' in entry)
    return (
      <ReceiptReview
        item={entry.item}
        onDecide={(decision) => {
          decisions.decide(entry.item, decision);
          onAnswered();
        }}
        {...shared}
      />
    );
  if ('pair' in entry)
    return (
      <PairReview
        pair={entry.pair}
        onAnswer={(isYes) => {
          decisions.answer(entry.pair, isYes);
          onAnswered();
        }}
        {...shared}
      />
    );
  return (
    <CategoryReview
      question={entry.category}
      onAnswer={(answer) => {
        decisions.settle(entry.category, answer);
        onAnswered();
      }}
      {...shared}
    />
  );
}
