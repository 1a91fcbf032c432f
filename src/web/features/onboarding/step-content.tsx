import { BankStep } from './bank-step.tsx';
import { FirstMatch } from './first-match.tsx';
import { GoalsStep } from './goals-step.tsx';
import { HealthStep } from './health-step.tsx';
import { MailboxStep } from './mailbox-step.tsx';
import { ProfileStep } from './profile-step.tsx';
import type { Step, StepProps } from './steps.ts';

/** The form of a step, or the first match after the last one. */
export function StepContent({
  step,
  onFinish,
  ...props
}: StepProps & { readonly step: Step; readonly onFinish: () => void }) {
  switch (step) {
    case 'you':
      return <ProfileStep {...props} />;
    case 'goals':
      return <GoalsStep {...props} />;
    case 'health':
      return <HealthStep {...props} />;
    case 'bank':
      return <BankStep {...props} />;
    case 'mailbox':
      return <MailboxStep {...props} />;
    case 'done':
      return <FirstMatch onFinish={onFinish} isSaving={props.isSaving} />;
  }
}
