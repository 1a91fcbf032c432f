import { useSearch } from 'wouter';
import { usePageTitle } from '../../lib/page-title.ts';
import { texts } from '../../texts/en/onboarding.ts';
import { Button } from '../../ui/button.tsx';
import { PublicBar } from '../../ui/public-bar.tsx';
import { StepContent } from './step-content.tsx';
import { parseStep, STEPS, type Step } from './steps.ts';
import { useOnboarding } from './use-onboarding.ts';

/** Onboarding: five skippable steps and a first match at the end. */
export function OnboardingScreen() {
  usePageTitle(texts.title);
  const step = parseStep(useSearch());
  const { onNext, onBack, finish, isSaving, failure } = useOnboarding(step);
  const skipAll = step !== 'done' && (
    <Button variant="quiet" isBusy={isSaving} onClick={finish}>
      {texts.skipAll}
    </Button>
  );
  return (
    <>
      <PublicBar action={skipAll} />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-[calc(600px+2*var(--gutter))] px-(--gutter) pt-[max(20px,6dvh)] pb-20
          outline-none"
      >
        <StepMeter step={step} />
        <div key={step} className="pt-8">
          <StepContent step={step} onNext={onNext} onFinish={finish} isSaving={isSaving} />
        </div>
        {failure && (
          <p role="alert" className="pt-4 text-14 text-brick">
            {failure}
          </p>
        )}
        {onBack && (
          <button type="button" className="mt-8 text-14 text-muted hover:text-ink" onClick={onBack}>
            {texts.back}
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
        {STEPS.slice(0, -1).map((name, position) => (
          <span
            key={name}
            className={
              position <= index ? 'h-1 flex-1 rounded-full bg-evergreen' : 'h-1 flex-1 rounded-full bg-line'
            }
          />
        ))}
      </div>
      <p className="label">{step === 'done' ? texts.progress.done : texts.progress.step(index + 1, count)}</p>
    </div>
  );
}
