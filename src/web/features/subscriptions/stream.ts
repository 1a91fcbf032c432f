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

/** Subscriptions first, then bills and loans, then what is over, last what the user said is none. */
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
  /** A magnitude; null where nobody has said it. */
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

/** Every charge expected or announced from one day to another, earliest first. */
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

/** The days on which a stream charges until a day; one day alone where its rhythm is not known. */
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
  // What verified a card says nothing of the price.
  const amountMinor = status === 'trial' ? null : Math.abs(lastAmountMinor);
  return { id, name, amountMinor, currency, href };
}

function isActive(stream: Stream): boolean {
  return isRunningStatus(stream.status) || stream.status === 'paused';
}
