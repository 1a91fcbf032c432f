import type { AccountSecurity, SecurityActor } from '#ports/account-security.ts';
import { withCallState } from './call-state.ts';
import { deviceName } from './device.ts';
import { findUser, type StoredUser } from './identity-emails.ts';
import type { IdentityParts } from './identity-parts.ts';
import type { SessionEnds } from './library.ts';

/** Lists and changes a user's sign-in methods. Each change is recorded, and the user is notified of most by email. */
export function createAccountSecurity(parts: IdentityParts, ends: SessionEnds): AccountSecurity {
  const { pool, audit, sessions, passkeys, secondFactor, pending } = parts;

  return {
    async overview(userId) {
      const [listed, isOn, left, keys, password] = await Promise.all([
        sessions.list(userId),
        secondFactor.isOn(userId),
        secondFactor.countRecoveryCodes(userId),
        passkeys.list(userId),
        pool.query(`select 1 from account where "userId" = $1 and "providerId" = 'credential'`, [userId]),
      ]);
      return {
        ...{ sessions: listed, passkeys: keys, hasPassword: password.rowCount === 1 },
        ...{ isSecondFactorOn: isOn, recoveryCodesLeft: left },
      };
    },
    listEvents: (userId, after, limit) => audit.list(userId, after, limit),
    endSession: (actor, sessionId) =>
      as(actor, async () => {
        if (!(await sessions.end(actor.userId, sessionId))) return false;
        ends.onSessionEnded(sessionId);
        await audit.record(actor.userId, 'session-ended');
        return true;
      }),
    endOtherSessions: (actor) =>
      as(actor, async () => {
        await sessions.endOthers(actor.userId, actor.sessionId);
        await pending.forget(actor.userId);
        await ends.onSessionsEnded(actor.userId);
        await audit.record(actor.userId, 'other-sessions-ended');
      }),
    ...secondFactorChanges(parts),
    ...passkeyChanges(parts),
    record: (actor, event) => as(actor, () => audit.record(actor.userId, event)),
  };
}

function secondFactorChanges(parts: IdentityParts) {
  const { audit, mails, secondFactor } = parts;
  return {
    startSecondFactor: async (actor) => secondFactor.start(actor.userId, (await userOf(parts, actor)).email),
    confirmSecondFactor: (actor, code) =>
      as(actor, async () => {
        const codes = await secondFactor.confirm(actor.userId, code.replaceAll(/\s/g, ''));
        if (!codes) return null;
        await audit.record(actor.userId, 'second-factor-on');
        await mails.sendChange(await userOf(parts, actor), 'second-factor-on');
        return codes;
      }),
    endSecondFactor: (actor) =>
      as(actor, async () => {
        const wasOn = await secondFactor.isOn(actor.userId);
        await secondFactor.end(actor.userId);
        if (!wasOn) return false;
        await audit.record(actor.userId, 'second-factor-off');
        await mails.sendChange(await userOf(parts, actor), 'second-factor-off');
        return true;
      }),
    createRecoveryCodes: (actor) =>
      as(actor, async () => {
        if (!(await secondFactor.isOn(actor.userId))) return null;
        const codes = await secondFactor.replaceRecoveryCodes(actor.userId);
        await audit.record(actor.userId, 'recovery-codes-made');
        return codes;
      }),
  } satisfies Partial<AccountSecurity>;
}

function passkeyChanges(parts: IdentityParts) {
  const { audit, mails, passkeys } = parts;
  return {
    passkeyOptions: async (actor) => passkeys.addOptions(await userOf(parts, actor)),
    addPasskey: (actor, { name, response }) =>
      as(actor, async () => {
        if (!(await passkeys.add(actor.userId, name, response))) return false;
        await audit.record(actor.userId, 'passkey-added');
        await mails.sendChange(await userOf(parts, actor), 'passkey-added');
        return true;
      }),
    renamePasskey: (actor, id, name) =>
      as(actor, async () => {
        if (!(await passkeys.rename(actor.userId, id, name))) return false;
        await audit.record(actor.userId, 'passkey-renamed');
        return true;
      }),
    removePasskey: (actor, id) =>
      as(actor, async () => {
        if ((await passkeys.remove(actor.userId, id)) === null) return false;
        await audit.record(actor.userId, 'passkey-removed');
        await mails.sendChange(await userOf(parts, actor), 'passkey-removed');
        return true;
      }),
  } satisfies Partial<AccountSecurity>;
}

/** Runs a change on behalf of its actor, so that the security event names the client it came from. */
function as<Value>({ address, userAgent }: SecurityActor, work: () => Promise<Value>) {
  return withCallState(
    {
      ...{ address, language: 'en', device: deviceName(userAgent), deviceId: '', sessionToken: null },
      ...{ attempt: null, code: null, invitation: null, isFactorPassed: false, cookies: [] },
    },
    work,
  );
}

async function userOf({ pool }: IdentityParts, { userId }: SecurityActor): Promise<StoredUser> {
  const user = await findUser(pool, userId);
  if (!user) throw new Error('the user of a verified token is gone');
  return user;
}
