import { createHash } from 'node:crypto';
import { type Chance, chanceOf } from '../../household/random.ts';
import type { HouseholdPurchase } from '../../household/types.ts';
import { composeMail } from '../mail/compose.ts';
import { type MailDraft, type Recipient, UPDATES } from '../mail/draft.ts';
import type { OrderMail } from '../mail/order-mail.ts';
import type { PlainMail } from '../mail/plain-mail.ts';
import type { PlannedMail } from '../mailbox/mailbox.ts';

export interface Teller {
  readonly seed: number;
  readonly person: Recipient;
}

interface When {
  readonly key: string;
  readonly at: Date;
  readonly thread?: string;
  readonly labels?: readonly string[];
}

/** Plans an email about an order. The key makes it the same email on every start. */
export function planOrder(
  teller: Teller,
  order: HouseholdPurchase,
  when: When,
  write: (mail: OrderMail) => MailDraft,
): PlannedMail {
  return planned(teller, { labels: UPDATES, ...when }, (chance, code) =>
    write({ order, person: teller.person, chance, code }),
  );
}

/** Plans an email about anything else. */
export function planPlain(teller: Teller, when: When, write: (mail: PlainMail) => MailDraft): PlannedMail {
  const day = when.at.toISOString().slice(0, 10);
  return planned(teller, when, (chance, code) => write({ person: teller.person, day, chance, code }));
}

function planned(
  teller: Teller,
  when: When,
  write: (chance: Chance, code: string) => MailDraft,
): PlannedMail {
  const key = `${teller.seed}|${teller.person.email}|${when.key}`;
  const code = createHash('sha256').update(`${key}|code`).digest('hex').slice(0, 16);
  return {
    key,
    threadKey: when.thread ? `${teller.seed}|${when.thread}` : key,
    arrivesAtMs: when.at.getTime(),
    labelIds: when.labels ?? UPDATES,
    build: () => composeMail(write(chanceOf(key), code), { key, at: when.at, recipient: teller.person }),
  };
}

/** A moment on a civil day, by the clock of Austin in winter; close enough for email. */
export function momentOn(day: string, hour: number, minute: number): Date {
  return new Date(Date.parse(`${day}T00:00:00-06:00`) + (hour * 60 + minute) * 60_000);
}

export function minutesAfter(instant: string, minutes: number): Date {
  return new Date(Date.parse(instant) + minutes * 60_000);
}
