import { useState } from 'react';
import { Button, ButtonLink, type ButtonVariant } from '../ui/button.tsx';
import { Field, Select, SelectField } from '../ui/fields/field.tsx';
import { FormError } from '../ui/fields/form-error.tsx';
import { PasswordField } from '../ui/fields/password-field.tsx';
import { SearchField } from '../ui/fields/search-field.tsx';
import { Segments } from '../ui/fields/segments.tsx';
import { StrengthMeter } from '../ui/fields/strength-meter.tsx';
import { SwitchLine } from '../ui/fields/switch.tsx';
import { Plus, Search } from '../ui/icons/common.tsx';
import { Kbd } from '../ui/kbd.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { Part, Shown } from './part.tsx';

const VARIANTS: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];
const ignore = (): void => undefined;

export function ControlSection() {
  return (
    <Part title="Controls">
      <Buttons />
      <Fields />
      <Choices />
    </Part>
  );
}

function Buttons() {
  return VARIANTS.map((variant) => (
    <Shown key={variant} name={`Button ${variant}`}>
      <Button variant={variant} size="small">
        Small
      </Button>
      <Button variant={variant}>Medium</Button>
      <Button variant={variant} size="large">
        Large
      </Button>
      <Button variant={variant}>
        <Plus size={16} /> With an icon
      </Button>
      <Button variant={variant} iconOnly aria-label="Search">
        <Search size={16} />
      </Button>
      <Button variant={variant} disabled>
        Disabled
      </Button>
      <ButtonLink variant={variant} href="/dev/ui">
        Link
      </ButtonLink>
    </Shown>
  ));
}

function Fields() {
  const [text, setText] = useState('Corner Pharmacy');
  const [password, setPassword] = useState('harbour9');
  return (
    <>
      <Shown name="Field">
        <Field label="Empty" placeholder="Nothing yet" />
        <Field label="With a hint" hint="The address you sign in with." defaultValue="jordan@example.com" />
        <Field label="Wrong" error="Enter a name." defaultValue="" />
        <Field label="Only to read" readOnly value="jordan@example.com" />
        <Field label="Disabled" disabled value="Not now" />
      </Shown>
      <Shown name="PasswordField">
        <PasswordField autoComplete="current-password" value={password} onChange={setPassword} />
        <PasswordField
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          about={<StrengthMeter id="strength" value={password} lengthMin={8} />}
          describedBy="strength"
        />
      </Shown>
      <Shown name="SelectField, Select, SearchField">
        <SelectField label="Currency" hint="Totals count rows in it.">
          <option>USD, US Dollar</option>
        </SelectField>
        <Select label="Period">
          <option>Last 30 days</option>
        </Select>
        <SearchField label="Search" value={text} onChange={setText} />
        <SearchField label="Search" value="" placeholder="Search merchants" onChange={ignore} />
      </Shown>
      <Shown name="FormError, Kbd">
        <FormError message="That e-mail and password do not match." />
        <Kbd>⌘ K</Kbd>
      </Shown>
    </>
  );
}

function Choices() {
  const [isOn, setOn] = useState(true);
  const [tab, setTab] = useState<'one' | 'two'>('one');
  const [segment, setSegment] = useState<'chart' | 'table'>('chart');
  return (
    <>
      <Shown name="SwitchLine">
        <div className="w-full max-w-[560px] divide-y">
          <SwitchLine label="Weekly reports" hint="Every Monday." isOn={isOn} onChange={setOn} />
          <SwitchLine label="Off" isOn={false} onChange={ignore} />
          <SwitchLine label="Disabled" isOn isDisabled onChange={ignore} />
          <SwitchLine
            label="Not saved"
            isOn
            onChange={ignore}
            note={<span className="text-13 text-brick">Not saved · Retry</span>}
          />
        </div>
      </Shown>
      <Shown name="Segments">
        <Segments
          label="Show as"
          value={segment}
          onChange={setSegment}
          options={[
            { value: 'chart', label: 'Chart' },
            { value: 'table', label: 'Table' },
          ]}
        />
      </Shown>
      <Shown name="Tabs">
        <Tabs
          label="Example"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'one', label: 'Data Sources', content: <p>First</p> },
            { value: 'two', label: 'Notifications', content: <p>Second</p> },
          ]}
        />
      </Shown>
    </>
  );
}
