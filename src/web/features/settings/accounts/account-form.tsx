import { type FormEvent, type ReactNode, useState } from 'react';
import { parseTypedAmount } from '../../../lib/format/typed-amount.ts';
import { texts } from '../../../texts/en/settings-accounts.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';

interface AccountFormProps {
  readonly name?: string;
  readonly nameHint?: string;
  readonly isNameRequired?: boolean;
  readonly currency: string;
  /** The balance field; null if only the bank knows the balance. */
  readonly balance: { readonly label: string; readonly value: string; readonly hint?: string } | null;
  readonly submitLabel: string;
  readonly isBusy: boolean;
  readonly onCancel: () => void;
  /** The trimmed name; the balance is null if empty. */
  readonly onSubmit: (given: { readonly name: string; readonly balanceMinor: number | null }) => void;
  /** Rendered between name and balance. */
  readonly children?: ReactNode;
}

/** A form for an account's name and, for manual accounts, its balance. */
export function AccountForm(props: AccountFormProps) {
  const { currency, balance, nameHint } = props;
  const [name, setName] = useState(props.name ?? '');
  const [held, setHeld] = useState(balance?.value ?? '');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const text = balance === null ? '' : held.trim();
    const balanceMinor = text === '' ? null : parseTypedAmount(text, currency);
    if (text !== '' && balanceMinor === null) {
      setError(texts.form.notABalance);
      return;
    }
    if (props.isNameRequired && name.trim() === '') return;
    setError(undefined);
    props.onSubmit({ name: name.trim(), balanceMinor });
  };
  return (
    <form onSubmit={submit} className="grid gap-4 px-6 pt-2 pb-6">
      <Field
        label={texts.form.name}
        value={name}
        maxLength={80}
        required={props.isNameRequired ?? false}
        hint={nameHint}
        onChange={(event) => setName(event.target.value)}
      />
      {props.children}
      {balance && (
        <Field
          label={balance.label}
          value={held}
          inputMode="decimal"
          hint={balance.hint}
          error={error}
          onChange={(event) => setHeld(event.target.value)}
        />
      )}
      <div className="flex justify-end gap-3 pt-2">
        <Button onClick={props.onCancel}>{texts.form.cancel}</Button>
        <Button type="submit" variant="primary" isBusy={props.isBusy}>
          {props.submitLabel}
        </Button>
      </div>
    </form>
  );
}
