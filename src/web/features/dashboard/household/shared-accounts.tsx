import { texts } from '../../../texts/en/household.ts';
import { Amount } from '../../../ui/amount.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import type { Overview } from './overview.ts';
import { memberName } from './shared-totals.tsx';

type Account = Overview['accounts'][number];

/** Shared accounts with owner and balance. */
export function SharedAccounts({ data }: { readonly data: Overview }) {
  const member = (id: string): string => memberName(data.members.find((each) => each.id === id));
  return (
    <Card title={texts.view.accounts}>
      <ul aria-label={texts.view.accountsCaption} className="divide-y border-t">
        {data.accounts.map((account) => (
          <AccountItem key={account.id} account={account} memberName={member} />
        ))}
      </ul>
    </Card>
  );
}

function AccountItem({
  account: { name, institutionName, mask, memberId, alsoOf, isCounted, balanceMinor, currency },
  memberName,
}: {
  readonly account: Account;
  readonly memberName: (id: string) => string;
}) {
  const about = [memberName(memberId), institutionName, mask === null ? null : texts.sharing.digits(mask)];
  return (
    <li className="flex items-start justify-between gap-4 px-4 py-3 sm:px-5">
      <div className="grid min-w-0 gap-0.5">
        <span className="flex flex-wrap items-center gap-2 font-medium break-words">
          {name}
          {!isCounted && <Badge>{texts.view.notCounted}</Badge>}
        </span>
        <span className="text-13 text-muted">{about.filter((part) => part !== null).join(' · ')}</span>
        {alsoOf.length > 0 && (
          <span className="text-13 text-muted">{texts.view.also(alsoOf.map(memberName).join(', '))}</span>
        )}
      </div>
      {balanceMinor !== null && (
        <Amount minor={balanceMinor} currency={currency} signs="minus" className="font-medium" />
      )}
    </li>
  );
}
