export const STEPS = ['you', 'goals', 'health', 'bank', 'mailbox', 'done'] as const;
export type Step = (typeof STEPS)[number];

const KEY = 'fettle.onboarding-step';

/** The step of the address, else the one where somebody left, else the first. */
export function stepOfSearch(search: string): Step {
  return asStep(new URLSearchParams(search).get('step')) ?? asStep(localStorage.getItem(KEY)) ?? 'you';
}

/** Remembers where to resume; null forgets it. */
export function rememberStep(step: Step | null): void {
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
