import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { BodyOf } from '#contract/endpoints/table.ts';
import { write } from '../../../lib/api-client.ts';
import { errorMessage } from '../../../lib/failure.ts';
import { ACCOUNT_TYPES, type AccountType, accountTypeOf } from '../../../lib/format/account-types.ts';
import { CurrencyOptions } from '../../../lib/format/choice-options.tsx';
import { useToast } from '../../../lib/toasts/toast-context.ts';
import { texts } from '../../../texts/en/settings-accounts.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { SelectField } from '../../../ui/fields/field.tsx';
import { AccountForm } from './account-form.tsx';

interface ManualAccountDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Adds a manual account. */
export function ManualAccountDialog({ isOpen, onClose }: ManualAccountDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.form.addTitle}>
      <ManualAccountForm onClose={onClose} />
    </Dialog>
  );
}

function ManualAccountForm({ onClose }: { readonly onClose: () => void }) {
  const addToast = useToast();
  const [accountType, setType] = useState<AccountType>('checking');
  const [currency, setCurrency] = useState('USD');
  const create = useMutation({
    mutationFn: (body: BodyOf<'createAccount'>) => write('createAccount', { body }),
    onSuccess: ({ account }) => {
      addToast(texts.form.added(account.name));
      onClose();
    },
    onError: (failure) => addToast(errorMessage(failure, texts.form.addFailed), 'error'),
  });
  return (
    <AccountForm
      isNameRequired
      currency={currency}
      balance={{ label: texts.form.balanceToday, value: '', hint: texts.form.balanceHint }}
      submitLabel={texts.form.add}
      isBusy={create.isPending}
      onCancel={onClose}
      onSubmit={({ name, balanceMinor }) =>
        create.mutate({ name, accountType, currency, ...(balanceMinor === null ? {} : { balanceMinor }) })
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={texts.form.kind}
          value={accountType}
          onChange={(event) => setType(accountTypeOf(event.target.value))}
        >
          {ACCOUNT_TYPES.map(([id, label]) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={texts.form.currency}
          value={currency}
          onChange={(event) => setCurrency(event.target.value)}
        >
          <CurrencyOptions current={currency} />
        </SelectField>
      </div>
    </AccountForm>
  );
}
