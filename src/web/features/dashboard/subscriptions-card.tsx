import { Link } from 'wouter';
import { formatShortDay, userToday } from '../../lib/format/dates.ts';
import { frequencyName } from '../../lib/format/frequency.ts';
import { texts } from '../../texts/en/dashboard.ts';
import { Amount } from '../../ui/amount.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { MerchantMark } from '../../ui/merchant-mark.tsx';
import type { Dashboard } from './dashboard-screen.tsx';

type Subscription = Dashboard['subscriptions'][number];

const LINES_MAX = 6;

/** Subscriptions with their next due date. */
export function SubscriptionsCard({ subscriptions }: { readonly subscriptions: readonly Subscription[] }) {
  return (
    <Card
      title={texts.subscriptions.title}
      actions={
        <Link href="/subscriptions" className="text-link text-13">
          {texts.subscriptions.all}
        </Link>
      }
    >
      {subscriptions.length === 0 ? (
        <p className="card-body text-14 text-muted">{texts.subscriptions.none}</p>
      ) : (
        <ul className="pb-2">
          {subscriptions.slice(0, LINES_MAX).map((subscription) => (
            <SubscriptionLine key={subscription.id} subscription={subscription} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function SubscriptionLine({ subscription }: { readonly subscription: Subscription }) {
  const { name, frequency, amount, currency, nextOn, status } = subscription;
  return (
    <li className="flex items-center gap-3 border-t px-4 py-2.5 first:border-t-0 sm:px-5">
      <MerchantMark name={name} size={30} />
      <div className="min-w-0 flex-1">
        <p className="truncate text-14 font-medium">{name}</p>
        <p className="truncate text-13 text-muted">
          {frequencyName(frequency)}
          {nextOn && ` · ${texts.subscriptions.next(formatShortDay(nextOn, userToday()))}`}
        </p>
      </div>
      <div className="grid justify-items-end gap-0.5">
        <Amount
          decimal={Math.abs(amount)}
          currency={currency}
          signs="minus"
          className="text-14 font-medium"
        />
        {status === 'price_up' && <Badge tone="attention">{texts.subscriptions.priceUp}</Badge>}
        {status === 'trial' && <Badge>{texts.subscriptions.trial}</Badge>}
        {status === 'overdue' && <Badge tone="attention">{texts.subscriptions.overdue}</Badge>}
      </div>
    </li>
  );
}
