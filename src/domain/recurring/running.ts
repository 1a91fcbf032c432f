import type { StreamClass, StreamStatus } from './stream-types.ts';

/** The state of a stream while further charges are expected. */
export const RUNNING_STATUSES = [
  'trial',
  'active',
  'price_up',
  'overdue',
] as const satisfies readonly StreamStatus[];

interface JudgedStream {
  readonly status: StreamStatus;
  readonly verdict: 'detected' | 'confirmed' | 'not_subscription';
}

/** Whether further charges are expected: it continues, and the user did not say that it is none. */
export function isRunning({ status, verdict }: JudgedStream): boolean {
  return isRunningStatus(status) && verdict !== 'not_subscription';
}

/** Whether a stream of this status continues. */
export function isRunningStatus(status: string): boolean {
  return RUNNING_STATUSES.some((running) => running === status);
}

/** Whether it is one of the subscriptions that every list, sum and alert is about. */
export function isRunningSubscription(stream: JudgedStream & { readonly class: StreamClass }): boolean {
  return stream.class === 'subscription' && isRunning(stream);
}
