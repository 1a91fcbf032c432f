import { minorToDecimal } from '#domain/money/money.ts';
import type { Account } from '../../../lib/format/account-options.tsx';
import { texts } from '../../../texts/en/settings-accounts.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { AccountForm } from './account-form.tsx';
import { useAccountChange } from './use-account-change.ts';

interface AccountDialogProps {
  /** The account to edit; null closes the dialog. */
  readonly account: Account | null;
  readonly onClose: () => void;
}

/** Edits an account's name and, for manual accounts, its balance. */
export function AccountDialog({ account, onClose }: AccountDialogProps) {
  return (
    <Dialog
      isOpen={account !== null}
      onClose={onClose}
      title={account?.source === 'manual' ? texts.form.editTitle : texts.form.renameTitle}
    >
      {account && <ChangeForm account={account} onClose={onClose} />}
    </Dialog>
  );
}

function ChangeForm({ account, onClose }: { readonly account: Account; readonly onClose: () => void }) {
  const { currency, currentBalanceMinor: held } = account;
  const isManual = account.source === 'manual';
  const change = useAccountChange(account);
  const hold = held === null ? '' : minorToDecimal(held, currency);
  return (
    <AccountForm
      name={account.name}
      {...(isManual ? {} : { nameHint: texts.form.nameHint(account.bankName) })}
      currency={currency}
      balance={isManual ? { label: texts.form.balanceIn(currency), value: hold } : null}
      submitLabel={texts.form.save}
      isBusy={change.isPending}
      onCancel={onClose}
      onSubmit={({ name, balanceMinor }) => {
        const body = {
          name: name === '' || name === account.bankName ? null : name,
          ...(balanceMinor !== null && balanceMinor !== held ? { balanceMinor } : {}),
        };
        change.mutate({ body, message: texts.form.changed }, { onSuccess: onClose });
      }}
    />
  );
}
