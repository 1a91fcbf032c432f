import type { ResponseOf } from '#contract/endpoints/table.ts';
import { dayOfInstant } from '../../lib/format/dates.ts';
import { KIND_NAMES } from '../../lib/format/mail.ts';
import { formatMinor } from '../../lib/format/money.ts';
import { texts } from '../../texts/en/processed-emails.ts';
import { DateText } from '../../ui/date-text.tsx';

type OrderEmail = ResponseOf<'getProcessedEmail'>['events'][number];

/** The emails about one purchase, in order; only the leading one counts as the purchase. */
export function OrderEmails(props: {
  readonly events: readonly OrderEmail[];
  readonly openId: string;
  readonly onOpen: (id: string) => void;
}) {
  if (props.events.length === 0) return null;
  return (
    <section aria-label={texts.order.title} className="grid gap-1">
      <h3 className="label">{texts.order.title}</h3>
      <ol className="border-l">
        {props.events.map((event) => (
          <li key={event.id}>
            <button
              type="button"
              className="grid min-h-8 w-full grid-cols-[5.5rem_minmax(0,1fr)_auto] items-baseline gap-3
                rounded-control px-3 py-1 text-left text-13 hover:bg-hover aria-[current=true]:font-medium"
              aria-current={event.id === props.openId || undefined}
              onClick={() => props.onOpen(event.id)}
            >
              <span>{nameOf(event)}</span>
              <span className="truncate text-muted">{event.subject || texts.noSubject}</span>
              <span className="figures text-muted">
                {event.isLeading && event.totalMinor !== null && event.currency ? (
                  formatMinor(event.totalMinor, event.currency)
                ) : (
                  <DateText date={dayOfInstant(event.receivedAt)} />
                )}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function nameOf(event: OrderEmail): string {
  if (event.kind === 'shipping') return texts.order.onItsWay;
  return isRepeat(event) ? texts.order.repeated : KIND_NAMES[event.kind];
}

/** Whether another email counts as this email's purchase. */
export function isRepeat({ kind, isLeading }: OrderEmail): boolean {
  return !isLeading && kind !== 'shipping' && kind !== 'refund';
}
