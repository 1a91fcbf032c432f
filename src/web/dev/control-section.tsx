import { useState } from 'react';
import { Button, ButtonLink, type ButtonVariant } from '../ui/button.tsx';
import { Segments } from '../ui/fields/segments.tsx';
import { SwitchRow } from '../ui/fields/switch.tsx';
import { Plus, Search } from '../ui/icons/common.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { DemoSection, Example } from './demo-section.tsx';
import { FieldExamples } from './field-examples.tsx';

const VARIANTS: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];
const ignore = (): void => undefined;

export function ControlSection() {
  return (
    <DemoSection title="Controls">
      <Buttons />
      <FieldExamples />
      <Choices />
    </DemoSection>
  );
}

function Buttons() {
  return VARIANTS.map((variant) => (
    <Example key={variant} name={`Button ${variant}`}>
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
    </Example>
  ));
}

function Choices() {
  const [isOn, setOn] = useState(true);
  const [tab, setTab] = useState<'one' | 'two'>('one');
  const [segment, setSegment] = useState<'chart' | 'table'>('chart');
  return (
    <>
      <Example name="SwitchLine">
        <div className="w-full max-w-[560px] divide-y">
          <SwitchRow label="Weekly reports" hint="Every Monday." isOn={isOn} onChange={setOn} />
          <SwitchRow label="Off" isOn={false} onChange={ignore} />
          <SwitchRow label="Disabled" isOn isDisabled onChange={ignore} />
          <SwitchRow
            label="Not saved"
            isOn
            onChange={ignore}
            note={<span className="text-13 text-brick">Not saved · Retry</span>}
          />
        </div>
      </Example>
      <Example name="Segments">
        <Segments
          label="Show as"
          value={segment}
          onChange={setSegment}
          options={[
            { value: 'chart', label: 'Chart' },
            { value: 'table', label: 'Table' },
          ]}
        />
      </Example>
      <Example name="Tabs">
        <Tabs
          label="Example"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'one', label: 'Data Sources', content: <p>First</p> },
            { value: 'two', label: 'Notifications', content: <p>Second</p> },
          ]}
        />
      </Example>
    </>
  );
}
