import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { BodyOf } from '#contract/endpoints/table.ts';
import { call } from '../../lib/api-client.ts';
import { messageOf } from '../../lib/failure.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useAuth } from '../../lib/session/auth-context.ts';
import { Button } from '../../ui/button.tsx';
import { PublicBar } from '../../ui/public-bar.tsx';
import { BankStep } from './bank-step.tsx';
import { GoalsStep } from './goals-step.tsx';
import { HealthStep } from './health-step.tsx';
import { JoinedPair } from './joined-pair.tsx';
import { MailboxStep } from './mailbox-step.tsx';
import { nextStep, previousStep, rememberStep, STEPS, type Step, stepOfSearch } from './steps.ts';
import { YouStep } from './you-step.tsx';

export type OnboardingAnswers = BodyOf<'updateOnboarding'>;

/** What a step needs: how to save its answers and go on, or to go on without. */
export interface StepProps {
  readonly onNext: (answers?: OnboardingAnswers) => void;
  readonly isSaving: boolean;
}

/** Five short steps, each of which may be skipped, and the first joined pair at the end. */
export function OnboardingScreen() {
  usePageTitle('Welcome');
  const step = stepOfSearch(useSearch());
  const [, navigate] = useLocation();
  const { reloadProfile } = useAuth();
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    rememberStep(step);
  }, [step]);

  const goTo = (next: Step): void => {
    setFailure(null);
    navigate(`/onboarding?step=${next}`);
    window.scrollTo(0, 0);
  };
  const save = async (answers: OnboardingAnswers, then: () => void): Promise<void> => {
    setSaving(true);
    setFailure(null);
    try {
      await call('updateOnboarding', { body: answers });
      then();
    } catch (error) {
      setFailure(`Not saved. ${messageOf(error, 'Try again in a moment.')}`);
    } finally {
      setSaving(false);
    }
  };
  const onNext = (answers?: OnboardingAnswers): void => {
    const then = (): void => goTo(nextStep(step));
    if (answers && Object.keys(answers).length > 0) void save(answers, then);
    else then();
  };
  const finish = (): void => {
    void save({ completed: true }, () => {
      rememberStep(null);
      void reloadProfile();
      navigate('/dashboard');
    });
  };
  const props: StepProps = { onNext, isSaving };
  const previous = previousStep(step);
  return (
    <>
      <PublicBar
        action={
          step !== 'done' && (
            <Button variant="quiet" disabled={isSaving} onClick={finish}>
              Skip all
            </Button>
          )
        }
      />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-[calc(600px+2*var(--gutter))] px-(--gutter) pt-[max(20px,6dvh)] pb-20 outline-none"
      >
        <StepMeter step={step} />
        <div key={step} className="pt-8">
          {step === 'you' && <YouStep {...props} />}
          {step === 'goals' && <GoalsStep {...props} />}
          {step === 'health' && <HealthStep {...props} />}
          {step === 'bank' && <BankStep {...props} />}
          {step === 'mailbox' && <MailboxStep {...props} />}
          {step === 'done' && <JoinedPair onFinish={finish} isSaving={isSaving} />}
        </div>
        {failure && (
          <p role="alert" className="pt-4 text-14 text-brick">
            {failure}
          </p>
        )}
        {previous && (
          <button
            type="button"
            className="mt-8 text-14 text-muted hover:text-ink"
            onClick={() => goTo(previous)}
          >
            Back
          </button>
        )}
      </main>
    </>
  );
}

function StepMeter({ step }: { readonly step: Step }) {
  const index = STEPS.indexOf(step);
  const count = STEPS.length - 1;
  return (
    <div className="grid gap-2">
      <div aria-hidden className="flex gap-1.5">
        {STEPS.slice(0, -1).map((name, at) => (
          <span
            key={name}
            className={
              at <= index ? 'h-1 flex-1 rounded-full bg-evergreen' : 'h-1 flex-1 rounded-full bg-line'
            }
          />
        ))}
      </div>
      <p className="label">{step === 'done' ? 'Done' : `Step ${index + 1} of ${count}`}</p>
    </div>
  );
}
