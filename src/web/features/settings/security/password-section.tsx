import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { apiQuery, refreshAfter } from '../../../lib/api-query.ts';
import { identity } from '../../../lib/session/identity.ts';
import { useToast } from '../../../lib/toasts/toast-context.ts';
import { texts } from '../../../texts/en/security.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { StrengthMeter } from '../../../ui/fields/strength-meter.tsx';
import { type Security, SecuritySection } from './security-section.tsx';
import { useReauthentication } from './use-reauthentication.tsx';

/** Password status and the form to change it. */
export function PasswordSection({ security }: { readonly security: Security }) {
  const [isOpen, setOpen] = useState(false);
  // A hosted service checks itself whether there is one.
  const mayChange = security.hasPassword || !security.isAvailable;
  return (
    <SecuritySection
      title={texts.password.title}
      explained={mayChange ? texts.password.isSet : texts.password.notSet}
      actions={mayChange && !isOpen && <Button onClick={() => setOpen(true)}>{texts.password.change}</Button>}
    >
      {isOpen && <PasswordForm onClose={() => setOpen(false)} />}
    </SecuritySection>
  );
}

interface Passwords {
  readonly current: string;
  readonly next: string;
}

function PasswordForm({ onClose }: { readonly onClose: () => void }) {
  const client = useQueryClient();
  const addToast = useToast();
  const lengthMin = useQuery(apiQuery('getConfig')).data?.passwordLengthMin ?? null;
  const [passwords, setPasswords] = useState<Passwords>({ current: '', next: '' });
  const [problem, setProblem] = useState<string | null>(null);
  const aboutId = useId();
  const change = useReauthentication(async ({ current, next }: Passwords) => {
    await identity.changePassword(current, next);
    await refreshAfter(client, 'securityChanged');
    addToast(texts.password.done);
    onClose();
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const found = problemOf(passwords, lengthMin);
    setProblem(found);
    if (!found) void change.run(passwords);
  };
  return (
    <>
      <form className="grid max-w-100 gap-5" noValidate onSubmit={submit}>
        <PasswordField
          label={texts.password.current}
          autoComplete="current-password"
          value={passwords.current}
          onChange={(current) => setPasswords({ ...passwords, current })}
        />
        <PasswordField
          label={texts.password.next}
          autoComplete="new-password"
          value={passwords.next}
          onChange={(next) => setPasswords({ ...passwords, next })}
          describedBy={aboutId}
          about={<StrengthMeter id={aboutId} value={passwords.next} lengthMin={lengthMin} />}
        />
        <FormError message={problem ?? change.failure} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" isBusy={change.isBusy}>
            {texts.password.submit}
          </Button>
          <Button onClick={onClose}>{texts.cancel}</Button>
        </div>
      </form>
      {change.dialog}
    </>
  );
}

function problemOf({ current, next }: Passwords, lengthMin: number | null): string | null {
  if (current === '') return texts.password.missing;
  const least = lengthMin ?? 8;
  return [...next].length < least ? texts.password.tooShort(least) : null;
}
