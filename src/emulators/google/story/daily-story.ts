import { addDays, daysBetween } from '../../household/days.ts';
import { type Chance, chanceOf } from '../../household/random.ts';
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
import { momentOn, planPlain, type Teller } from './planned.ts';

interface Strand {
  readonly name: string;
  /** Chance on a day. */
  readonly share: number;
  readonly templates: readonly PlainTemplate[];
  readonly labels: (chance: Chance) => readonly string[];
}

/** What arrives whatever is bought. A data table. */
const STRANDS: readonly Strand[] = [
  { name: 'news', share: 0.27, templates: NEWSLETTERS, labels: () => PROMOTIONS },
  { name: 'note', share: 0.09, templates: PERSONAL_NOTES, labels: () => PERSONAL },
  { name: 'code', share: 0.05, templates: [securityCode], labels: () => UPDATES },
  { name: 'cart', share: 0.035, templates: [abandonedCart], labels: () => PROMOTIONS },
  // The filter catches most of it, not all.
  {
    name: 'phish',
    share: 0.03,
    templates: [phishing],
    labels: (chance) => (chance.is(0.7) ? SPAM : UPDATES),
  },
  { name: 'gift', share: 0.012, templates: [giftCardOrder], labels: () => UPDATES },
  { name: 'eob', share: 0.014, templates: [explanationOfBenefits], labels: () => UPDATES },
  { name: 'quote', share: 0.006, templates: [quote, unpaidInvoice], labels: () => PERSONAL },
  { name: 'hotel', share: 0.008, templates: [hotelBooking], labels: () => UPDATES },
];

export function tellDays(teller: Teller, from: string, to: string, density = 1): PlannedMail[] {
  return daysBetween(from, to).flatMap((day) =>
    STRANDS.flatMap((strand) => {
      const chance = chanceOf(teller.seed, teller.person.email, strand.name, day);
      if (!chance.is(strand.share * density)) return [];
      const at = momentOn(day, chance.int(6, 22), chance.int(0, 59));
      const write = chance.pick(strand.templates);
      return [planPlain(teller, { key: `${strand.name}:${day}`, at, labels: strand.labels(chance) }, write)];
    }),
  );
}

/** A mailbox of somebody else: a couple of dozen emails of the last weeks. */
export function tellLittle(teller: Teller, asOf: string): PlannedMail[] {
  return tellDays(teller, addDays(asOf, -45), addDays(asOf, 30), 1);
}
