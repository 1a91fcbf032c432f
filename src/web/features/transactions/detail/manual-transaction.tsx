import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { minorToDecimal } from '#domain/money/money.ts';
import { parseTypedAmount } from '../../../lib/format/typed-amount.ts';
import { useLeftField } from '../../../lib/use-left-field.ts';
import { texts } from '../../../texts/en/transaction-detail.ts';
import { Field } from '../../../ui/fields/field.tsx';
import type { Detail } from '../transaction-types.ts';

type Transaction = Detail['transaction'];
type ManualFields = { readonly postedOn: string } | { readonly amountMinor: number };

interface ManualFieldProps {
  readonly transaction: Transaction;
  readonly onSave: (body: ManualFields) => void;
}

/** Date and amount of a manual transaction; editable until a bank sends the same transaction. */
export function ManualFields(props: ManualFieldProps) {
  const { postedOn, amountMinor } = props.transaction;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <DateField key={postedOn} {...props} />
      <AmountField key={amountMinor} {...props} />
    </div>
  );
}

/** Saved when the field is left, because each key typed may complete another date. */
function DateField({ transaction: { postedOn }, onSave }: ManualFieldProps) {
  const [day, setDay] = useState(postedOn);
  const commit = ({ currentTarget }: FocusEvent<HTMLInputElement>): void => {
    if (!currentTarget.validity.valid) setDay(postedOn);
    else if (day !== postedOn) onSave({ postedOn: day });
  };
  return (
    <Field
      label={texts.edit.day}
      type="date"
      value={day}
      required
      min="1900-01-01"
      max="2999-12-31"
      onChange={(event) => setDay(event.target.value)}
      onBlur={commit}
      onKeyDown={blurOnEnter}
    />
  );
}

function AmountField({ transaction: { amountMinor, currency }, onSave }: ManualFieldProps) {
  const [amount, setAmount] = useState(minorToDecimal(amountMinor, currency));
  const [error, setError] = useState<string>();
  const commit = (): void => {
    const minor = parseTypedAmount(amount, currency);
    const isValid = minor !== null && minor !== 0;
    setError(isValid ? undefined : texts.edit.notAnAmount);
    if (isValid && minor !== amountMinor) onSave({ amountMinor: minor });
  };
  const { markTyped, leave } = useLeftField(commit);
  return (
    <Field
      label={texts.edit.amountIn(currency)}
      hint={texts.edit.amountHint}
      value={amount}
      inputMode="decimal"
      error={error}
      onChange={(event) => {
        markTyped();
        setAmount(event.target.value);
      }}
      onBlur={leave}
      onKeyDown={blurOnEnter}
    />
  );
}

function blurOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key === 'Enter') event.currentTarget.blur();
}
