import type { z } from 'zod';
import type { ENDPOINTS } from '#contract/endpoints/table.ts';
import type { SecurityOverview } from '#ports/account-security.ts';
import { toWire } from '../../lib/wire-id.ts';

type Overview = z.input<(typeof ENDPOINTS)['getSecurity']['response']>;

const UNAVAILABLE: Overview = {
  isAvailable: false,
  hasPassword: false,
  sessions: [],
  secondFactor: { isOn: false, recoveryCodesLeft: 0 },
  passkeys: [],
};

/** Sign-in methods and sessions in the contract's format, the current session first. */
export function presentOverview(overview: SecurityOverview | null, sessionId: string): Overview {
  if (!overview) return UNAVAILABLE;
  const sessions = overview.sessions.map(({ id, signedInAt, lastUsedAt, ...rest }) => ({
    ...{ ...rest, id: toWire('session', id), isCurrent: id === sessionId },
    ...{ signedInAt: signedInAt.toISOString(), lastUsedAt: lastUsedAt.toISOString() },
  }));
  return {
    isAvailable: true,
    hasPassword: overview.hasPassword,
    sessions: sessions.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent)),
    secondFactor: { isOn: overview.isSecondFactorOn, recoveryCodesLeft: overview.recoveryCodesLeft },
    passkeys: overview.passkeys.map(({ id, name, isSynced, createdAt, lastUsedAt }) => ({
      ...{ id: toWire('passkey', id), name, isSynced },
      ...{ createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null },
    })),
  };
}
