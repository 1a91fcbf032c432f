import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { write } from '../../lib/api-client.ts';
import { errorMessage } from '../../lib/failure.ts';
import { useAuth } from '../../lib/session/auth-context.ts';
import { texts } from '../../texts/en/onboarding.ts';
import {
  nextStep,
  type OnboardingAnswers,
  previousStep,
  type Step,
  type StepProps,
  saveStep,
} from './steps.ts';

interface Onboarding extends StepProps {
  readonly onBack: (() => void) | null;
  readonly finish: () => void;
  readonly failure: string | null;
}

/** Saves each step's answers, continues, and stores where to resume. */
export function useOnboarding(step: Step): Onboarding {
  const [, navigate] = useLocation();
  const { reloadProfile } = useAuth();
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => saveStep(step), [step]);

  const goTo = (next: Step): void => {
    setFailure(null);
    navigate(`/onboarding?step=${next}`);
    window.scrollTo(0, 0);
  };
  const save = async (answers: OnboardingAnswers, then: () => void): Promise<void> => {
    setSaving(true);
    setFailure(null);
    try {
      await write('updateOnboarding', { body: answers });
      // The profile step shows the profile again when the user goes back.
      await reloadProfile();
      then();
    } catch (error) {
      setFailure(texts.notSaved(errorMessage(error, texts.tryAgain)));
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
      saveStep(null);
      navigate('/dashboard');
    });
  };
  const previous = previousStep(step);
  return { onNext, onBack: previous ? () => goTo(previous) : null, finish, isSaving, failure };
}
