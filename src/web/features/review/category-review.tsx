import { useState } from 'react';
import { useKeys } from '../../lib/use-keys.ts';
import { texts } from '../../texts/en/review.ts';
import type { AnswerEvent, AnswerGuard } from './answer-guard.ts';
import { CategoryChoices } from './category-choices.tsx';
import { OtherCategory } from './other-category.tsx';
import { ReviewActions } from './review-actions.tsx';
import { appliesToMerchantByDefault, type CategoryAnswer, type QueueCategory } from './review-types.ts';
import { TransactionCard } from './transaction-card.tsx';
import { useAnswerGuard } from './use-answer-guard.ts';

interface CategoryReviewProps {
  readonly question: QueueCategory;
  readonly guard: AnswerGuard;
  readonly onAnswer: (answer: CategoryAnswer) => void;
  readonly onSkip: () => void;
  readonly onStep: (by: number) => void;
}

/**
 * Reviews a transaction with conflicting categories: the suggestions with their reasons, and the scope of the answer.
 */
export function CategoryReview({ question, guard, onAnswer, onSkip, onStep }: CategoryReviewProps) {
  const { merchant, choices, basis, others } = question;
  const [chosen, setChosen] = useState(choices[0]?.category ?? '');
  const [isForMerchant, setForMerchant] = useState(appliesToMerchantByDefault(question));
  const [isOther, setOther] = useState(false);
  const isAnswerable = useAnswerGuard(guard, question);
  const current = choices.find((choice) => choice.isCurrent);
  const suggested = choices.find((choice) => !choice.isCurrent);
  const picked = choices.find((choice) => choice.category === chosen);
  const answer = (event: AnswerEvent, category: string): void => {
    if (guard.allows(event) && category) onAnswer({ category, isForMerchant });
  };
  const accept = (event: AnswerEvent): void => answer(event, chosen);
  const keep = (event: AnswerEvent): void => answer(event, current?.category ?? '');
  useKeys({
    a: accept,
    r: keep,
    e: () => setOther(true),
    s: onSkip,
    Escape: () => setOther(false),
    ArrowDown: () => onStep(1),
    ArrowUp: () => onStep(-1),
    j: () => onStep(1),
    k: () => onStep(-1),
    ...Object.fromEntries(
      choices.map(({ category }, index) => [String(index + 1), () => setChosen(category)]),
    ),
  });
  const names = { merchant, current: current?.categoryName ?? '', suggested: suggested?.categoryName ?? '' };
  return (
    <section
      aria-label={texts.category.section}
      className="card flex min-h-0 flex-col self-start lg:max-w-160"
    >
      <div className="grid content-start gap-5 px-5 py-4">
        <header className="grid gap-2">
          <h2 className="text-18 font-semibold">{texts.category.question[basis](merchant)}</h2>
          <p className="rounded-control bg-amber-wash px-3 py-2 text-13">
            {texts.category.why[basis](names)}
          </p>
        </header>
        <TransactionCard transaction={question.transaction} />
        <CategoryChoices choices={choices} chosen={chosen} onChoose={setChosen} />
        {isOther && (
          <OtherCategory
            chosen={chosen}
            transactionId={question.transaction.id}
            onChoose={(category) => {
              setChosen(category);
              setOther(false);
            }}
          />
        )}
        {others > 0 && (
          <label className="flex cursor-pointer items-start gap-3 text-14">
            <input
              type="checkbox"
              className="checkbox mt-0.5"
              checked={isForMerchant}
              onChange={(event) => setForMerchant(event.target.checked)}
            />
            {basis === 'receipt'
              ? texts.category.forReceipts(others, merchant)
              : texts.category.forMerchant(others, merchant)}
          </label>
        )}
      </div>
      <ReviewActions
        isAnswerable={isAnswerable}
        actions={[
          { name: answerLabel(basis, picked), sign: 'A', variant: 'primary', act: accept },
          { name: answerLabel(basis, current), sign: 'R', act: keep },
          { name: texts.category.other, sign: 'E', act: () => setOther(true) },
          { name: texts.actions.skip, sign: 'S', act: onSkip },
        ]}
      />
    </section>
  );
}

/** The label of an answer; a category picked by the user is its own label. */
function answerLabel(
  basis: QueueCategory['basis'],
  choice: QueueCategory['choices'][number] | undefined,
): string {
  const { set, keep, health, notHealth, ownAccount, notOwnAccount } = texts.category;
  if (!choice) return set;
  if (basis === 'account') return choice.isCurrent ? notOwnAccount : ownAccount;
  if (basis === 'receipt') return choice.isHealth ? health : notHealth;
  return choice.isCurrent ? keep : set;
}
