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
/** Email newer than this is unread. */
const UNREAD_MS = 3 * 86_400_000;

/** All email of a mailbox, including future email: from twelve months ago to the household's last day. */
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
