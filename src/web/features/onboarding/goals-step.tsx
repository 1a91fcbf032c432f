import { useState } from 'react';
import { texts } from '../../texts/en/onboarding.ts';
import { ChoiceCard } from './choice-card.tsx';
import type { OnboardingAnswers, StepProps } from './onboarding-screen.tsx';
import { StepFrame } from './step-frame.tsx';

type Goal = NonNullable<OnboardingAnswers['goals']>[number];

const GOALS: readonly { readonly id: Goal; readonly title: string; readonly text: string }[] = [
  { id: 'see_spending', title: texts.goals.spending.title, text: texts.goals.spending.text },
  {
    id: 'cancel_subscriptions',
    title: texts.goals.subscriptions.title,
    text: texts.goals.subscriptions.text,
  },
  {
    id: 'claim_health',
    title: texts.goals.health.title,
    text: texts.goals.health.text,
  },
  { id: 'find_refunds', title: texts.goals.refunds.title, text: texts.goals.refunds.text },
  { id: 'plan_ahead', title: texts.goals.plan.title, text: texts.goals.plan.text },
];

export function GoalsStep({ onNext, isSaving }: StepProps) {
  const [goals, setGoals] = useState<readonly Goal[]>([]);
  return (
    <StepFrame
      title={texts.goals.title}
      text={texts.goals.lead}
      isSaving={isSaving}
      onNext={() => onNext({ goals: [...goals] })}
      onSkip={() => onNext()}
    >
      <div className="grid gap-2.5">
        {GOALS.map(({ id, title, text }) => (
          <ChoiceCard
            key={id}
            title={title}
            text={text}
            isChosen={goals.includes(id)}
            onChange={(isChosen) => setGoals(isChosen ? [...goals, id] : goals.filter((goal) => goal !== id))}
          />
        ))}
      </div>
    </StepFrame>
  );
}
