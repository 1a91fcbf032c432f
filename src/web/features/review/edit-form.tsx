import { type FormEvent, useState } from 'react';
import type { BodyOf } from '#contract/endpoints/table.ts';
import { isCivilDate } from '#domain/calendar/civil-date.ts';
import { minorToDecimal } from '#domain/money/money.ts';
import { parseTypedAmount } from '../../lib/format/typed-amount.ts';
import { texts } from '../../texts/en/review.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { FIELD_NAMES, type FieldName, type ReviewField } from './review-types.ts';

type Changes = NonNullable<BodyOf<'decideReviewItem'>['fields']>;

interface EditFormProps {
  readonly fields: readonly ReviewField[];
  readonly onCancel: () => void;
  readonly onSave: (changes: Changes) => void;
}

const AMOUNTS: readonly FieldName[] = ['total', 'tax', 'shipping', 'discount', 'tip'];
const WIDE_FIELDS: readonly FieldName[] = ['merchant', 'orderId'];

/** A form to correct fields; saving accepts the receipt. */
export function EditForm({ fields, onCancel, onSave }: EditFormProps) {
  const [values, setValues] = useState(
    () => new Map(fields.map((field) => [field.name, field.value ?? ''] as const)),
  );
  const [isTried, setTried] = useState(false);
  const currency = amountCurrency(values.get('currency') ?? '');
  const changed = fields.filter((field) => (values.get(field.name) ?? '').trim() !== (field.value ?? ''));
  const problems = new Map(
    changed.map(({ name }) => [name, problemOf(name, values.get(name) ?? '', currency)] as const),
  );
  const save = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if ([...problems.values()].some(Boolean)) return;
    const entries = changed.map(
      ({ name }) => [name, valueToSave(name, values.get(name) ?? '', currency)] as const,
    );
    onSave(Object.fromEntries(entries));
  };
  return (
    <form
      className="grid gap-4"
      onSubmit={save}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
      }}
    >
      <div className="grid grid-cols-2 gap-x-3 gap-y-3.5">
        {fields.map(({ name }, index) => (
          <Field
            key={name}
            autoFocus={index === 0}
            label={FIELD_NAMES[name]}
            type={name === 'purchasedOn' ? 'date' : 'text'}
            inputMode={AMOUNTS.includes(name) ? 'decimal' : name === 'cardLast4' ? 'numeric' : 'text'}
            className={WIDE_FIELDS.includes(name) ? 'col-span-2' : ''}
            value={values.get(name) ?? ''}
            maxLength={200}
            error={isTried ? problems.get(name) : undefined}
            onChange={(event) => {
              const { value } = event.target;
              setValues((now) => new Map(now).set(name, value));
            }}
          />
        ))}
      </div>
      <div className="flex justify-end gap-2">
        <Button onClick={onCancel}>{texts.edit.cancel}</Button>
        <Button variant="primary" type="submit" disabled={changed.length === 0}>
          {texts.edit.save}
        </Button>
      </div>
    </form>
  );
}

/** The currency of the amounts; US dollars while the field has no code, as on the server. */
function amountCurrency(text: string): string {
  return isCode(text.trim()) ? text.trim() : 'USD';
}

function isCode(text: string): boolean {
  return /^[A-Z]{3}$/.test(text);
}

function valueToSave(name: FieldName, text: string, currency: string): string | null {
  const minor = AMOUNTS.includes(name) ? parseTypedAmount(text, currency) : null;
  return minor === null ? text.trim() || null : minorToDecimal(minor, currency);
}

function problemOf(name: FieldName, text: string, currency: string): string | undefined {
  const value = text.trim();
  if (value === '') return undefined;
  if (AMOUNTS.includes(name) && parseTypedAmount(value, currency) === null) return texts.edit.problems.amount;
  if (name === 'currency' && !isCode(value)) return texts.edit.problems.currency;
  if (name === 'purchasedOn' && !isCivilDate(value)) return texts.edit.problems.date;
  if (name === 'cardLast4' && !/^\d{4}$/.test(value)) return texts.edit.problems.cardLast4;
  return undefined;
}
