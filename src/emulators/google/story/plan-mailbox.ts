import { addMonths } from '../../household/days.ts';
import type { Household } from '../../household/types.ts';
import type { SandboxIdentity } from '../identities.ts';
import type { Recipient } from '../mail/draft.ts';
import type { PlannedMail } from '../mailbox/mailbox.ts';
import { planBankEmails } from './plan-bank-emails.ts';
import { planDailyEmails, planSmallMailbox } from './plan-daily-emails.ts';
import { planOrderEmails } from './plan-order-emails.ts';
import { planSubscriptionEmails } from './plan-subscription-emails.ts';
import type { EmailPlanner } from './planned.ts';

const MONTHS_KEPT = 12;
/** Email of the last days has not been opened. */
const UNREAD_MS = 3 * 86_400_000;

/** All email of one mailbox, also what arrives after today: twelve months back to the end of the world. */
export function planMailbox(identity: SandboxIdentity, household: Household): readonly PlannedMail[] {
  if (identity.mailbox === 'empty') return [];
  const planner: EmailPlanner = { seed: household.seed, person: recipientOf(identity, household) };
  const from = addMonths(household.asOf, -MONTHS_KEPT);
  const mails =
    identity.mailbox === 'small'
      ? planSmallMailbox(planner, household.asOf)
      : [
          ...planOrderEmails(planner, household, from),
          ...planSubscriptionEmails(planner, household, from),
          ...planBankEmails(planner, household, from),
          ...planDailyEmails(planner, from, household.endOn),
        ];
  const unreadFrom = Date.parse(`${household.asOf}T00:00:00Z`) - UNREAD_MS;
  return mails.map((mail) =>
    mail.arrivesAtMs >= unreadFrom && !mail.labelIds.includes('SPAM')
      ? { ...mail, labelIds: [...mail.labelIds, 'UNREAD'] }
      : mail,
  );
}

function recipientOf(identity: SandboxIdentity, household: Household): Recipient {
  const { street, city, region, postalCode, timeZone } = household.person;
  return {
    name: identity.name,
    firstName: identity.givenName,
    email: identity.email,
    street,
    city,
    region,
    postalCode,
    timeZone,
  };
}
