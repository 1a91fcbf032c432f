import { useState } from 'react';
import type { Period } from '../lib/period.ts';
import { Button } from '../ui/button.tsx';
import { Combobox } from '../ui/fields/combobox.tsx';
import { TimeZoneField } from '../ui/fields/time-zone-field.tsx';
import { PeriodPicker } from '../ui/period-picker.tsx';
import { DemoSection, Example } from './demo-section.tsx';

const GROUPS = [
  { title: null, options: [{ id: '', label: 'Every category' }] },
  {
    title: 'Food & drink',
    options: [
      { id: 'groceries', label: 'Groceries', words: 'supermarket' },
      { id: 'restaurants', label: 'Restaurants' },
    ],
  },
  { title: 'Health', options: [{ id: 'pharmacy', label: 'Pharmacy & supplements' }] },
];

/** Demo of comboboxes and date pickers. */
export function ChoiceSection() {
  const [category, setCategory] = useState('groceries');
  const [zone, setZone] = useState('Europe/Berlin');
  const [period, setPeriod] = useState<Period | null>(null);
  const [isBusy, setBusy] = useState(false);
  return (
    <DemoSection title="Long choices, days, work under way">
      <Example name="Combobox, TimeZoneField">
        <Combobox label="Category" value={category} groups={GROUPS} onChange={setCategory} />
        <Combobox
          label="Wrong"
          error="Choose one."
          value=""
          groups={GROUPS.slice(1)}
          onChange={setCategory}
        />
        <TimeZoneField value={zone} onChange={setZone} />
      </Example>
      <Example name="PeriodPicker">
        <PeriodPicker period={period} otherwise="last-30" onPeriod={setPeriod} />
        <PeriodPicker period={period} otherwise="all" onPeriod={setPeriod} />
      </Example>
      <Example name="Button while what it began is under way">
        <Button variant="primary" isBusy={isBusy} onClick={() => setBusy(true)}>
          Save
        </Button>
        <Button onClick={() => setBusy(false)}>Done</Button>
      </Example>
    </DemoSection>
  );
}
