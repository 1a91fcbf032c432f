import ical, { ICalEventBusyStatus, ICalEventTransparency } from 'ical-generator';
import { addMonths, type CivilDate, toDayNumber } from '#domain/calendar/civil-date.ts';
import type { Language } from '#domain/people/language.ts';
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
const EVENTS_MAX = 1000;
const NAME_LENGTH_MAX = 200;
/** How often calendar programs should ask again; most ask when they like. */
const REFRESH_SECONDS = 6 * 3600;
/** Merchants' names come from banks and emails. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

interface Due {
  readonly id: string;
  readonly on: CivilDate;
  readonly summary: string;
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
  const file = ical({
    name: textsOf(scope.language).calendar.name(APP_NAME, scope.isSandbox),
    prodId: { company: APP_NAME, product: 'Subscriptions' },
    ttl: REFRESH_SECONDS,
    events: listDue(content).map(({ id, on, summary }) => ({
      id: `${id}-${on}@fettle`,
      start: on,
      allDay: true,
      // Constant for a day, so that an unchanged calendar has the same ETag.
      stamp: `${scope.today}T00:00:00Z`,
      summary,
      url: `${publicUrl}/subscriptions?view=calendar`,
      transparency: ICalEventTransparency.TRANSPARENT,
      busystatus: ICalEventBusyStatus.FREE,
    })),
  });
  // The library leaves out the last line's end.
  return `${file}\r\n`;
}

function listDue({ streams, announced, scope }: CalendarContent): Due[] {
  const until = addMonths(scope.today, MONTHS);
  const ofStreams = streams.filter(isRunning).flatMap((stream) => {
    const id = toWire('subscription', stream.id);
    const plan = {
      name: stream.merchant,
      amountMinor: expectedAmountMinor(stream),
      currency: stream.currency,
    };
    const isTrial = stream.status === 'trial' && stream.trialEndsOn !== null;
    const summary = summaryOf(plan, isTrial, scope.language);
    return listDueDates(stream, until).map((on) => ({ id, on, summary }));
  });
  const ofPlans = announced.map(({ id, on, kind, currency, ...plan }) => {
    const priced = { ...plan, currency: currency ?? scope.currency };
    const summary = summaryOf(priced, kind === 'trial_ends', scope.language);
    return { id: toWire('finding', id), on, summary };
  });
  return [...ofStreams, ...ofPlans]
    .filter(({ on }) => scope.today <= on && on <= until)
    .sort((a, b) => toDayNumber(a.on) - toDayNumber(b.on) || a.summary.localeCompare(b.summary))
    .slice(0, EVENTS_MAX);
}

function summaryOf(
  plan: { readonly name: string; readonly amountMinor: number | null; readonly currency: string },
  isTrialEnd: boolean,
  language: Language,
): string {
  const { calendar: texts } = textsOf(language);
  const name = plan.name.replace(INVISIBLE, ' ').slice(0, NAME_LENGTH_MAX).toWellFormed();
  const amount = plan.amountMinor === null ? '' : formatMoney(plan.amountMinor, plan.currency, language);
  return (isTrialEnd ? texts.trialEnds : texts.due)(name, amount);
}
