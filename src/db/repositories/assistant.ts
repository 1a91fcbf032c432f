import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { UserDb, Uuid } from '../pool.ts';

/** The usage of the language model on a day. */
export interface AssistantUsage {
  readonly calls: number;
  readonly bytesSent: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Millionths of a US dollar. */
  readonly costMicros: number;
}

/** Reserves one of the day's calls. Returns false if none is left. */
export async function reserveAssistantCall(db: UserDb, day: CivilDate, callsMax: number): Promise<boolean> {
  const rows = await db.query(
    `insert into app.assistant_usage as u (user_id, day, calls) values ($1, $2, 1)
     on conflict (user_id, day) do update set calls = u.calls + 1 where u.calls < $3 returning 1`,
    [db.userId, day, callsMax],
  );
  return rows.length === 1;
}

/** Adds the usage of a reserved call. */
export async function recordAssistantCall(
  db: UserDb,
  day: CivilDate,
  took: Omit<AssistantUsage, 'calls'>,
): Promise<void> {
  await db.query(
    `update app.assistant_usage set bytes_sent = bytes_sent + $3, input_tokens = input_tokens + $4,
       output_tokens = output_tokens + $5, cost_micros = cost_micros + $6 where user_id = $1 and day = $2`,
    [db.userId, day, took.bytesSent, took.inputTokens, took.outputTokens, took.costMicros],
  );
}

export async function getAssistantUsage(db: UserDb, day: CivilDate): Promise<AssistantUsage> {
  const [row] = await db.query<AssistantUsage>(
    `select calls, bytes_sent as "bytesSent", input_tokens as "inputTokens", output_tokens as "outputTokens",
      cost_micros as "costMicros"
       from app.assistant_usage where user_id = $1 and day = $2`,
    [db.userId, day],
  );
  return row ?? { calls: 0, bytesSent: 0, inputTokens: 0, outputTokens: 0, costMicros: 0 };
}

/** Encryption context of a stored answer. */
export function answerContext(userId: Uuid, questionHash: string): string {
  return `${userId}|assistant_answers|${questionHash}|answer`;
}

export async function findAssistantAnswer(db: UserDb, questionHash: string): Promise<Buffer | null> {
  const [row] = await db.query<{ sealed: Buffer }>(
    `select answer_sealed as sealed from app.assistant_answers where user_id = $1
      and question_hash = decode($2, 'hex')`,
    [db.userId, questionHash],
  );
  return row?.sealed ?? null;
}

export async function saveAssistantAnswer(db: UserDb, questionHash: string, sealed: Buffer): Promise<void> {
  await db.query(
    `insert into app.assistant_answers (user_id, question_hash, answer_sealed) values ($1, decode($2, 'hex'), $3)
     on conflict do nothing`,
    [db.userId, questionHash, sealed],
  );
}
