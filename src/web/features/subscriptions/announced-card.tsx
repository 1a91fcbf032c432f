import { formatShortDay, userToday } from '../../lib/format/dates.ts';
import { texts } from '../../texts/en/subscriptions.ts';
import { Amount } from '../../ui/amount.tsx';
import { Card } from '../../ui/card.tsx';
import { MerchantMark } from '../../ui/merchant-mark.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { Subscriptions } from './stream.ts';

/** Trials and renewals announced by email before a charge; alerts report the same ones. */
export function AnnouncedCard({ announced }: Pick<Subscriptions, 'announced'>) {
  if (announced.length === 0) return null;
  const today = userToday();
  return (
    <Card title={texts.announced.title}>
      <ul className="divide-y border-t">
        {announced.map(({ findingId, kind, name, on, amountMinor, currency }) => (
          <li key={findingId} className="flex min-h-12 items-center gap-3 px-4 py-2 sm:px-5">
            <MerchantMark name={name} size={34} />
            <span className="min-w-0 flex-1">
              <TextLink
                href={`/insights?view=checks&finding=${findingId}`}
                className="block truncate font-medium hover:underline hover:underline-offset-3"
              >
                {name}
              </TextLink>
              <span className="text-13 text-muted">{texts.announced[kind](formatShortDay(on, today))}</span>
            </span>
            {amountMinor !== null && currency !== null && (
              <Amount minor={amountMinor} currency={currency} signs="minus" className="font-medium" />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
