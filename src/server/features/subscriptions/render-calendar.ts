import ical, { ICalEventBusyStatus, ICalEventTransparency } from 'ical-generator';
import { addMonths, type CivilDate } from '#domain/calendar/civil-date.ts';
import { expectedAmountMinor, listDueDates } from '#domain/recurring/due-dates.ts';
import { isRunning } from '#domain/recurring/running.ts';
import { APP_NAME } from '../../lib/config.ts';
import type { Scope } from '../../lib/environment.ts';
import { formatMoney } from '../../lib/format-money.ts';
import { toWire } from '../../lib/wire-id.ts';
import { textsOf } from '../../texts/texts.ts';
import type { AnnouncedPlan, StreamRow } from './query.ts';

const MONTHS = 12;
/** More events than any household has; the earliest are kept. */
const EVENTS_MAX = 2000;
const NAME_LENGTH_MAX = 200;
/** How often calendar programs should ask again; most ask when they like. */
const REFRESH_SECONDS = 6 * 3600;
/** Merchants' names come from banks and emails. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

interface Due {
  readonly id: string;
  readonly on: CivilDate;
  readonly name: string;
  readonly isTrialEnd: boolean;
  readonly amountMinor: number | null;
  readonly currency: string;
}

interface CalendarContent {
  readonly streams: readonly StreamRow[];
  readonly announced: readonly AnnouncedPlan[];
  readonly scope: Pick<Scope, 'today' | 'language' | 'currency' | 'isSandbox'>;
  readonly publicUrl: string;
}

/** Renders the due dates of the next 12 months as an iCalendar file (RFC 5545). */
export function renderCalendar(content: CalendarContent): string {
  const { scope, publicUrl } = content;
  const { calendar: texts } = textsOf(scope.language);
  const file = ical({
    name: texts.name(APP_NAME, scope.isSandbox),
    prodId: { company: APP_NAME, product: 'Subscriptions' },
    ttl: REFRESH_SECONDS,
    events: listDue(content).map(({ id, on, name, isTrialEnd, amountMinor, currency }) => {
      const amount = amountMinor === null ? '' : formatMoney(amountMinor, currency, scope.language);
      const shownName = name.replace(INVISIBLE, ' ').slice(0, NAME_LENGTH_MAX).toWellFormed();
      return {
        id: `${id}-${on}@fettle`,
        start: on,
        allDay: true,
        // Constant for a day, so that an unchanged calendar has the same ETag.
        stamp: `${scope.today}T00:00:00Z`,
        summary: (isTrialEnd ? texts.trialEnds : texts.due)(shownName, amount),
        url: `${publicUrl}/subscriptions?view=calendar`,
        transparency: ICalEventTransparency.TRANSPARENT,
        busystatus: ICalEventBusyStatus.FREE,
      };
    }),
  });
  // The library leaves out the last line's end.
  return `${file}\r\n`;
}

function listDue({ streams, announced, scope }: CalendarContent): Due[] {
  const until = addMonths(scope.today, MONTHS);
  const ofStreams = streams.filter(isRunning).flatMap((stream) =>
    listDueDates(stream, until).map((on) => ({
      ...{ id: toWire('subscription', stream.id), on, name: stream.merchant },
      isTrialEnd: stream.status === 'trial' && on === stream.trialEndsOn,
      amountMinor: expectedAmountMinor(stream),
      currency: stream.currency,
    })),
  );
  const ofPlans = announced.map((plan) => ({
    ...{ id: toWire('finding', plan.id), on: plan.on, name: plan.name },
    isTrialEnd: plan.kind === 'trial_ends',
    amountMinor: plan.amountMinor,
    currency: plan.currency ?? scope.currency,
  }));
  return [...ofStreams, ...ofPlans]
    .filter(({ on }) => scope.today <= on && on <= until)
    .sort((a, b) => a.on.localeCompare(b.on) || a.name.localeCompare(b.name))
    .slice(0, EVENTS_MAX);
}
