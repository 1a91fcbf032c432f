import { tracingChannel } from 'node:diagnostics_channel';
import pg from 'pg';
import { type Job, PgBoss } from 'pg-boss';
import type { Listener } from '#db/listener.ts';
import type { Database } from '#db/pool.ts';
import { type QUEUE_RETRIES, QUEUE_SCHEMA } from '#db/queue-schema.ts';
import { TRACED_WORK, type TracedWork } from '#ports/traced-work.ts';
import type { Logger } from '../lib/logger.ts';
import type { Metrics } from '../lib/metrics.ts';

/** Background work. Payloads contain IDs only. */
export interface JobPayloads {
  'bank-sync': { readonly userId: string; readonly connectionId: string };
  'mail-sync': { readonly userId: string; readonly mailboxId: string };
  derive: { readonly userId: string };
  revoke: { readonly revocationId: string };
  retain: { readonly userId: string };
  assist: { readonly userId: string };
  'fetch-originals': { readonly userId: string };
  notify: { readonly userId: string };
  'mail-out': Record<string, never>;
  poll: Record<string, never>;
}

export type JobName = keyof typeof QUEUE_RETRIES;
export type JobHandlers = {
  /** `jobId` is stable across retries. */
  readonly [Name in JobName]: (
    payload: JobPayloads[Name],
    signal: AbortSignal,
    jobId: string,
  ) => Promise<void>;
};

/** Enqueue-only access to the queue, for the web role. */
export interface JobSender {
  /** Enqueues a job unless an equal one (same name and key) is waiting. Urgent jobs run first. */
  send<Name extends JobName>(
    name: Name,
    key: string,
    payload: JobPayloads[Name],
    options?: { readonly afterSeconds?: number; readonly isUrgent?: boolean },
  ): Promise<void>;
  stop(): Promise<void>;
}

export interface JobQueue extends JobSender {
  /** Whether a job of this name is waiting for a worker. */
  isWaitedFor(name: JobName): Promise<boolean>;
  /** Connects and starts processing jobs. */
  start(handlers: JobHandlers): Promise<void>;
}

const CONCURRENCY: Readonly<Record<JobName, number>> = {
  'bank-sync': 2,
  'mail-sync': 2,
  // A first sync is slow; other users' setting changes must not wait for it.
  derive: 4,
  revoke: 1,
  retain: 1,
  assist: 1,
  'fetch-originals': 2,
  notify: 1,
  // A slow mail server must not delay other emails.
  'mail-out': 4,
  poll: 1,
};
/** Settings for the serving roles: only the migrator may create or change the queue's schema, queues and indexes. */
const OBJECTS_STAY = { schema: QUEUE_SCHEMA, migrate: false, createSchema: false, reindex: false } as const;
const CONNECTIONS_MAX = 6;

/** Enqueues through the pool of a permitted role. */
export async function openJobSender({ pool }: Pick<Database, 'pool'>, logger: Logger): Promise<JobSender> {
  const boss = new PgBoss({ ...OBJECTS_STAY, db: speaker(pool), supervise: false, schedule: false });
  boss.on('error', (error) => logger.warn({ error }, 'job sender'));
  await boss.start();
  return { send: sendBy(boss), stop: () => boss.stop({ graceful: false }) };
}

export interface QueueNeeds {
  readonly logger: Logger;
  readonly metrics: Pick<Metrics, 'jobDone'>;
  readonly listener: Listener;
}

/** The PostgreSQL job queue: at most one waiting and one running job per key. */
export function createJobQueue(databaseUrl: string, { logger, metrics, listener }: QueueNeeds): JobQueue {
  // Separate from the jobs' connections, so that heartbeats don't wait for jobs.
  const pool = new pg.Pool({
    ...{ connectionString: databaseUrl, application_name: 'fettle-jobs' },
    ...{ max: CONNECTIONS_MAX, connectionTimeoutMillis: 10_000 },
  });
  pool.on('error', (error) => logger.warn({ error }, 'job queue'));
  const boss = new PgBoss({
    ...OBJECTS_STAY,
    db: {
      ...speaker(pool),
      listen: async (channel, onNotification, onReconnect) => ({
        close: await listener.subscribe(channel, onNotification, onReconnect),
      }),
    },
    useListenNotify: true,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    cronMonitorIntervalSeconds: 20,
  });
  boss.on('error', (error) => logger.warn({ error }, 'job queue'));
  return {
    send: sendBy(boss),
    isWaitedFor: async (name) => (await boss.findJobs(name, { queued: true })).length > 0,
    async start(handlers) {
      await boss.start();
      // The handler table has exactly these names.
      for (const name of Object.keys(handlers) as JobName[])
        await work(boss, name, handlers[name], { logger, metrics });
      await boss.schedule('poll', '* * * * *', {}, ofKey('poll'));
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 8_000 });
      await pool.end();
    },
  };
}

function speaker(pool: pg.Pool) {
  return { executeSql: (sql: string, values?: unknown[]) => pool.query(sql, values) };
}

function sendBy(boss: PgBoss): JobSender['send'] {
  return async (name, key, payload, { afterSeconds = 0, isUrgent = false } = {}) => {
    await boss.send(name, payload, {
      ...ofKey(key),
      startAfter: afterSeconds,
      priority: isUrgent ? 1 : 0,
    });
  };
}

/** The queue policy limits waiting jobs to one per key; `groupConcurrency` limits running ones. */
const ofKey = (key: string) => ({ singletonKey: key, group: { id: key } });

interface Observers {
  readonly logger: Logger;
  readonly metrics: Pick<Metrics, 'jobDone'>;
}

async function work<Name extends JobName>(
  boss: PgBoss,
  name: Name,
  handle: JobHandlers[Name],
  observers: Observers,
): Promise<void> {
  const options = {
    ...{ batchSize: 1, pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1 },
    // A job whose key is already running is skipped without delaying jobs of other keys.
    groupConcurrency: 1,
  };
  for (let slot = 0; slot < CONCURRENCY[name]; slot += 1) {
    let workerId = '';
    workerId = await boss.work<JobPayloads[Name]>(name, options, async (jobs) => {
      try {
        for (const job of jobs) await runJob(name, job, handle, observers);
      } finally {
        // Fetch the next job immediately instead of at the next poll.
        boss.notifyWorker(workerId);
      }
    });
  }
}

const channel = tracingChannel<unknown, TracedWork>(TRACED_WORK);

async function runJob<Name extends JobName>(
  name: Name,
  job: Job<JobPayloads[Name]>,
  handle: JobHandlers[Name],
  { logger, metrics }: Observers,
): Promise<void> {
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1_000;
  try {
    await channel.tracePromise(() => handle(job.data, job.signal, job.id), { kind: 'job', name });
    logger.info({ job: name, ms: Math.round(seconds() * 1_000) }, 'job done');
    metrics.jobDone({ name, outcome: 'done', seconds: seconds() });
  } catch (error) {
    logger.warn({ job: name, error }, 'job failed');
    metrics.jobDone({ name, outcome: 'failed', seconds: seconds() });
    throw error;
  }
}
