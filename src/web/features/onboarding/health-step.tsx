import { useState } from 'react';
import { type HealthAccount, HealthAccountChoices } from '../../lib/goals/goal-choices.tsx';
import { useOnboardingAnswers } from '../../lib/goals/use-onboarding-answers.ts';
import { texts } from '../../texts/en/onboarding.ts';
import { SwitchRow } from '../../ui/fields/switch.tsx';
import { StepLayout } from './step-layout.tsx';
import type { StepProps } from './steps.ts';

export function HealthStep({ onNext, isSaving }: StepProps) {
  const { saved, isKnown } = useOnboardingAnswers();
  const [chosen, setChosen] = useState<readonly HealthAccount[] | null>(null);
  const [isKept, setKept] = useState<boolean | null>(null);
  const accounts = chosen ?? saved.healthAccounts;
  // Defaults to on for users with a health account.
  const keepsEvidence = isKept ?? (chosen ? chosen.some((id) => id !== 'none') : saved.keepsEvidence);
  return (
    <StepLayout
      title={texts.health.title}
      text={texts.health.lead}
      isSaving={isSaving}
      onNext={() => onNext(isKnown ? { healthAccounts: [...accounts], keepsEvidence } : undefined)}
      onSkip={() => onNext()}
    >
      <div className="grid gap-2.5" inert={!isKnown}>
        <HealthAccountChoices accounts={accounts} onChange={setChosen} />
      </div>
      <div className="card px-4" inert={!isKnown}>
        <SwitchRow
          label={texts.health.evidence.title}
          hint={texts.health.evidence.text}
          isOn={keepsEvidence}
          onChange={setKept}
        />
      </div>
    </StepLayout>
  );
}
