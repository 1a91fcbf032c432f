import { answerContext } from '#db/repositories/assistant.ts';
import { tokenContext } from '#db/repositories/bank-connections.ts';
import { KEY_CHECK_CONTEXT } from '#db/repositories/key-check.ts';
import { mailboxContext } from '#db/repositories/mailboxes.ts';
import { bodyContext } from '#db/repositories/message-bodies.ts';
import { evidenceContext } from '#db/repositories/receipts/receipts.ts';
import { revocationContext } from '#db/repositories/revocations.ts';
import { secretContext } from '#db/repositories/server-secrets.ts';
import { uploadContext } from '#db/repositories/uploaded-messages.ts';
import { fileContext, importContext } from '#server/features/imports/stored-import.ts';
import { verifierContext } from '#server/features/mailboxes/connect-gmail.ts';
import { mailContentContext } from '#server/lib/mail-out/outbox.ts';

/** A column of sealed values: what names a row beside its user, and what its value is bound to. */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** SQL expressions, each giving text. */
  readonly key: readonly string[];
  readonly context: (userId: string, ...key: readonly string[]) => string;
}

const ofUser = (
  table: string,
  column: string,
  key: readonly string[],
  context: SealedColumn['context'],
): SealedColumn => ({ table: `app.${table}`, column, key, context });

/** Every column under the row-level security of users. */
export const USER_COLUMNS: readonly SealedColumn[] = [
  ofUser('bank_connections', 'access_token_sealed', ['id::text'], (user, id = '') => tokenContext(user, id)),
  ofUser('mailboxes', 'access_sealed', ['id::text'], (user, id = '') => mailboxContext(user, id)),
  ofUser('receipts', 'evidence_sealed', ['id::text'], (user, id = '') => evidenceContext(user, id)),
  ofUser('promised_refunds', 'evidence_sealed', ['message_id::text'], (user, id = '') =>
    evidenceContext(user, id),
  ),
  ofUser('message_bodies', 'body_sealed', ['message_id::text'], (user, id = '') => bodyContext(user, id)),
  ofUser(
    'uploaded_messages',
    'body_sealed',
    ['mailbox_id::text', 'content_key'],
    (user, mailbox = '', key = '') => uploadContext(user, mailbox, key),
  ),
  ofUser('imports', 'staged_sealed', ['id::text'], (user, id = '') => importContext(user, id)),
  ofUser('imports', 'file_sealed', ['id::text'], (user, id = '') => fileContext(user, id)),
  ofUser('assistant_answers', 'answer_sealed', ["encode(question_hash, 'hex')"], (user, hash = '') =>
    answerContext(user, hash),
  ),
];

/** Columns of `sys` that the web role alone reads. */
export const WEB_COLUMNS: readonly SealedColumn[] = [
  {
    ...{ table: 'sys.oauth_states', column: 'verifier_sealed', key: ["encode(state_hash, 'hex')"] },
    context: (_, hash = '') => verifierContext(Buffer.from(hash, 'hex')),
  },
  { table: 'sys.secrets', column: 'sealed', key: ['name'], context: (_, name = '') => secretContext(name) },
];

/** Columns of `sys` that the jobs role alone reads. */
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

/** Sealed anew last of all: it says which key this database is under. */
export const KEY_CHECK_COLUMN: SealedColumn = {
  table: 'sys.key_checks',
  column: 'sealed',
  key: ['id::text'],
  context: () => KEY_CHECK_CONTEXT,
};
