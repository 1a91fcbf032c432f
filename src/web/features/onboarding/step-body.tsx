import { BankStep } from './bank-step.tsx';
import { GoalsStep } from './goals-step.tsx';
import { HealthStep } from './health-step.tsx';
import { MailboxStep } from './mailbox-step.tsx';
import { MatchedPair } from './matched-pair.tsx';
import type { Step, StepProps } from './steps.ts';
import { YouStep } from './you-step.tsx';

/** The form of a step, or the match that ends them. */
export function StepBody({
  step,
  onFinish,
  ...props
}: StepProps & { readonly step: Step; readonly onFinish: () => void }) {
  switch (step) {
    case 'you':
      return <YouStep {...props} />;
    case 'goals':
      return <GoalsStep {...props} />;
    case 'health':
      return <HealthStep {...props} />;
    case 'bank':
      return <BankStep {...props} />;
    case 'mailbox':
      return <MailboxStep {...props} />;
    case 'done':
      return <MatchedPair onFinish={onFinish} isSaving={props.isSaving} />;
  }
}
