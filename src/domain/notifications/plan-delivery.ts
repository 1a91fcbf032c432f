import { afterQuiet, DIGEST_MINUTE, nextMinute, type QuietHours } from './delivery-times.ts';
import { isUrgent, type NoticeKind, type NoticeTopic, topicOf } from './notice.ts';

export type Channel = 'email' | 'push';

/** What a user chose, as it stands at the moment of sending. */
export interface Preferences extends Readonly<Record<Channel | NoticeTopic, boolean>> {
  readonly mutedKinds: readonly string[];
  readonly quiet: QuietHours | null;
  readonly timeZone: string;
  /** The environment on the user's screens; nothing is sent about the other. */
  readonly isSandbox: boolean;
}

/** A delivery that waits, with what decides about it. */
export interface WaitingDelivery {
  readonly channel: Channel;
  readonly kind: NoticeKind;
  readonly isSandbox: boolean;
  /** What it says no longer holds. */
  readonly isWithdrawn: boolean;
  readonly isRead: boolean;
  readonly createdAt: Date;
}

/** Why something is never sent. */
export type SkipReason = 'channel_off' | 'topic_off' | 'muted' | 'withdrawn' | 'other_environment' | 'read';

export type DeliveryPlan =
  | { readonly act: 'send' }
  | { readonly act: 'skip'; readonly reason: SkipReason }
  | { readonly act: 'wait'; readonly until: Date };

/** What becomes of a delivery now. */
export function planDelivery(delivery: WaitingDelivery, chosen: Preferences, now: Date): DeliveryPlan {
  const reason = skipReason(delivery, chosen);
  if (reason !== null) return { act: 'skip', reason };
  const { channel, kind, createdAt } = delivery;
  const due =
    channel === 'push' || isUrgent(kind) ? createdAt : nextMinute(createdAt, chosen.timeZone, DIGEST_MINUTE);
  const until = afterQuiet(due > now ? due : now, chosen.timeZone, chosen.quiet);
  return until > now ? { act: 'wait', until } : { act: 'send' };
}

function skipReason(delivery: WaitingDelivery, chosen: Preferences): SkipReason | null {
  if (!chosen[delivery.channel]) return 'channel_off';
  if (!chosen[topicOf(delivery.kind)]) return 'topic_off';
  if (chosen.mutedKinds.includes(delivery.kind)) return 'muted';
  if (delivery.isWithdrawn) return 'withdrawn';
  if (delivery.isSandbox !== chosen.isSandbox) return 'other_environment';
  // Read in the app before the daily email left: it is no news any more.
  return delivery.isRead ? 'read' : null;
}
