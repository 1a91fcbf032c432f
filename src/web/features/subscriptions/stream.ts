import type { ResponseOf } from '#contract/endpoints/table.ts';
import type { CivilDate } from '#domain/calendar/civil-date.ts';
import { expectedAmountMinor, listDueDates } from '#domain/recurring/due-dates.ts';
import { canMergeStreams } from '#domain/recurring/mergeable-streams.ts';
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
  const recurring = streams.filter((stream) => stream.verdict !== 'not_subscription');
  const groups: StreamGroup[] = [
    {
      id: 'subscriptions',
      title: texts.groups.subscriptions,
      streams: recurring.filter((stream) => stream.class === 'subscription' && isActive(stream)),
    },
    {
      id: 'bills',
      title: texts.groups.bills,
      streams: recurring.filter((stream) => stream.class !== 'subscription' && isActive(stream)),
    },
    { id: 'over', title: texts.groups.over, streams: recurring.filter((stream) => !isActive(stream)) },
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
  readonly isCounted: boolean;
  readonly href: string;
}

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
    isCounted: true,
    href: `/insights?view=checks&finding=${findingId}`,
  }));
  const due = subscriptions
    .filter(isRunning)
    .flatMap((stream) => listDueDates(stream, to).map((on) => ({ on, ...dueOf(stream) })));
  return [...due, ...announcedCharges]
    .filter(({ on }) => from <= on && on <= to)
    .sort((a, b) => a.on.localeCompare(b.on) || a.name.localeCompare(b.name));
}

function dueOf(stream: Stream): Omit<DueCharge, 'on'> {
  const { id, name, currency, isCounted } = stream;
  const href = `/transactions?subscriptionId=${id}`;
  return { id, name, amountMinor: expectedAmountMinor(stream), currency, isCounted, href };
}

/** The streams that one can be merged with: those with the same first word in their name, then by similar amount. */
export function listMergeCandidates(stream: Stream, streams: readonly Stream[]): Stream[] {
  const firstWord = ({ name }: Stream): string => name.toLowerCase().split(/[^\p{L}\p{N}]/u)[0] ?? '';
  const word = firstWord(stream);
  const distanceOf = (other: Stream): number =>
    (firstWord(other) === word ? 0 : 1_000) +
    Math.abs(Math.log(Math.abs(other.lastAmountMinor || 1) / Math.abs(stream.lastAmountMinor || 1)));
  return streams
    .filter((other) => canMergeStreams(stream, other))
    .toSorted((a, b) => distanceOf(a) - distanceOf(b));
}

/** True for a stream with further charges, even if it is paused. */
export function isActive(stream: Pick<Stream, 'status'>): boolean {
  return isRunningStatus(stream.status) || stream.status === 'paused';
}
