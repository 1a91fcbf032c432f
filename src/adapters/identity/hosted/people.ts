import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { IdSource } from '#ports/system.ts';
import type { Registration } from '../registration.ts';
import type { HostedAccount } from './toolkit.ts';

export interface HostedPerson extends HostedAccount {
  readonly userId: string;
  readonly isEnding: boolean;
}

const COLUMNS = `"userId", name, email, "emailVerified" as "isEmailVerified", "endingAt" is not null as "isEnding"`;

/** The users of a hosted identity service, identified by issuer and subject, never by email address. */
export class HostedPeople {
  readonly #pool: pg.Pool;
  readonly #issuer: string;
  readonly #ids: IdSource;
  readonly #registration: Registration;
  readonly #entering = new Map<string, Promise<HostedPerson | null>>();

  constructor(pool: pg.Pool, issuer: string, ids: IdSource, registration: Registration) {
    this.#pool = pool;
    this.#issuer = issuer;
    this.#ids = ids;
    this.#registration = registration;
  }

  async find(subject: string): Promise<HostedPerson | null> {
    const { rows } = await this.#pool.query<HostedPerson>(
      `select ${COLUMNS} from hosted_person where issuer = $1 and subject = $2`,
      [this.#issuer, subject],
    );
    return rows[0] ?? null;
  }

  async get(userId: string): Promise<HostedPerson | null> {
    const { rows } = await this.#pool.query<HostedPerson>(
      `select ${COLUMNS} from hosted_person where "userId" = $1`,
      [userId],
    );
    return rows[0] ?? null;
  }

  /** Stores a user at their first sign-in; null if registration is closed to them. */
  enter(subject: string, account: HostedAccount): Promise<HostedPerson | null> {
    const pending = this.#entering.get(subject) ?? this.#add(subject, account);
    this.#entering.set(subject, pending);
    return pending.finally(() => this.#entering.delete(subject));
  }

  async #add(subject: string, account: HostedAccount): Promise<HostedPerson | null> {
    const id = this.#ids.next();
    if (!(await this.#registration.admit(id, { ...account, invitation: null }))) return this.find(subject);
    const client = await this.#pool.connect();
    try {
      await client.query('begin');
      await client.query(`insert into "user" (id, name, email, "emailVerified") values ($1, '', $2, false)`, [
        id,
        `${id}@hosted.invalid`,
      ]);
      const { rowCount } = await client.query(
        `insert into hosted_person ("userId", issuer, subject, name, email, "emailVerified")
          values ($1, $2, $3, $4, $5, $6)
         on conflict (issuer, subject) do nothing`,
        [id, this.#issuer, subject, account.name, account.email, account.isEmailVerified],
      );
      await client.query(rowCount === 1 ? 'commit' : 'rollback');
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw error;
    } finally {
      client.release();
    }
    return this.find(subject);
  }

  async update(userId: string, account: HostedAccount): Promise<void> {
    await this.#pool.query(
      `update hosted_person set name = $2, email = $3, "emailVerified" = $4
        where "userId" = $1 and (name, email, "emailVerified") is distinct from ($2, $3, $4)`,
      [userId, account.name, account.email, account.isEmailVerified],
    );
  }

  async rename(userId: string, name: string): Promise<void> {
    await this.#pool.query('update hosted_person set name = $2 where "userId" = $1', [userId, name]);
  }

  /** Records that the account is being deleted; null reverts that. */
  async setEnding(userId: string, at: Date | null): Promise<void> {
    await this.#pool.query('update hosted_person set "endingAt" = $2 where "userId" = $1', [userId, at]);
  }

  async listEnding(before: Date): Promise<string[]> {
    const { rows } = await this.#pool.query<{ userId: string }>(
      'select "userId" from hosted_person where "endingAt" < $1',
      [before],
    );
    return rows.map((row) => row.userId);
  }

  /** Deletes the user. A hash of the subject remains, so that tokens issued earlier are rejected. */
  async remove(userId: string, now: Date): Promise<void> {
    const { rows } = await this.#pool.query<{ subject: string }>(
      'select subject from hosted_person where "userId" = $1 and issuer = $2',
      [userId, this.#issuer],
    );
    for (const { subject } of rows)
      await this.#pool.query(
        `insert into ended_subject ("subjectHash", "endedAt") values ($1, $2)
         on conflict ("subjectHash") do update set "endedAt" = excluded."endedAt"`,
        [this.#hashOf(subject), now],
      );
    await this.#registration.forget(userId);
    await this.#pool.query('delete from "user" where id = $1', [userId]);
    await this.#registration.freePlace(userId);
  }

  /** True if the account was deleted here after that sign-in. */
  async hasEnded(subject: string, signedInAt: Date): Promise<boolean> {
    const { rowCount } = await this.#pool.query(
      'select 1 from ended_subject where "subjectHash" = $1 and "endedAt" >= $2',
      [this.#hashOf(subject), signedInAt],
    );
    return rowCount === 1;
  }

  #hashOf(subject: string): Buffer {
    return createHash('sha256').update(`${this.#issuer}|${subject}`).digest();
  }
}
