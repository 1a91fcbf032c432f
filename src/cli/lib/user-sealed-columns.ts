import { answerContext } from '#db/repositories/assistant.ts';
import { tokenContext } from '#db/repositories/bank-connections.ts';
import { mailboxContext } from '#db/repositories/mail/mailboxes.ts';
import { bodyContext } from '#db/repositories/mail/message-bodies.ts';
import { uploadContext } from '#db/repositories/mail/uploaded-messages.ts';
import { deviceContext } from '#db/repositories/notifications/devices.ts';
import { evidenceContext } from '#db/repositories/receipts/receipts.ts';
import { fileContext, importContext } from '#server/features/imports/stored-import.ts';
import type { SealedColumn } from './sealed-columns.ts';

const ofUser = (
  table: string,
  column: string,
  key: readonly string[],
  context: SealedColumn['context'],
): SealedColumn => ({ table: `app.${table}`, column, key, context });

/** Every encrypted column under user row-level security. */
export const USER_COLUMNS: readonly SealedColumn[] = [
  ofUser('bank_connections', 'access_token_sealed', ['id::text'], (user, id = '') => tokenContext(user, id)),
  ofUser('mailboxes', 'access_sealed', ['id::text'], (user, id = '') => mailboxContext(user, id)),
  ofUser('receipts', 'evidence_sealed', ['id::text'], (user, id = '') => evidenceContext(user, id)),
  ofUser('promised_refunds', 'evidence_sealed', ['message_id::text'], (user, id = '') =>
    evidenceContext(user, id),
  ),
  ofUser('push_devices', 'subscription_sealed', ['id::text'], (user, id = '') => deviceContext(user, id)),
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
