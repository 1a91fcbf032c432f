import { useKeys } from '../../lib/use-keys.ts';
import { texts } from '../../texts/en/review.ts';
import { Confidence } from '../../ui/confidence.tsx';
import type { AnswerEvent, AnswerGuard } from './answer-guard.ts';
import { ReviewActions } from './review-actions.tsx';
import { PAIR_TEXTS, type QueuePair } from './review-types.ts';
import { TransactionCard } from './transaction-card.tsx';
import { useAnswerGuard } from './use-answer-guard.ts';

interface PairReviewProps {
  readonly pair: QueuePair;
  readonly guard: AnswerGuard;
  readonly onAnswer: (isYes: boolean) => void;
  readonly onSkip: () => void;
  readonly onStep: (by: number) => void;
}

/** Two transactions side by side, with the question, its reasons and both answers. */
export function PairReview({ pair, guard, onAnswer, onSkip, onStep }: PairReviewProps) {
  const words = PAIR_TEXTS[pair.kind];
  const isAnswerable = useAnswerGuard(guard, pair);
  const answer =
    (isYes: boolean) =>
    (event: AnswerEvent): void => {
      if (guard.allows(event)) onAnswer(isYes);
    };
  useKeys({
    a: answer(true),
    r: answer(false),
    s: onSkip,
    ArrowDown: () => onStep(1),
    ArrowUp: () => onStep(-1),
    j: () => onStep(1),
    k: () => onStep(-1),
  });
  return (
    <section aria-label={texts.queue.pair} className="card flex min-h-0 flex-col self-start">
      <div className="grid content-start gap-5 px-5 py-4">
        <header className="grid gap-2">
          <h2 className="text-18 font-semibold">{words.question}</h2>
          <div>
            <Confidence value={pair.confidence} />
          </div>
          <p className="rounded-control bg-amber-wash px-3 py-2 text-13">
            {pair.reason} {words.effect}
          </p>
        </header>
        <div className="grid gap-4 md:grid-cols-2">
          {pair.transactions.map((transaction) => (
            <TransactionCard key={transaction.id} transaction={transaction} />
          ))}
        </div>
      </div>
      <ReviewActions
        isAnswerable={isAnswerable}
        actions={[
          { name: words.yes, sign: 'A', variant: 'primary', act: answer(true) },
          { name: words.no, sign: 'R', act: answer(false) },
          { name: texts.actions.skip, sign: 'S', act: onSkip },
        ]}
      />
    </section>
  );
}
