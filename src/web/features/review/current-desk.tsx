import type { AnswerGuard } from './answer-guard.ts';
import { CategoryDesk } from './category-desk.tsx';
import { PairDesk } from './pair-desk.tsx';
import { ReviewDesk } from './review-desk.tsx';
import type { QueueEntry } from './review-types.ts';
import type { Decisions } from './use-decisions.ts';

interface CurrentDeskProps {
  readonly entry: QueueEntry;
  readonly decisions: Decisions;
  readonly guard: AnswerGuard;
  readonly onAnswered: () => void;
  readonly onSkip: () => void;
  readonly onStep: (by: number) => void;
}

/** The question that is open: a receipt, a pair of transactions, or a category. */
export function CurrentDesk({ entry, decisions, guard, onAnswered, onSkip, onStep }: CurrentDeskProps) {
  const shared = { guard, onSkip, onStep };
  if ('item' in entry)
    return (
      <ReviewDesk
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
      <PairDesk
        pair={entry.pair}
        onAnswer={(isYes) => {
          decisions.answer(entry.pair, isYes);
          onAnswered();
        }}
        {...shared}
      />
    );
  return (
    <CategoryDesk
      question={entry.category}
      onAnswer={(said) => {
        decisions.settle(entry.category, said);
        onAnswered();
      }}
      {...shared}
    />
  );
}
