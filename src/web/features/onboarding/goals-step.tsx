import { useState } from 'react';
import { type Goal, GoalChoices } from '../../lib/goals/goal-choices.tsx';
import { useOnboardingAnswers } from '../../lib/goals/use-onboarding-answers.ts';
import { texts } from '../../texts/en/onboarding.ts';
import { StepLayout } from './step-layout.tsx';
import type { StepProps } from './steps.ts';

export function GoalsStep({ onNext, isSaving }: StepProps) {
  const { saved, isKnown } = useOnboardingAnswers();
  const [chosen, setGoals] = useState<readonly Goal[] | null>(null);
  const goals = chosen ?? saved.goals;
  return (
    <StepLayout
      title={texts.goals.title}
      text={texts.goals.lead}
      isSaving={isSaving}
      onNext={() => onNext(isKnown ? { goals: [...goals] } : undefined)}
      onSkip={() => onNext()}
    >
      <div className="grid gap-2.5" inert={!isKnown}>
        <GoalChoices goals={goals} onChange={setGoals} />
      </div>
    </StepLayout>
  );
}
