import { createHash } from 'node:crypto';
import type { Household } from '../household/types.ts';

/** A user who can sign in here. All addresses end in `@sandbox.test`, regardless of the household data. */
export interface SandboxIdentity {
  readonly subject: string;
  readonly email: string;
  readonly name: string;
  readonly givenName: string;
  readonly familyName: string;
  /** Contents of the mailbox. */
  readonly mailbox: 'household' | 'small' | 'empty';
  /** Hint in the account list. */
  readonly hint: string;
}

export const SANDBOX_DOMAIN = 'sandbox.test';

export function sandboxIdentities(household: Household): readonly SandboxIdentity[] {
  const local = household.person.email.split('@')[0] ?? 'household';
  return [
    identity(household.person.name, local, 'household', 'A year of receipts, newsletters and personal mail'),
    identity('Sam Whitlock', 'sam.whitlock', 'small', 'A small mailbox of about two dozen mails'),
    identity('Noor Haddad', 'noor.haddad', 'empty', 'An empty mailbox'),
  ];
}

export function identityClaims(person: SandboxIdentity): Record<string, unknown> & { sub: string } {
  return {
    sub: person.subject,
    email: person.email,
    email_verified: true,
    name: person.name,
    given_name: person.givenName,
    family_name: person.familyName,
  };
}

function identity(
  name: string,
  local: string,
  mailbox: SandboxIdentity['mailbox'],
  hint: string,
): SandboxIdentity {
  const email = `${local}@${SANDBOX_DOMAIN}`;
  const [givenName = name, ...rest] = name.split(' ');
  return { subject: subjectOf(email), email, name, givenName, familyName: rest.join(' '), mailbox, hint };
}

/** Google's subjects are strings of 21 decimal digits. */
function subjectOf(email: string): string {
  const digits = BigInt(`0x${createHash('sha256').update(email).digest('hex').slice(0, 20)}`).toString();
  return `1${digits.padStart(20, '0').slice(0, 20)}`;
}
