import { type FormEvent, useState } from 'react';
import { texts } from '../../texts/en/security.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { FormError } from '../../ui/fields/form-error.tsx';
import { errorMessage } from '../failure.ts';
import { identity } from './identity.ts';

interface CodeStepProps {
  /** Called after sign-in; optional if the parent leaves the page by itself. */
  readonly onDone?: () => void;
  readonly onCancel: () => void;
}

/** The second step of signing in: a code from the authenticator app or a recovery code. */
export function CodeStep({ onDone, onCancel }: CodeStepProps) {
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (code.trim() === '') {
      setFailure(texts.code.missing);
      return;
    }
    setBusy(true);
    setFailure(null);
    try {
      await identity.finishSignIn(code);
      onDone?.();
    } catch (error) {
      setFailure(errorMessage(error, texts.code.failed));
      setBusy(false);
    }
  };
  return (
    <form className="grid gap-5" noValidate onSubmit={(event) => void submit(event)}>
      <Field
        label={texts.code.label}
        hint={texts.code.about}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        // The user just requested this step, so moving the focus is fine.
        ref={(input: HTMLInputElement | null) => input?.focus()}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <FormError message={failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" size="large" isBusy={isBusy}>
          {texts.code.submit}
        </Button>
        <Button size="large" onClick={onCancel}>
          {texts.code.cancel}
        </Button>
      </div>
    </form>
  );
}
