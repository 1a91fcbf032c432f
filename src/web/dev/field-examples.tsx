import { useState } from 'react';
import { Field, Select, SelectField } from '../ui/fields/field.tsx';
import { FormError } from '../ui/fields/form-error.tsx';
import { PasswordField } from '../ui/fields/password-field.tsx';
import { SearchField } from '../ui/fields/search-field.tsx';
import { StrengthMeter } from '../ui/fields/strength-meter.tsx';
import { Kbd } from '../ui/kbd.tsx';
import { Example } from './demo-section.tsx';

const ignore = (): void => undefined;

/** Every form field in each of its states. */
export function FieldExamples() {
  const [text, setText] = useState('Corner Pharmacy');
  const [password, setPassword] = useState('harbour9');
  return (
    <>
      <Example name="Field">
        <Field label="Empty" placeholder="Nothing yet" />
        <Field label="With a hint" hint="The address you sign in with." defaultValue="jordan@example.com" />
        <Field label="Wrong" error="Enter a name." defaultValue="" />
        <Field label="Only to read" readOnly value="jordan@example.com" />
        <Field label="Disabled" disabled value="Not now" />
      </Example>
      <Example name="PasswordField">
        <PasswordField autoComplete="current-password" value={password} onChange={setPassword} />
        <PasswordField
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          about={<StrengthMeter id="strength" value={password} lengthMin={8} />}
          describedBy="strength"
        />
      </Example>
      <Example name="SelectField, Select, SearchField">
        <SelectField label="Currency" hint="Totals count rows in it.">
          <option>USD, US Dollar</option>
        </SelectField>
        <Select label="Period">
          <option>Last 30 days</option>
        </Select>
        <SearchField label="Search" value={text} onChange={setText} />
        <SearchField label="Search" value="" placeholder="Search merchants" onChange={ignore} />
      </Example>
      <Example name="FormError, Kbd">
        <FormError message="That e-mail and password do not match." />
        <Kbd>⌘ K</Kbd>
      </Example>
    </>
  );
}
