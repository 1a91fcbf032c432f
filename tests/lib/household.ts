import { expect } from 'vitest';
import type { AssignableRole } from '#domain/household/household-role.ts';
import type { Person } from './person.ts';
import type { TestProduct } from './servers/product.ts';
import { waitFor } from './wait-for.ts';

/** The token in an invitation's link. */
export function tokenOf(url: string): string {
  return new URL(url).searchParams.get('invitation') ?? expect.fail(`no token in ${url}`);
}

/** Invites a user and accepts on their behalf. */
export async function joinHousehold(
  owner: Person,
  guest: Person,
  role: AssignableRole = 'member',
): Promise<void> {
  const { url } = await owner.call('createHouseholdInvitation', { body: { email: guest.email, role } });
  const token = tokenOf(url);
  const [invitation] = (await guest.call('getHousehold', { query: { invitation: token } })).received;
  await guest.call('answerHouseholdInvitation', {
    params: { invitationId: invitation?.id ?? '' },
    body: { isAccepted: true, token },
  });
}

/** A user's household; fails if they have none. */
export async function householdOf(person: Person) {
  const { household } = await person.call('getHousehold');
  return household ?? expect.fail('in no household');
}

/** The other member's ID as the household sees it. */
export async function memberIdOf(viewer: Person, member: Person): Promise<string> {
  const { members } = await householdOf(viewer);
  return members.find(({ email }) => email === member.email)?.id ?? expect.fail('not a member');
}

/** Shares all accounts of a user, and all mailboxes on request. */
export async function shareAll(person: Person, also: { readonly mailboxes?: true } = {}): Promise<void> {
  const { accounts, mailboxes } = await householdOf(person);
  await person.call('updateHouseholdSharing', {
    body: {
      accounts: accounts.map(({ id }) => ({ id, isShared: true })),
      ...(also.mailboxes ? { mailboxes: mailboxes.map(({ id }) => ({ id, isShared: true })) } : {}),
    },
  });
}

/** Waits until the outbox is empty, because sending changes stored user data. */
export async function emailsSent({ admin }: TestProduct): Promise<void> {
  await waitFor('every email to be sent', async () => {
    const { rows } = await admin.query("select 1 from sys.mail_outbox where state = 'waiting'");
    return rows.length === 0;
  });
}
