import { formatShortDay, userToday } from '../../../lib/format/dates.ts';
import { texts } from '../../../texts/en/insights.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import type { Insights } from '../insights.ts';

/** Empty state of a period without transactions. */
export function NoActivity({ data }: { readonly data: Insights }) {
  const { from, to } = data.period;
  const today = userToday();
  return (
    <div className="card">
      <EmptyState
        title={texts.noActivity.title}
        reason={texts.noActivity.reason(formatShortDay(from, today), formatShortDay(to, today))}
        action={<ButtonLink href="/insights">{texts.noActivity.show}</ButtonLink>}
      />
    </div>
  );
}
