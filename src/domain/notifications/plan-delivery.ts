import { afterQuietHours, DIGEST_MINUTE, nextMinute, type QuietHours } from './delivery-times.ts';
import { isTopicOn, isUrgent, type NoticeKind, type ToggleTopic, topicOf } from './notice.ts';

export type Channel = 'email' | 'push';

/** The user's preferences at the time of sending. */
export interface Preferences extends Readonly<Record<Channel | ToggleTopic, boolean>> {
  readonly mutedKinds: readonly string[];
  readonly quiet: QuietHours | null;
  readonly timeZone: string;
  /** The environment the user views; nothing is sent about the other one. */
  readonly isSandbox: boolean;
}

/** A pending delivery, with the data that decides about it. */
export interface WaitingDelivery {
  readonly channel: Channel;
  readonly kind: NoticeKind;
  readonly isSandbox: boolean;
  /** True if its content no longer applies. */
  readonly isWithdrawn: boolean;
  readonly isRead: boolean;
  readonly createdAt: Date;
}

/** Reason a delivery is skipped. */
export type SkipReason = 'channel_off' | 'topic_off' | 'muted' | 'withdrawn' | 'other_environment' | 'read';

export type DeliveryPlan =
  | { readonly act: 'send' }
  | { readonly act: 'skip'; readonly reason: SkipReason }
  | { readonly act: 'wait'; readonly until: Date };

/** Decides whether to send, skip or postpone a delivery. */
export function planDelivery(delivery: WaitingDelivery, chosen: Preferences, now: Date): DeliveryPlan {
  const reason = skipReason(delivery, chosen);
  if (reason !== null) return { act: 'skip', reason };
  const { channel, kind, createdAt } = delivery;
  const due =
    channel === 'push' || isUrgent(kind) ? createdAt : nextMinute(createdAt, chosen.timeZone, DIGEST_MINUTE);
  const until = afterQuietHours(due > now ? due : now, chosen.timeZone, chosen.quiet);
  return until > now ? { act: 'wait', until } : { act: 'send' };
}

function skipReason(delivery: WaitingDelivery, chosen: Preferences): SkipReason | null {
  if (!chosen[delivery.channel]) return 'channel_off';
  if (!isTopicOn(topicOf(delivery.kind), chosen)) return 'topic_off';
  if (chosen.mutedKinds.includes(delivery.kind)) return 'muted';
  if (delivery.isWithdrawn) return 'withdrawn';
  if (delivery.isSandbox !== chosen.isSandbox) return 'other_environment';
  // It was read in the app before the daily email was sent.
  return delivery.isRead ? 'read' : null;
}
