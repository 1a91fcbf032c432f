import { type FormEvent, useState } from 'react';
import { decimalToMinor, minorToDecimal } from '#domain/money/money.ts';
import { texts } from '../../texts/en/settings-accounts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import type { Account } from './account-line.tsx';
import { useAccountChange } from './use-account-change.ts';

interface AccountDialogProps {
  /** The account to change; null closes the dialog. */
  readonly account: Account | null;
  readonly onClose: () => void;
}

/** The person's own name for an account, and of one kept by hand what it holds. */
export function AccountDialog({ account, onClose }: AccountDialogProps) {
  return (
    <Dialog
      isOpen={account !== null}
      onClose={onClose}
      title={account?.source === 'manual' ? texts.form.editTitle : texts.form.renameTitle}
    >
      {account && <AccountForm account={account} onClose={onClose} />}
    </Dialog>
  );
}

function AccountForm({ account, onClose }: { readonly account: Account; readonly onClose: () => void }) {
  const { currency, currentBalanceMinor } = account;
  const isManual = account.source === 'manual';
  const [name, setName] = useState(account.name);
  const [balance, setBalance] = useState(
    currentBalanceMinor === null ? '' : minorToDecimal(currentBalanceMinor, currency),
  );
  const [error, setError] = useState<string>();
  const change = useAccountChange(account);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const wanted = name.trim();
    const minor = balance.trim() === '' ? null : decimalToMinor(balance.trim(), currency);
    if (isManual && balance.trim() !== '' && minor === null) {
      setError(texts.form.notANumber);
      return;
    }
    const body = {
      name: wanted === '' || wanted === account.bankName ? null : wanted,
      ...(isManual && minor !== null && minor !== currentBalanceMinor ? { balanceMinor: minor } : {}),
    };
    change.mutate({ body, told: texts.form.changed }, { onSuccess: onClose });
  };
  return (
    <form onSubmit={submit} className="grid gap-4 px-6 pt-2 pb-6">
      <Field
        label={texts.form.name}
        value={name}
        maxLength={80}
        hint={isManual ? undefined : texts.form.nameHint(account.bankName)}
        onChange={(event) => setName(event.target.value)}
      />
      {isManual && (
        <Field
          label={texts.form.balanceIn(currency)}
          value={balance}
          inputMode="decimal"
          error={error}
          onChange={(event) => setBalance(event.target.value)}
        />
      )}
      <div className="flex justify-end gap-3 pt-2">
        <Button onClick={onClose}>{texts.form.cancel}</Button>
        <Button type="submit" variant="primary" isBusy={change.isPending}>
          {texts.form.save}
        </Button>
      </div>
    </form>
  );
}
