import type { UserDb, Uuid } from '../pool.ts';

/** An account that a connection lists, and the existing account that it may be the same as. */
export interface AccountQuestion {
  readonly connectionId: Uuid;
  readonly externalId: string;
  readonly accountId: Uuid;
  readonly name: string;
  readonly mask: string | null;
  readonly state: 'open' | 'same' | 'different';
}

const COLUMNS =
  'connection_id as "connectionId", external_id as "externalId", account_id as "accountId", name, mask, ' +
  'state';

export async function listAccountQuestions(db: UserDb): Promise<AccountQuestion[]> {
  return db.query<AccountQuestion>(
    `select ${COLUMNS} from app.account_questions where user_id = $1 order by connection_id, external_id`,
    [db.userId],
  );
}

/** Saves a question or its answer; replaces an existing one. */
export async function saveAccountQuestion(db: UserDb, question: AccountQuestion): Promise<void> {
  await db.query(
    `insert into app.account_questions (user_id, connection_id, external_id, account_id, name, mask, state)
      values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (user_id, connection_id, external_id) do update
       set account_id = excluded.account_id, state = excluded.state`,
    [
      db.userId,
      question.connectionId,
      question.externalId,
      question.accountId,
      question.name,
      question.mask,
      question.state,
    ],
  );
}
