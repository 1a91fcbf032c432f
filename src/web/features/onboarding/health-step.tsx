import { useState } from 'react';
import { ChoiceCard } from './choice-card.tsx';
import type { OnboardingAnswers, StepProps } from './onboarding-screen.tsx';
import { StepFrame } from './step-frame.tsx';

type HealthAccount = NonNullable<OnboardingAnswers['healthAccounts']>[number];

const ACCOUNTS: readonly { readonly id: HealthAccount; readonly title: string; readonly text: string }[] = [
  { id: 'hsa', title: 'HSA', text: 'A health savings account. Claims may wait for years.' },
  { id: 'fsa', title: 'FSA', text: 'A flexible spending account. Claims end with the plan year.' },
  { id: 'none', title: 'Neither', text: 'Health spending is still found and shown.' },
];

export function HealthStep({ onNext, isSaving }: StepProps) {
  const [chosen, setChosen] = useState<readonly HealthAccount[]>([]);
  const change = (id: HealthAccount, isChosen: boolean): void => {
    const others = chosen.filter((entry) => entry !== id);
    if (!isChosen) setChosen(others);
    else setChosen(id === 'none' ? ['none'] : [...others.filter((entry) => entry !== 'none'), id]);
  };
  return (
    <StepFrame
      title="Do you have a health account?"
      text="It decides how what you can claim is prepared."
      isSaving={isSaving}
      onNext={() => onNext({ healthAccounts: [...chosen] })}
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
    </StepFrame>
  );
}
