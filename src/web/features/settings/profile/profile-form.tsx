import { type FormEvent, useState } from 'react';
import { errorMessage } from '../../../lib/failure.ts';
import { CurrencyOptions } from '../../../lib/format/choice-options.tsx';
import { texts } from '../../../texts/en/settings.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, SelectField } from '../../../ui/fields/field.tsx';
import { TimeZoneField } from '../../../ui/fields/time-zone-field.tsx';
import type { Settings } from '../settings.ts';
import { LanguageField } from './language-field.tsx';
import { useSaveProfile } from './use-save-profile.ts';

export type ProfileSettings = Settings['profile'];
type DatesBy = ProfileSettings['datesBy'];

/** The profile form. */
export function ProfileForm({
  profile,
  onDone,
}: {
  readonly profile: ProfileSettings;
  readonly onDone: () => void;
}) {
  const [name, setName] = useState(profile.displayName);
  const [currency, setCurrency] = useState(profile.currency);
  const [timeZone, setTimeZone] = useState(profile.timeZone);
  const [language, setLanguage] = useState(profile.language);
  const [datesBy, setDatesBy] = useState(profile.datesBy);
  const save = useSaveProfile(onDone);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim() !== '') save.mutate({ displayName: name.trim(), currency, timeZone, language, datesBy });
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
        <LanguageField value={language} onChange={setLanguage} />
        <TimeZoneField value={timeZone} onChange={setTimeZone} />
        <DatesField value={datesBy} onChange={setDatesBy} />
      </div>
      {save.isError && (
        <p role="alert" className="text-14 text-brick">
          {texts.profile.notSaved(errorMessage(save.error, texts.profile.tryAgain))}
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

/** The date that lists, periods and totals use. */
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
