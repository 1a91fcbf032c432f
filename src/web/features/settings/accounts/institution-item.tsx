import { formatDatesInText, userToday } from '../../../lib/format/dates.ts';
import { texts } from '../../../texts/en/settings-accounts.ts';
import { SandboxBadge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { MerchantMark } from '../../../ui/merchant-mark.tsx';
import { AccountItem } from './account-item.tsx';
import { AccountQuestions } from './account-questions.tsx';
import { type InstitutionActions, InstitutionMenu } from './institution-menu.tsx';
import { InstitutionHealth, StatusBadge } from './institution-state.tsx';

const ACTIONS = {
  reconnect: texts.actions.reconnect,
  choose_accounts: texts.actions.chooseAccounts,
  link_again: texts.actions.linkAgain,
  wait: null,
} as const;

/** A connection with its status, actions and accounts. */
export function InstitutionItem(props: InstitutionActions) {
  const { institution, onReconnect } = props;
  const action = ACTIONS[institution.action ?? 'wait'];
  return (
    <li className="grid gap-3 px-4 py-4 sm:px-5">
      <div className="flex items-start gap-3.5">
        <MerchantMark name={institution.institutionName} size={36} />
        <div className="grid min-w-0 flex-1 gap-1">
          <div className="flex flex-wrap items-center gap-2">
            <span className="font-medium">{institution.institutionName}</span>
            <StatusBadge status={institution.status} />
            {institution.isSandbox && <SandboxBadge />}
          </div>
          {institution.statusMessage && (
            <p className="max-w-[60ch] text-14">
              {formatDatesInText(institution.statusMessage, userToday())}
            </p>
          )}
          <InstitutionHealth institution={institution} />
          {action && institution.provider === 'plaid' && (
            <div className="pt-1.5">
              <Button
                size="small"
                variant={institution.status === 'needs_reauth' ? 'primary' : 'secondary'}
                onClick={onReconnect}
              >
                {action}
              </Button>
            </div>
          )}
        </div>
        <InstitutionMenu {...props} />
      </div>
      <AccountQuestions institution={institution} />
      {institution.accounts.length > 0 && (
        <ul className="grid gap-1.5 sm:pl-12.5">
          {institution.accounts.map((account) => (
            <AccountItem key={account.id} account={account} bankUpdatedAt={institution.bankUpdatedAt} />
          ))}
        </ul>
      )}
    </li>
  );
}
