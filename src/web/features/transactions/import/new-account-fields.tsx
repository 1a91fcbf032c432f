import { ACCOUNT_TYPES, type AccountType, accountTypeOf } from '../../../lib/format/account-types.ts';
import { texts } from '../../../texts/en/transaction-import.ts';
import { Field, SelectField } from '../../../ui/fields/field.tsx';

/** Name and type of a new account. */
export interface NewAccount {
  readonly name: string;
  readonly accountType: AccountType;
}

interface NewAccountFieldsProps {
  readonly account: NewAccount;
  readonly onChange: (account: NewAccount) => void;
}

const NAME_CHARS_MAX = 80;

/** Fields for the name and type of a new account. */
export function NewAccountFields({ account, onChange }: NewAccountFieldsProps) {
  return (
    <div className="grid gap-3 border-t px-4 py-3 sm:grid-cols-[minmax(0,1fr)_12rem]">
      <Field
        label={texts.preview.accountName}
        value={account.name}
        maxLength={NAME_CHARS_MAX}
        autoComplete="off"
        onChange={({ target }) => onChange({ ...account, name: target.value })}
      />
      <SelectField
        label={texts.preview.accountType}
        value={account.accountType}
        onChange={({ target }) => onChange({ ...account, accountType: accountTypeOf(target.value) })}
      >
        {ACCOUNT_TYPES.map(([id, label]) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
