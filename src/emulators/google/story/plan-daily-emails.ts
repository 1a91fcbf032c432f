import { addDays, daysBetween } from '../../household/days.ts';
import { createRandom, type Random } from '../../household/random.ts';
import { PERSONAL, PROMOTIONS, SPAM, UPDATES } from '../mail/draft.ts';
import type { PlainTemplate } from '../mail/plain-mail.ts';
import {
  explanationOfBenefits,
  giftCardOrder,
  hotelBooking,
  quote,
  unpaidInvoice,
} from '../mail/templates/bills.ts';
import { abandonedCart, NEWSLETTERS } from '../mail/templates/newsletters.ts';
import { PERSONAL_NOTES, phishing, securityCode } from '../mail/templates/personal.ts';
import type { PlannedMail } from '../mailbox/mailbox.ts';
import { type EmailPlanner, instantOn, planPlain } from './planned.ts';

interface Strand {
  readonly name: string;
  /** Daily probability. */
  readonly share: number;
  readonly templates: readonly PlainTemplate[];
  readonly labels: (random: Random) => readonly string[];
}

/** Emails independent of purchases. */
const STRANDS: readonly Strand[] = [
  { name: 'news', share: 0.27, templates: NEWSLETTERS, labels: () => PROMOTIONS },
  { name: 'note', share: 0.09, templates: PERSONAL_NOTES, labels: () => PERSONAL },
  { name: 'code', share: 0.05, templates: [securityCode], labels: () => UPDATES },
  { name: 'cart', share: 0.035, templates: [abandonedCart], labels: () => PROMOTIONS },
  // The spam filter catches most of it, but not all.
  {
    name: 'phish',
    share: 0.03,
    templates: [phishing],
    labels: (random) => (random.chance(0.7) ? SPAM : UPDATES),
  },
  { name: 'gift', share: 0.012, templates: [giftCardOrder], labels: () => UPDATES },
  { name: 'eob', share: 0.014, templates: [explanationOfBenefits], labels: () => UPDATES },
  { name: 'quote', share: 0.006, templates: [quote, unpaidInvoice], labels: () => PERSONAL },
  { name: 'hotel', share: 0.008, templates: [hotelBooking], labels: () => UPDATES },
];

export function planDailyEmails(planner: EmailPlanner, from: string, to: string, density = 1): PlannedMail[] {
  return daysBetween(from, to).flatMap((day) =>
    STRANDS.flatMap((strand) => {
      const random = createRandom(planner.seed, planner.person.email, strand.name, day);
      if (!random.chance(strand.share * density)) return [];
      const at = instantOn(day, random.int(6, 22), random.int(0, 59));
      const write = random.pick(strand.templates);
      return [planPlain(planner, { key: `${strand.name}:${day}`, at, labels: strand.labels(random) }, write)];
    }),
  );
}

/** The small mailbox: a few dozen recent emails. */
export function planSmallMailbox(planner: EmailPlanner, asOf: string): PlannedMail[] {
  return planDailyEmails(planner, addDays(asOf, -45), addDays(asOf, 30), 1);
}
