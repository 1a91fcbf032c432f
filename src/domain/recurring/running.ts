import type { StreamClass, StreamStatus } from './stream-types.ts';

/** Statuses of a stream for which further charges are expected. */
export const RUNNING_STATUSES = [
  'trial',
  'active',
  'price_up',
  'overdue',
] as const satisfies readonly StreamStatus[];

interface StreamWithVerdict {
  readonly status: StreamStatus;
  readonly verdict: 'detected' | 'confirmed' | 'not_subscription';
}

/** True if further charges are expected and the user did not mark the stream as not a subscription. */
export function isRunning({ status, verdict }: StreamWithVerdict): boolean {
  return isRunningStatus(status) && verdict !== 'not_subscription';
}

/** True if a stream with this status continues. */
export function isRunningStatus(status: string): boolean {
  return RUNNING_STATUSES.some((running) => running === status);
}

interface ListedStream extends StreamWithVerdict {
  readonly class: StreamClass;
  /** Whether its account counts in the totals. */
  readonly isCounted: boolean;
}

/** True for the subscriptions that numbers and costs of subscriptions count. */
export function isCountedSubscription(stream: ListedStream): boolean {
  return stream.isCounted && stream.class === 'subscription' && isRunning(stream);
}
