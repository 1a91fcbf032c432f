import { createHash } from 'node:crypto';
import { createRandom, type Random } from '../../household/random.ts';
import type { HouseholdPurchase } from '../../household/types.ts';
import { composeMail } from '../mail/compose.ts';
import { type MailDraft, type Recipient, UPDATES } from '../mail/draft.ts';
import type { OrderMail } from '../mail/order-mail.ts';
import type { PlainMail } from '../mail/plain-mail.ts';
import type { PlannedMail } from '../mailbox/mailbox.ts';

export interface EmailPlanner {
  readonly seed: number;
  readonly person: Recipient;
}

interface When {
  readonly key: string;
  readonly at: Date;
  readonly thread?: string;
  readonly labels?: readonly string[];
}

/** Plans an email about an order. The key makes it identical on every start. */
export function planOrder(
  planner: EmailPlanner,
  order: HouseholdPurchase,
  when: When,
  write: (mail: OrderMail) => MailDraft,
): PlannedMail {
  return planned(planner, { labels: UPDATES, ...when }, (random, code) =>
    write({ order, person: planner.person, random, code }),
  );
}

/** Plans an email about anything else. */
export function planPlain(
  planner: EmailPlanner,
  when: When,
  write: (mail: PlainMail) => MailDraft,
): PlannedMail {
  const day = when.at.toISOString().slice(0, 10);
  return planned(planner, when, (random, code) => write({ person: planner.person, day, random, code }));
}

function planned(
  planner: EmailPlanner,
  when: When,
  write: (random: Random, code: string) => MailDraft,
): PlannedMail {
  const key = `${planner.seed}|${planner.person.email}|${when.key}`;
  const code = createHash('sha256').update(`${key}|code`).digest('hex').slice(0, 16);
  return {
    key,
    threadKey: when.thread ? `${planner.seed}|${when.thread}` : key,
    arrivesAtMs: when.at.getTime(),
    labelIds: when.labels ?? UPDATES,
    build: () => composeMail(write(createRandom(key), code), { key, at: when.at, recipient: planner.person }),
  };
}

/** An instant on a date in Austin's winter time, precise enough for email. */
export function instantOn(day: string, hour: number, minute: number): Date {
  return new Date(Date.parse(`${day}T00:00:00-06:00`) + (hour * 60 + minute) * 60_000);
}

export function minutesAfter(instant: string, minutes: number): Date {
  return new Date(Date.parse(instant) + minutes * 60_000);
}
