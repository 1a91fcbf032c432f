import type { ReactNode } from 'react';
import { texts } from '../../texts/en/onboarding.ts';
import { Button } from '../../ui/button.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';

interface StepLayoutProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
  readonly isSaving: boolean;
  readonly nextLabel?: string;
  readonly isNextPrimary?: boolean;
  readonly onNext: () => void;
  readonly onSkip?: () => void;
}

/** Layout of a step: heading, form and buttons. */
export function StepLayout(props: StepLayoutProps) {
  const heading = useHeadingFocus();
  return (
    <form
      className="grid gap-7"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        props.onNext();
      }}
    >
      <div className="grid gap-2">
        <h1 ref={heading} tabIndex={-1} className="title outline-none">
          {props.title}
        </h1>
        <p className="text-muted">{props.text}</p>
      </div>
      {props.children}
      <div className="flex items-center gap-3">
        <Button
          type="submit"
          size="large"
          variant={(props.isNextPrimary ?? true) ? 'primary' : 'secondary'}
          isBusy={props.isSaving}
        >
          {props.nextLabel ?? texts.step.continue}
        </Button>
        {props.onSkip && (
          <Button variant="quiet" size="large" isBusy={props.isSaving} onClick={props.onSkip}>
            {texts.step.skip}
          </Button>
        )}
      </div>
    </form>
  );
}
