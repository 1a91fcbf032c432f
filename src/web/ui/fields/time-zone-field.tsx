import { useMemo } from 'react';
import { timeZones } from '../../lib/format/choices.ts';
import { texts } from '../../texts/en/ui-parts.ts';
import { Combobox } from './combobox.tsx';

interface TimeZoneFieldProps {
  readonly value: string;
  readonly onChange: (zone: string) => void;
}

/** A time zone field, searchable by city. */
export function TimeZoneField({ value, onChange }: TimeZoneFieldProps) {
  const groups = useMemo(
    () => [
      {
        title: null,
        options: timeZones(value).map((zone) => ({ id: zone, label: zone.replaceAll('_', ' ') })),
      },
    ],
    [value],
  );
  return <Combobox label={texts.timeZone} value={value} groups={groups} onChange={onChange} />;
}
