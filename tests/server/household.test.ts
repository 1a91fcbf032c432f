import { beforeEach, describe, expect, it } from 'vitest';
import { emailsTo, waitForEmail } from '../lib/caught-emails.ts';
import { expectFailure } from '../lib/envelope.ts';
import { householdOf, joinHousehold, memberIdOf, shareAll, tokenOf } from '../lib/household.ts';
import { unknownId } from '../lib/ids.ts';
import { openScreen, waitForFact } from '../lib/live-events.ts';
import { type Person, signUp } from '../lib/person.ts';
import { runProduct } from '../lib/servers/product.ts';
import { importFile, ofx } from '../lib/statements.ts';

const product = runProduct();
const MAIL = 'You’re invited to a household on Fettle';
let ann: Person;
let ben: Person;

beforeEach(async () => {
  ann = await signUp(product(), 'Ann Able');
  ben = await signUp(product(), 'Ben Baker');
}, 60_000);

const invite = async (guest = ben) =>
  tokenOf(
    (await ann.call('createHouseholdInvitation', { body: { email: guest.email, role: 'member' } })).url,
  );
const answer = (person: Person, invitationId: string, token: string, isAccepted = true) =>
  person.ask('answerHouseholdInvitation', { params: { invitationId }, body: { isAccepted, token } });
const openId = async () => (await householdOf(ann)).invitations[0]?.id ?? expect.fail('no invitation');
const notices = async (person: Person) =>
  (await person.call('listNotifications')).notifications.map(({ kind }) => kind);
const events = async (person: Person) =>
  (await person.call('listSecurityEvents')).events.map(({ kind }) => kind);

describe('an invitation', () => {
  it('contains no text written by a user, and is accepted once, only by its address', async () => {
    const carl = await signUp(product(), 'Carl');
    const token = await invite();
    const mail = await waitForEmail(product().mailUrl, ben.email, MAIL);
    expect(mail.text).toContain(token);
    expect(mail.raw).not.toMatch(/Ann|Able/);
    const id = await openId();
    expect((await carl.call('getHousehold', { query: { invitation: token } })).received).toEqual([]);
    expectFailure(await answer(carl, id, token), 'NotFound');
    // An unverified address needs the link.
    expect((await ben.call('getHousehold')).received).toEqual([]);
    expectFailure(await answer(ben, id, 'another token'), 'NotFound');
    const { received } = await ben.call('getHousehold', { query: { invitation: token } });
    expect(received).toMatchObject([{ id, ownerName: 'Ann Able', ownerEmail: ann.email, role: 'member' }]);
    expect((await answer(ben, id, token)).status).toBe(200);
    expectFailure(await answer(ben, id, token), 'NotFound');
    const { members, invitations } = await householdOf(ann);
    expect(members.map(({ name, role, isYou }) => [name, role, isYou])).toEqual([
      ['Ann Able', 'owner', true],
      ['Ben Baker', 'member', false],
    ]);
    expect(invitations).toEqual([]);
    expect(await notices(ann)).toContain('household_member_added');
    expect(await events(ann)).toContain('household-invited');
    expect(await events(ben)).toContain('household-joined');
  });

  it('is found without its link by a confirmed address', async () => {
    await invite();
    await product().admin.query('update identity."user" set "emailVerified" = true where id = $1', [
      ben.userId,
    ]);
    const [invitation] = (await ben.call('getHousehold')).received;
    expect((await answer(ben, invitation?.id ?? '', 'none')).status).toBe(200);
  });

  it('cannot be opened after it was declined, withdrawn, replaced or has expired', async () => {
    const token = await invite();
    const screen = await openScreen(product(), ann);
    expect((await answer(ben, await openId(), token, false)).status).toBe(200);
    await waitForFact(screen, 'householdChanged');
    screen.close();
    expect((await householdOf(ann)).invitations).toEqual([]);
    const second = await invite();
    const third = await invite();
    expect((await ben.call('getHousehold', { query: { invitation: second } })).received).toEqual([]);
    const id = await openId();
    const params = { invitationId: id };
    await ann.call('deleteHouseholdInvitation', { params });
    expectFailure(await ann.ask('deleteHouseholdInvitation', { params }), 'NotFound');
    expectFailure(await answer(ben, id, third), 'NotFound');
    const fourth = await invite();
    const expired = await openId();
    await product().admin.query('update identity.invitation set "expiresAt" = now() where email = $1', [
      ben.email,
    ]);
    expect((await ben.call('getHousehold', { query: { invitation: fourth } })).received).toEqual([]);
    expectFailure(await answer(ben, expired, fourth), 'NotFound');
  });

  it('is rejected for oneself, for a member, for a full household and after five emails an hour', async () => {
    const body = (email: string) => ({ body: { email, role: 'viewer' as const } });
    expectFailure(await ann.ask('createHouseholdInvitation', body(ann.email)), 'Conflict');
    await joinHousehold(ann, ben);
    expectFailure(await ann.ask('createHouseholdInvitation', body(ben.email.toUpperCase())), 'Conflict');
    expectFailure(await ben.ask('createHouseholdInvitation', body('x@example.test')), 'Forbidden');
    for (let n = 0; n < 4; n += 1)
      await ann.call('createHouseholdInvitation', body(`guest${n}.${ann.email}`));
    expectFailure(await ann.ask('createHouseholdInvitation', body(`more.${ann.email}`)), 'TooManyRequests');
    expect(await emailsTo(product().mailUrl, `more.${ann.email}`)).toEqual([]);
    await product().admin.query("delete from sys.mail_outbox where kind = 'household-invitation'");
    for (let n = 4; n < 8; n += 1)
      await ann.call('createHouseholdInvitation', body(`guest${n}.${ann.email}`));
    await product().admin.query("delete from sys.mail_outbox where kind = 'household-invitation'");
    expectFailure(await ann.ask('createHouseholdInvitation', body(`more.${ann.email}`)), 'Conflict');
  });

  it('requires a recent sign-in', async () => {
    await product().admin.query(
      `update identity.session set "createdAt" = now() - interval '11 minutes' where "userId" = $1`,
      [ann.userId],
    );
    const body = { email: ben.email, role: 'member' } as const;
    expectFailure(await ann.ask('createHouseholdInvitation', { body }), 'ReauthRequired');
  });

  it('is accepted only by a user without another household; an empty household of one’s own is replaced', async () => {
    const carl = await signUp(product(), 'Carl Cole');
    await joinHousehold(carl, await signUp(product(), 'Dan'));
    const token = await invite(carl);
    const id = await openId();
    expectFailure(await answer(carl, id, token), 'Conflict');
    expect((await householdOf(carl)).members).toHaveLength(2);
    // Ben has also invited her.
    await ben.call('createHouseholdInvitation', { body: { email: ann.email, role: 'member' } });
    await joinHousehold(ann, ben);
    expect((await householdOf(ben)).members.map(({ name }) => name)).toEqual(['Ann Able', 'Ben Baker']);
  });
});

describe('roles', () => {
  it('only the owner invites, withdraws, changes and removes; nobody changes the owner', async () => {
    const carl = await signUp(product(), 'Carl Cole');
    await joinHousehold(ann, ben);
    await joinHousehold(ann, carl);
    const [annId, benId, carlId] = await Promise.all(
      [ann, ben, carl].map((member) => memberIdOf(ann, member)),
    );
    const role = (person: Person, memberId = '', to: 'member' | 'viewer' = 'viewer') =>
      person.ask('updateHouseholdMember', { params: { memberId }, body: { role: to } });
    const remove = (person: Person, memberId = '') =>
      person.ask('removeHouseholdMember', { params: { memberId } });
    await invite(await signUp(product()));
    expectFailure(
      await ben.ask('deleteHouseholdInvitation', { params: { invitationId: await openId() } }),
      'Forbidden',
    );
    expect((await householdOf(ben)).invitations).toEqual([]);
    for (const refused of [await role(ben, carlId), await remove(ben, carlId), await remove(ben, benId)])
      expectFailure(refused, 'Forbidden');
    for (const refused of [await role(ann, annId), await remove(ann, annId)])
      expectFailure(refused, 'Conflict');
    const stranger = await signUp(product());
    for (const refused of [
      await role(ann, unknownId('member')),
      await remove(ann, unknownId('member')),
      await role(stranger, benId),
      await remove(stranger, benId),
      await stranger.ask('leaveHousehold'),
      await stranger.ask('updateHouseholdSharing', { body: { sharesHealth: true } }),
    ])
      expectFailure(refused, 'NotFound');
    expect((await role(ann, carlId)).status).toBe(200);
    expect((await householdOf(carl)).role).toBe('viewer');
    expect((await remove(ann, carlId)).status).toBe(200);
    expect((await carl.call('getHousehold')).household).toBeNull();
    expect(await notices(carl)).toContain('household_removed');
    expect(await notices(ben)).toContain('household_member_left');
    expect(await events(ann)).toContain('household-member-removed');
  });

  it('a viewer shares nothing, and a member’s sharing ends with the role', async () => {
    await importFile(product(), ben, ofx([{ on: '2026-11-10', amount: '-12.00', name: 'BAKERY', id: 'b' }]));
    await joinHousehold(ann, ben);
    await shareAll(ben);
    const theirs = { query: { whose: 'theirs', from: '2026-11-01', to: '2026-11-30' } } as const;
    expect((await ann.call('listHouseholdTransactions', theirs)).transactions).toHaveLength(1);
    await ann.call('updateHouseholdMember', {
      params: { memberId: await memberIdOf(ann, ben) },
      body: { role: 'viewer' },
    });
    expect((await ann.call('listHouseholdTransactions', theirs)).transactions).toEqual([]);
    const { accounts } = await householdOf(ben);
    expect(accounts.map(({ isShared }) => isShared)).toEqual([false]);
    expectFailure(
      await ben.ask('updateHouseholdSharing', {
        body: { accounts: [{ id: accounts[0]?.id ?? '', isShared: true }] },
      }),
      'Forbidden',
    );
  });
});

describe('leaving', () => {
  const shared = async () =>
    (
      await product().admin.query<{ count: number }>(
        `select (select count(*) from app.accounts where shared_in is not null)
           + (select count(*) from app.profiles where health_shared_in is not null) as count
           from (select 1) one`,
      )
    ).rows[0]?.count;

  async function shareBoth(): Promise<void> {
    for (const person of [ann, ben])
      await importFile(product(), person, ofx([{ on: '2026-11-10', amount: '-12.00', name: 'X', id: 'x' }]));
    await joinHousehold(ann, ben);
    for (const person of [ann, ben]) {
      await shareAll(person);
      await person.call('updateHouseholdSharing', { body: { sharesHealth: true } });
    }
  }

  it.each([
    ['a member leaves', () => ben.call('leaveHousehold'), 'household_member_left'],
    ['the owner ends it', () => ann.call('leaveHousehold'), 'household_ended'],
    ['a member deletes their account', () => ben.call('deleteUser'), 'household_member_left'],
    ['the owner deletes their account', () => ann.call('deleteUser'), 'household_ended'],
  ] as const)(
    '%s: neither sees the other anymore, nothing stays shared, and the other is notified',
    async (_name, end, kind) => {
      await shareBoth();
      await end();
      expect(await shared()).toBe(0);
      const left = kind === 'household_member_left' ? ann : ben;
      expect(await notices(left)).toContain(kind);
      const { household } = await left.call('getHousehold');
      expect(household?.members.length ?? 0).toBe(left === ann ? 1 : 0);
      const view = await left.ask('getHouseholdOverview', { query: { whose: 'theirs' } });
      if (left === ann)
        expect((await ann.call('getHouseholdOverview', { query: { whose: 'ours' } })).accounts).toEqual([]);
      else expectFailure(view, 'NotFound');
      expect((await left.call('listAccounts')).accounts).toHaveLength(1);
      expect((await left.call('getTransactionTotals')).count).toBe(1);
    },
    60_000,
  );

  it('by removal is notified even with transaction alerts off', async () => {
    await joinHousehold(ann, ben);
    const { settings } = await ben.call('getSettings');
    const body = { ...settings.notificationPrefs, transactionAlerts: false };
    await ben.call('updateNotifications', { body });
    await ann.call('removeHouseholdMember', { params: { memberId: await memberIdOf(ann, ben) } });
    expect(await notices(ben)).toEqual(['household_removed']);
    await waitForEmail(product().mailUrl, ben.email, 'You’re no longer in the household');
  });

  it('is recorded in the security log, and a new household starts with nothing shared', async () => {
    await shareBoth();
    await ben.call('leaveHousehold');
    expect(await events(ben)).toContain('household-left');
    await joinHousehold(ann, ben);
    expect((await householdOf(ben)).accounts.map(({ isShared }) => isShared)).toEqual([false]);
    expect((await householdOf(ann)).sharesHealth).toBe(false);
  });
});
