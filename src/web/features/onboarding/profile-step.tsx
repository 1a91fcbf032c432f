import { useState } from 'react';
import { CurrencyOptions } from '../../lib/format/choice-options.tsx';
import { systemTimeZone } from '../../lib/format/choices.ts';
import { useSignedIn } from '../../lib/session/auth-context.ts';
import { texts } from '../../texts/en/onboarding.ts';
import { Field, SelectField } from '../../ui/fields/field.tsx';
import { TimeZoneField } from '../../ui/fields/time-zone-field.tsx';
import { StepLayout } from './step-layout.tsx';
import type { StepProps } from './steps.ts';

export function ProfileStep({ onNext, isSaving }: StepProps) {
  const session = useSignedIn();
  const [typedName, setName] = useState<string | null>(null);
  const [chosenCurrency, setCurrency] = useState<string | null>(null);
  const [chosenTimeZone, setTimeZone] = useState<string | null>(null);
  const name = typedName ?? session?.profile?.name ?? session?.user.name ?? '';
  const currency = chosenCurrency ?? session?.profile?.currency ?? 'USD';
  const timeZone = chosenTimeZone ?? session?.profile?.timeZone ?? systemTimeZone();
  const first = name.trim().split(/\s+/)[0];
  return (
    <StepLayout
      title={first ? texts.you.greetingOf(first) : texts.you.greeting}
      text={texts.you.lead}
      isSaving={isSaving}
      onNext={() => onNext({ ...(name.trim() === '' ? {} : { name: name.trim() }), currency, timeZone })}
      onSkip={() => onNext()}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label={texts.you.name}
          autoComplete="name"
          className="sm:col-span-2"
          maxLength={120}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <SelectField
          label={texts.you.currency}
          value={currency}
          onChange={(event) => setCurrency(event.target.value)}
        >
          <CurrencyOptions current={currency} />
        </SelectField>
        <TimeZoneField value={timeZone} onChange={setTimeZone} />
      </div>
    </StepLayout>
  );
}
