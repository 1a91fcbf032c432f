import path from 'node:path';
import process from 'node:process';
import { type Database, openDatabase } from '#db/pool.ts';
import { workerUrlOf } from '#db/roles.ts';
import { readSomeSettings } from '#server/lib/config.ts';
import { connectionOf } from './embedded-database.ts';

export interface DatabaseUrls {
  readonly serviceUrl: string;
  /** The jobs role. */
  readonly jobsUrl: string;
  readonly adminUrl: string | null;
}

/** Runs `work` on the configured database, or on the running embedded database of `DATA_DIR`. */
export async function withDatabase<T>(work: (db: Database, urls: DatabaseUrls) => Promise<T>): Promise<T> {
  const urls = await databaseUrls();
  return withUrl(urls.serviceUrl, (db) => work(db, urls));
}

/** Runs `work` as the jobs role, the only one that reads pending emails and revocations. */
export async function withJobsDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  return withUrl((await databaseUrls()).jobsUrl, work);
}

/** The owner role of the tables. Throws an error naming the missing setting. */
export async function ownerUrl(): Promise<string> {
  const { adminUrl } = await databaseUrls();
  if (!adminUrl) throw new Error('Set DATABASE_ADMIN_URL to the role that owns the tables.');
  return adminUrl;
}

async function databaseUrls(): Promise<DatabaseUrls> {
  const settings = readSomeSettings(process.env);
  const given = settings.DATABASE_URL;
  const { serviceUrl, adminUrl } = given
    ? { serviceUrl: settings.DATABASE_DIRECT_URL ?? given, adminUrl: settings.DATABASE_ADMIN_URL ?? null }
    : await connectionOf(path.resolve(settings.DATA_DIR));
  return { serviceUrl, adminUrl, jobsUrl: settings.JOBS_DATABASE_URL ?? workerUrlOf(serviceUrl) };
}

async function withUrl<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = openDatabase({ url, connectionsMax: 2, statementTimeoutMs: 600_000 });
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}
