const EARLIEST_MS = Date.UTC(1990, 0, 1);
const DAY_MS = 86_400_000;

/**
 * When a message came: as its provider says where that can be true, else as its own `Date` says, else the moment it
 * was found. Nothing comes before there was email to receive, or more than a day ahead of now.
 */
export function receivedAtOf(message: {
  readonly provider: Date | null;
  readonly stated: Date | null;
  readonly foundAt: Date;
}): Date {
  const latest = message.foundAt.getTime() + DAY_MS;
  const isPossible = (at: Date | null): at is Date =>
    at !== null && at.getTime() >= EARLIEST_MS && at.getTime() <= latest;
  return [message.provider, message.stated].find(isPossible) ?? message.foundAt;
}
