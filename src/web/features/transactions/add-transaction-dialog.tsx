import { type FormEvent, useState } from 'react';
import { type Account, AccountOptions } from '../../lib/format/account-options.tsx';
import { userToday } from '../../lib/format/dates.ts';
import { parseTypedAmount } from '../../lib/format/typed-amount.ts';
import { texts } from '../../texts/en/transactions.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, SelectField } from '../../ui/fields/field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useAddTransaction } from './use-add-transaction.ts';

interface AddTransactionDialogProps {
  readonly isOpen: boolean;
  readonly accounts: readonly Account[];
  readonly onClose: () => void;
  /** The new transaction's ID. */
  readonly onAdded: (transactionId: string) => void;
}

/** Adds a manual transaction. When the bank sends the same one later, they are merged. */
export function AddTransactionDialog({ isOpen, accounts, onClose, onAdded }: AddTransactionDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.actions.add}>
      {accounts.length === 0 ? (
        <p className="px-6 pt-2 pb-6 text-muted">
          {texts.add.noAccount((words) => (
            <TextLink href="/settings?tab=data-sources">{words}</TextLink>
          ))}
        </p>
      ) : (
        <AddTransactionForm accounts={accounts} onClose={onClose} onAdded={onAdded} />
      )}
    </Dialog>
  );
}

function AddTransactionForm({ accounts, onClose, onAdded }: Omit<AddTransactionDialogProps, 'isOpen'>) {
  const [accountId, setAccountId] = useState(accounts[0]?.id ?? '');
  const [isIncome, setIncome] = useState(false);
  const [description, setDescription] = useState('');
  const [amount, setAmount] = useState('');
  const [postedOn, setPostedOn] = useState(userToday);
  const [error, setError] = useState<string>();
  const currency = accounts.find((account) => account.id === accountId)?.currency ?? 'USD';
  const create = useAddTransaction((transactionId) => {
    onClose();
    onAdded(transactionId);
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const minor = parseTypedAmount(amount, currency);
    if (minor === null || minor === 0) {
      setError(texts.add.notANumber);
      return;
    }
    if (description.trim() === '' || postedOn === '') return;
    const amountMinor = isIncome ? Math.abs(minor) : -Math.abs(minor);
    create.mutate({ accountId, postedOn, amountMinor, description: description.trim() });
  };
  return (
    <form onSubmit={submit} className="grid gap-4 px-6 pt-2 pb-6">
      <Field
        label={texts.add.description}
        value={description}
        maxLength={200}
        required
        onChange={(event) => setDescription(event.target.value)}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={texts.add.direction}
          value={isIncome ? 'in' : 'out'}
          onChange={(event) => setIncome(event.target.value === 'in')}
        >
          <option value="out">{texts.add.out}</option>
          <option value="in">{texts.add.in}</option>
        </SelectField>
        <Field
          label={texts.add.amountIn(currency)}
          value={amount}
          inputMode="decimal"
          required
          error={error}
          onChange={(event) => setAmount(event.target.value)}
        />
        <SelectField
          label={texts.add.account}
          value={accountId}
          onChange={(event) => setAccountId(event.target.value)}
        >
          <AccountOptions accounts={accounts} />
        </SelectField>
        <Field
          label={texts.add.day}
          type="date"
          value={postedOn}
          required
          onChange={(event) => setPostedOn(event.target.value)}
        />
      </div>
      <div className="flex justify-end gap-3 pt-2">
        <Button onClick={onClose}>{texts.add.cancel}</Button>
        <Button type="submit" variant="primary" isBusy={create.isPending}>
          {texts.add.submit}
        </Button>
      </div>
    </form>
  );
}
