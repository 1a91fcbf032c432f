const EARLIEST_MS = Date.UTC(1990, 0, 1);
const DAY_MS = 86_400_000;

/**
 * Resolves when a message was received: the provider's time if plausible, else the message's own `Date`, else the time
 * it was found. Never before email existed, and at most a day in the future.
 */
export function resolveReceivedAt(message: {
  readonly provider: Date | null;
  readonly stated: Date | null;
  readonly foundAt: Date;
}): Date {
  const latest = message.foundAt.getTime() + DAY_MS;
  const isPossible = (at: Date | null): at is Date =>
    at !== null && at.getTime() >= EARLIEST_MS && at.getTime() <= latest;
  return [message.provider, message.stated].find(isPossible) ?? message.foundAt;
}
