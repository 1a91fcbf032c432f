import type { ResponseOf } from '#contract/endpoints/table.ts';
import { addDays, addMonths, type CivilDate } from '#domain/calendar/civil-date.ts';
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

const RUNNING: readonly Stream['status'][] = ['trial', 'active', 'price_up', 'overdue'];

export function isRunning(stream: Stream): boolean {
  return RUNNING.includes(stream.status) && stream.verdict !== 'not_subscription';
}

export interface StreamGroup {
  readonly id: 'subscriptions' | 'bills' | 'over' | 'refused';
  readonly title: string;
  readonly streams: readonly Stream[];
}

/** Subscriptions first, then bills and loans, then what is over, last what the user said is none. */
export function groupsOf(streams: readonly Stream[]): StreamGroup[] {
  const kept = streams.filter((stream) => stream.verdict !== 'not_subscription');
  const groups: StreamGroup[] = [
    {
      id: 'subscriptions',
      title: texts.groups.subscriptions,
      streams: kept.filter((stream) => stream.class === 'subscription' && isAlive(stream)),
    },
    {
      id: 'bills',
      title: texts.groups.bills,
      streams: kept.filter((stream) => stream.class !== 'subscription' && isAlive(stream)),
    },
    { id: 'over', title: texts.groups.over, streams: kept.filter((stream) => !isAlive(stream)) },
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
  readonly stream: Stream;
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

/** Every charge expected from one day to another, earliest first. */
export function dueBetween(streams: readonly Stream[], from: CivilDate, to: CivilDate): DueCharge[] {
  const due = streams.filter(isRunning).flatMap((stream) => {
    const dates: DueCharge[] = [];
    const { nextOn } = stream;
    if (nextOn === null) return dates;
    const step = STEPS[stream.frequency];
    for (let turn = 0; turn < 20; turn += 1) {
      const on = !step
        ? nextOn
        : 'days' in step
          ? addDays(nextOn, step.days * turn)
          : addMonths(nextOn, step.months * turn);
      if (on > to) break;
      if (on >= from) dates.push({ on, stream });
      if (!step) break;
    }
    return dates;
  });
  return due.sort((a, b) => a.on.localeCompare(b.on) || a.stream.name.localeCompare(b.stream.name));
}

function isAlive(stream: Stream): boolean {
  return RUNNING.includes(stream.status) || stream.status === 'paused';
}
