import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { BodyOf } from '#contract/endpoints/table.ts';
import { write } from '../../lib/api-client.ts';
import { messageOf } from '../../lib/failure.ts';
import { CurrencyOptions } from '../../lib/format/choice-options.tsx';
import { currencyName } from '../../lib/format/choices.ts';
import { useAuth } from '../../lib/session/auth-context.ts';
import { identity } from '../../lib/session/identity.ts';
import { useToast } from '../../lib/toasts/toast-context.ts';
import { texts } from '../../texts/en/settings.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field, SelectField } from '../../ui/field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { TimeZoneField } from '../../ui/time-zone-field.tsx';
import type { Settings } from './settings-screen.tsx';

type ProfileSettings = Settings['profile'];
type DatesBy = ProfileSettings['datesBy'];

/** The profile to read, and after Edit to change. */
export function ProfileEditor({ profile }: { readonly profile: ProfileSettings }) {
  const [isEditing, setEditing] = useState(false);
  return (
    <Card
      title={texts.profile.title}
      actions={
        !isEditing && (
          <Button size="small" onClick={() => setEditing(true)}>
            {texts.profile.edit}
          </Button>
        )
      }
    >
      <div className="border-t px-4 sm:px-5 py-5">
        {isEditing ? (
          <EditForm profile={profile} onDone={() => setEditing(false)} />
        ) : (
          <div className="grid gap-5">
            <ProfileView profile={profile} />
            <AddressState profile={profile} />
          </div>
        )}
      </div>
    </Card>
  );
}

function ProfileView({ profile }: { readonly profile: ProfileSettings }) {
  const lines = [
    [texts.profile.name, profile.displayName],
    [texts.profile.email, profile.email],
    [texts.profile.currency, currencyName(profile.currency)],
    [texts.profile.timeZone, profile.timeZone.replaceAll('_', ' ')],
    [texts.profile.dates, texts.profile.datesBy[profile.datesBy]],
  ] as const;
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      {lines.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="label">{name}</dt>
          <dd className="truncate">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Whether emails reach the person, and the way to another address. */
function AddressState({ profile }: { readonly profile: ProfileSettings }) {
  const addToast = useToast();
  const confirm = useMutation({
    mutationFn: () => identity.sendVerification(),
    onSuccess: () => addToast(texts.address.linkSent(profile.email)),
    onError: (error) => addToast(messageOf(error, texts.address.linkFailed), 'error'),
  });
  return (
    <div className="grid gap-3 border-t pt-4 text-14">
      {profile.mailProblem !== null && <p className="text-amber">{profile.mailProblem}</p>}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {!profile.isEmailVerified && (
          <button
            type="button"
            className="text-link"
            disabled={confirm.isPending}
            onClick={() => confirm.mutate()}
          >
            {texts.address.confirm}
          </button>
        )}
        <TextLink href="/login?mode=email">{texts.address.change}</TextLink>
      </div>
    </div>
  );
}

function EditForm({ profile, onDone }: { readonly profile: ProfileSettings; readonly onDone: () => void }) {
  const [name, setName] = useState(profile.displayName);
  const [currency, setCurrency] = useState(profile.currency);
  const [timeZone, setTimeZone] = useState(profile.timeZone);
  const [datesBy, setDatesBy] = useState(profile.datesBy);
  const save = useSaveProfile(onDone);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim() !== '') save.mutate({ displayName: name.trim(), currency, timeZone, datesBy });
  };
  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label={texts.profile.name}
          autoComplete="name"
          maxLength={120}
          value={name}
          error={name.trim() === '' ? texts.profile.nameMissing : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <Field
          label={texts.profile.email}
          type="email"
          readOnly
          value={profile.email}
          hint={texts.profile.emailHint}
        />
        <SelectField
          label={texts.profile.currency}
          hint={texts.profile.currencyHint}
          value={currency}
          onChange={(event) => setCurrency(event.target.value)}
        >
          <CurrencyOptions current={currency} />
        </SelectField>
        <TimeZoneField value={timeZone} onChange={setTimeZone} />
        <DatesField value={datesBy} onChange={setDatesBy} />
      </div>
      {save.isError && (
        <p role="alert" className="text-14 text-brick">
          {texts.profile.notSaved(messageOf(save.error, texts.profile.tryAgain))}
        </p>
      )}
      <div className="flex gap-3">
        <Button type="submit" variant="primary" isBusy={save.isPending}>
          {texts.profile.save}
        </Button>
        <Button onClick={onDone}>{texts.profile.cancel}</Button>
      </div>
    </form>
  );
}

/** Which date lists, periods and totals use. */
function DatesField({
  value,
  onChange,
}: {
  readonly value: DatesBy;
  readonly onChange: (value: DatesBy) => void;
}) {
  return (
    <SelectField
      label={texts.profile.dates}
      hint={texts.profile.datesHint}
      value={value}
      onChange={(event) => onChange(event.target.value === 'posting' ? 'posting' : 'purchase')}
    >
      <option value="purchase">{texts.profile.datesBy.purchase}</option>
      <option value="posting">{texts.profile.datesBy.posting}</option>
    </SelectField>
  );
}

function useSaveProfile(onDone: () => void) {
  const addToast = useToast();
  const { reloadProfile } = useAuth();
  return useMutation({
    mutationFn: (body: BodyOf<'updateProfile'>) => write('updateProfile', { body }),
    onSuccess: () => {
      void reloadProfile();
      addToast(texts.profile.saved);
      onDone();
    },
    onError: (error) => console.error('Failed to update the profile:', error),
  });
}
