import { useState } from 'react';
import { ChoiceCard } from './choice-card.tsx';
import type { OnboardingAnswers, StepProps } from './onboarding-screen.tsx';
import { StepFrame } from './step-frame.tsx';

type Goal = NonNullable<OnboardingAnswers['goals']>[number];

const GOALS: readonly { readonly id: Goal; readonly title: string; readonly text: string }[] = [
  { id: 'see_spending', title: 'See what I spend', text: 'Every charge with what was bought.' },
  {
    id: 'cancel_subscriptions',
    title: 'Cut subscriptions',
    text: 'What comes back, what rose, what ends a trial.',
  },
  {
    id: 'claim_health',
    title: 'Claim health spending',
    text: 'Eligible items with their proof, ready for a claim.',
  },
  { id: 'find_refunds', title: 'Get my refunds', text: 'What was promised and has not arrived.' },
  { id: 'plan_ahead', title: 'Plan ahead', text: 'What is coming, from what came before.' },
];

export function GoalsStep({ onNext, isSaving }: StepProps) {
  const [goals, setGoals] = useState<readonly Goal[]>([]);
  return (
    <StepFrame
      title="What do you want from it?"
      text="Choose as many as you like. It decides what you are shown first, nothing else."
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
