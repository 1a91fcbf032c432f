import type { ResponseOf } from '#contract/endpoints/table.ts';
import { addDays, addMonths, type CivilDate } from '#domain/calendar/civil-date.ts';
import { isRunning, isRunningStatus } from '#domain/recurring/running.ts';
import { texts } from '../../texts/en/subscriptions.ts';
import type { BadgeTone } from '../../ui/badge.tsx';

export type Subscriptions = ResponseOf<'listSubscriptions'>;
export type Stream = Subscriptions['subscriptions'][number];
export type Charge = Stream['charges'][number];

export const STATUS_WORDS: Readonly<
  Record<Stream['status'], { readonly word: string; readonly tone: BadgeTone }>
> = {
  trial: { word: texts.status.trial, tone: 'attention' },
  active: { word: texts.status.active, tone: 'good' },
  price_up: { word: texts.status.priceUp, tone: 'attention' },
  overdue: { word: texts.status.overdue, tone: 'attention' },
  paused: { word: texts.status.paused, tone: 'plain' },
  cancelled: { word: texts.status.cancelled, tone: 'plain' },
  ended: { word: texts.status.ended, tone: 'plain' },
};

export interface StreamGroup {
  readonly id: 'subscriptions' | 'bills' | 'over' | 'refused';
  readonly title: string;
  readonly streams: readonly Stream[];
}

/** Groups streams: subscriptions, bills and loans, canceled or ended, and rejected by the user. */
export function groupStreams(streams: readonly Stream[]): StreamGroup[] {
  const kept = streams.filter((stream) => stream.verdict !== 'not_subscription');
  const groups: StreamGroup[] = [
    {
      id: 'subscriptions',
      title: texts.groups.subscriptions,
      streams: kept.filter((stream) => stream.class === 'subscription' && isActive(stream)),
    },
    {
      id: 'bills',
      title: texts.groups.bills,
      streams: kept.filter((stream) => stream.class !== 'subscription' && isActive(stream)),
    },
    { id: 'over', title: texts.groups.over, streams: kept.filter((stream) => !isActive(stream)) },
    {
      id: 'refused',
      title: texts.groups.refused,
      streams: streams.filter((stream) => stream.verdict === 'not_subscription'),
    },
  ];
  return groups.filter((group) => group.streams.length > 0);
}

export interface DueCharge {
  readonly on: CivilDate;
  readonly id: string;
  readonly name: string;
  /** Absolute amount; null if unknown. */
  readonly amountMinor: number | null;
  readonly currency: string;
  readonly href: string;
}

const STEPS: Readonly<Record<string, { readonly days: number } | { readonly months: number }>> = {
  weekly: { days: 7 },
  biweekly: { days: 14 },
  four_weekly: { days: 28 },
  semimonthly: { days: 15 },
  monthly: { months: 1 },
  bimonthly: { months: 2 },
  quarterly: { months: 3 },
  semiannually: { months: 6 },
  annually: { months: 12 },
};

/** Lists expected and announced charges in a date range, earliest first. */
export function listDueCharges(
  { subscriptions, announced, currency }: Pick<Subscriptions, 'subscriptions' | 'announced' | 'currency'>,
  from: CivilDate,
  to: CivilDate,
): DueCharge[] {
  const announcedCharges = announced.map(({ findingId, kind: _, ...plan }) => ({
    ...plan,
    id: findingId,
    currency: plan.currency ?? currency,
    href: `/insights?view=checks&finding=${findingId}`,
  }));
  const due = subscriptions
    .filter(isRunning)
    .flatMap((stream) => listDueDates(stream, to).map((on) => ({ on, ...dueOf(stream) })));
  return [...due, ...announcedCharges]
    .filter(({ on }) => from <= on && on <= to)
    .sort((a, b) => a.on.localeCompare(b.on) || a.name.localeCompare(b.name));
}

const TURNS_MAX = 20;

/** Lists a stream's due dates until `to`; a single date if its frequency is unknown. */
function listDueDates({ status, trialEndsOn, nextOn, frequency }: Stream, to: CivilDate): CivilDate[] {
  if (status === 'trial' && trialEndsOn !== null) return [trialEndsOn];
  const step = STEPS[frequency];
  if (nextOn === null) return [];
  if (!step) return [nextOn];
  const turns = Array.from({ length: TURNS_MAX }, (_, turn) =>
    'days' in step ? addDays(nextOn, step.days * turn) : addMonths(nextOn, step.months * turn),
  );
  return turns.filter((on) => on <= to);
}

function dueOf({ id, name, status, lastAmountMinor, currency }: Stream): Omit<DueCharge, 'on'> {
  const href = `/transactions?subscriptionId=${id}`;
  // A card verification doesn't reveal the price.
  const amountMinor = status === 'trial' ? null : Math.abs(lastAmountMinor);
  return { id, name, amountMinor, currency, href };
}

function isActive(stream: Stream): boolean {
  return isRunningStatus(stream.status) || stream.status === 'paused';
}
