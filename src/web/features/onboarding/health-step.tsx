import { useState } from 'react';
import { texts } from '../../texts/en/onboarding.ts';
import { SwitchLine } from '../../ui/switch.tsx';
import { ChoiceCard } from './choice-card.tsx';
import type { OnboardingAnswers, StepProps } from './onboarding-screen.tsx';
import { StepFrame } from './step-frame.tsx';

type HealthAccount = NonNullable<OnboardingAnswers['healthAccounts']>[number];

const ACCOUNTS: readonly { readonly id: HealthAccount; readonly title: string; readonly text: string }[] = [
  { id: 'hsa', title: texts.health.hsa.title, text: texts.health.hsa.text },
  { id: 'fsa', title: texts.health.fsa.title, text: texts.health.fsa.text },
  { id: 'none', title: texts.health.none.title, text: texts.health.none.text },
];

export function HealthStep({ onNext, isSaving }: StepProps) {
  const [chosen, setChosen] = useState<readonly HealthAccount[]>([]);
  const [isKept, setKept] = useState<boolean | null>(null);
  // On for those with an account until they say otherwise.
  const keepsEvidence = isKept ?? chosen.some((id) => id !== 'none');
  const change = (id: HealthAccount, isChosen: boolean): void => {
    const others = chosen.filter((entry) => entry !== id);
    if (!isChosen) setChosen(others);
    else setChosen(id === 'none' ? ['none'] : [...others.filter((entry) => entry !== 'none'), id]);
  };
  return (
    <StepFrame
      title={texts.health.title}
      text={texts.health.lead}
      isSaving={isSaving}
      onNext={() => onNext({ healthAccounts: [...chosen], keepsEvidence })}
      onSkip={() => onNext()}
    >
      <div className="grid gap-2.5">
        {ACCOUNTS.map(({ id, title, text }) => (
          <ChoiceCard
            key={id}
            title={title}
            text={text}
            isChosen={chosen.includes(id)}
            onChange={(is) => change(id, is)}
          />
        ))}
      </div>
      <div className="card px-4">
        <SwitchLine
          label={texts.health.evidence.title}
          hint={texts.health.evidence.text}
          isOn={keepsEvidence}
          onChange={setKept}
        />
      </div>
    </StepFrame>
  );
}
