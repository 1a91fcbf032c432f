import { texts } from '../../../texts/en/insights-net-worth.ts';
import { Amount } from '../../../ui/amount.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { NetWorth } from './net-worth-chart.tsx';

/** Account balances; each links to its transactions. */
export function AccountBalances({ accounts }: Pick<NetWorth, 'accounts'>) {
  return (
    <Card title={texts.accounts}>
      <ul className="divide-y border-t">
        {accounts.map((account) => (
          <li key={account.id} className="flex items-baseline justify-between gap-4 px-4 py-3 sm:px-5">
            <TextLink href={`/transactions?accountId=${account.id}`} className="text-link min-w-0 truncate">
              {account.name}
            </TextLink>
            <Amount minor={account.balanceMinor} currency={account.currency} signs="minus" />
          </li>
        ))}
      </ul>
    </Card>
  );
}
