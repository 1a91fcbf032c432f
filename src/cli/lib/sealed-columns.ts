import { secondFactorContext } from '#adapters/identity/local/factors/second-factor.ts';
import { KEY_CHECK_CONTEXT } from '#db/repositories/key-check.ts';
import { revocationContext } from '#db/repositories/revocations.ts';
import { secretContext } from '#db/repositories/server-secrets.ts';
import { verifierContext } from '#server/features/mailboxes/connecting/connect-gmail.ts';
import { mailContentContext } from '#server/lib/mail-out/outbox.ts';

/** A column of encrypted values: its row key besides the user, and the associated data of the encryption. */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** SQL expressions of type text. */
  readonly key: readonly string[];
  readonly context: (userId: string, ...key: readonly string[]) => string;
}

/** `sys` and `identity` columns that only the web role reads. */
export const WEB_COLUMNS: readonly SealedColumn[] = [
  {
    ...{ table: 'sys.oauth_states', column: 'verifier_sealed', key: ["encode(state_hash, 'hex')"] },
    context: (_, hash = '') => verifierContext(Buffer.from(hash, 'hex')),
  },
  { table: 'sys.secrets', column: 'sealed', key: ['name'], context: (_, name = '') => secretContext(name) },
  {
    ...{ table: 'identity.second_factor', column: 'sealed', key: ['"userId"::text'] },
    context: (_, user = '') => secondFactorContext(user),
  },
];

/** `sys` columns that only the jobs role reads. */
export const JOBS_COLUMNS: readonly SealedColumn[] = [
  {
    ...{ table: 'sys.revocations', column: 'token_sealed', key: ['id::text'] },
    context: (_, id = '') => revocationContext(id),
  },
  {
    ...{ table: 'sys.mail_outbox', column: 'content_sealed', key: ['id::text'] },
    context: (_, id = '') => mailContentContext(id),
  },
];

/** Re-encrypted last, because it records the database's current key. */
export const KEY_CHECK_COLUMN: SealedColumn = {
  table: 'sys.key_checks',
  column: 'sealed',
  key: ['id::text'],
  context: () => KEY_CHECK_CONTEXT,
};
