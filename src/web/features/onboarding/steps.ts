import type { BodyOf } from '#contract/endpoints/table.ts';

export const STEPS = ['you', 'goals', 'health', 'bank', 'mailbox', 'done'] as const;
export type Step = (typeof STEPS)[number];

export type OnboardingAnswers = BodyOf<'updateOnboarding'>;

/** Props of a step: callbacks to save and continue, or to skip. */
export interface StepProps {
  readonly onNext: (answers?: OnboardingAnswers) => void;
  readonly isSaving: boolean;
}

const KEY = 'fettle.onboarding-step';

/** The step in the URL, else the saved one, else the first. */
export function parseStep(search: string): Step {
  const params = new URLSearchParams(search);
  // The consent page returns without a step; it belongs to the mailbox step.
  if (params.has('gmail')) return 'mailbox';
  return asStep(params.get('step')) ?? asStep(localStorage.getItem(KEY)) ?? 'you';
}

/** Stores the step to resume at; null clears it. */
export function saveStep(step: Step | null): void {
  if (step) localStorage.setItem(KEY, step);
  else localStorage.removeItem(KEY);
}

export function nextStep(step: Step): Step {
  return STEPS[STEPS.indexOf(step) + 1] ?? 'done';
}

export function previousStep(step: Step): Step | null {
  return STEPS[STEPS.indexOf(step) - 1] ?? null;
}

function asStep(text: string | null): Step | null {
  return STEPS.find((step) => step === text) ?? null;
}
