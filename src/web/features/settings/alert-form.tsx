import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { ResponseOf } from '#contract/endpoints/table.ts';
import { minorToDecimal } from '#domain/money/money.ts';
import { write } from '../../lib/api-client.ts';
import { formatMinor } from '../../lib/format/money.ts';
import { parseTypedAmount } from '../../lib/format/typed-amount.ts';
import { useToast } from '../../lib/toasts/toast-context.ts';
import { texts } from '../../texts/en/notifications.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { SwitchRow } from '../../ui/fields/switch.tsx';

type Settings = ResponseOf<'getAlertSettings'>;

const NIGHT = { fromMinute: 22 * 60, toMinute: 7 * 60 };

/** The form for alert thresholds and quiet hours. */
export function AlertForm({ settings }: { readonly settings: Settings }) {
  const { currency, largeCharge, lowBalance, quietHours, timeZone } = settings;
  const addToast = useToast();
  const shown = (minor: number | null) => (minor === null ? '' : minorToDecimal(minor, currency));
  const [large, setLarge] = useState(shown(largeCharge.setMinor));
  const [low, setLow] = useState(shown(lowBalance.setMinor));
  const [quiet, setQuiet] = useState(quietHours);
  const parsed = { large: parse(large, currency, 1), low: parse(low, currency, 0) };
  const save = useMutation({
    mutationFn: () =>
      write('updateAlertSettings', {
        body: {
          quietHours: quiet,
          largeChargeMinor: parsed.large ?? null,
          lowBalanceMinor: parsed.low ?? null,
        },
      }),
    onSuccess: () => addToast(texts.alerts.saved, 'success'),
    onError: () => addToast(texts.alerts.notSaved, 'error'),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (parsed.large !== undefined && parsed.low !== undefined) save.mutate();
  };
  const hint = (ownMinor: number | null, words: (amount: string) => string) =>
    ownMinor === null ? texts.alerts.unknown : words(formatMinor(ownMinor, currency));
  return (
    <form onSubmit={submit} className="grid gap-4 border-t px-4 pt-4 pb-5 sm:px-5">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={`${texts.alerts.largeCharge} (${currency})`}
          inputMode="decimal"
          value={large}
          hint={hint(largeCharge.ownMinor, texts.alerts.largeChargeHint)}
          error={parsed.large === undefined ? texts.alerts.invalid : undefined}
          onChange={(event) => setLarge(event.target.value)}
        />
        <Field
          label={`${texts.alerts.lowBalance} (${currency})`}
          inputMode="decimal"
          value={low}
          hint={hint(lowBalance.ownMinor, texts.alerts.lowBalanceHint)}
          error={parsed.low === undefined ? texts.alerts.invalid : undefined}
          onChange={(event) => setLow(event.target.value)}
        />
      </div>
      <div className="border-t pt-1">
        <SwitchRow
          label={texts.alerts.quiet}
          hint={texts.alerts.quietHint(timeZone)}
          isOn={quiet !== null}
          onChange={(isOn) => setQuiet(isOn ? NIGHT : null)}
        />
        {quiet && (
          <div className="grid max-w-80 grid-cols-2 gap-4">
            <Field
              label={texts.alerts.from}
              type="time"
              required
              value={clock(quiet.fromMinute)}
              onChange={(event) => setQuiet({ ...quiet, fromMinute: minuteOf(event.target.value) })}
            />
            <Field
              label={texts.alerts.to}
              type="time"
              required
              value={clock(quiet.toMinute)}
              onChange={(event) => setQuiet({ ...quiet, toMinute: minuteOf(event.target.value) })}
            />
          </div>
        )}
      </div>
      <div className="flex justify-end">
        <Button type="submit" variant="primary" isBusy={save.isPending}>
          {texts.alerts.save}
        </Button>
      </div>
    </form>
  );
}

/** Null if empty; undefined if invalid. */
function parse(text: string, currency: string, minorMin: number): number | null | undefined {
  if (text.trim() === '') return null;
  const minor = parseTypedAmount(text, currency);
  return minor === null || minor < minorMin ? undefined : minor;
}

function clock(minute: number): string {
  const hour = Math.floor(minute / 60);
  return `${String(hour).padStart(2, '0')}:${String(minute - hour * 60).padStart(2, '0')}`;
}

function minuteOf(text: string): number {
  const [hour = 0, minute = 0] = text.split(':').map(Number);
  return hour * 60 + minute;
}
