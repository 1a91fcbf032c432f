import { tracingChannel } from 'node:diagnostics_channel';
import pg from 'pg';
import { type Job, PgBoss } from 'pg-boss';
import type { Listener } from '#db/listener.ts';
import type { Database } from '#db/pool.ts';
import { type QUEUE_RETRIES, QUEUE_SCHEMA } from '#db/queue-schema.ts';
import { TRACED_WORK, type TracedWork } from '#ports/traced-work.ts';
import type { Logger } from '../lib/logger.ts';
import type { Metrics } from '../lib/metrics.ts';

/** Work that outlives a request. Payloads hold ids only. */
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
  /** `jobId` stays the same when a job is handed out again. */
  readonly [Name in JobName]: (
    payload: JobPayloads[Name],
    signal: AbortSignal,
    jobId: string,
  ) => Promise<void>;
};

/** Adds jobs and cannot read them: what requests get of the queue. */
export interface JobSender {
  /** Adds a job; while an equal one (same name and key) waits, nothing is added. Urgent ones go before the others. */
  send<Name extends JobName>(
    name: Name,
    key: string,
    payload: JobPayloads[Name],
    options?: { readonly afterSeconds?: number; readonly isUrgent?: boolean },
  ): Promise<void>;
  stop(): Promise<void>;
}

export interface JobQueue extends JobSender {
  /** Whether a job of this name waits for a worker. */
  isWaitedFor(name: JobName): Promise<boolean>;
  /** Connects and works off jobs from now on. */
  start(handlers: JobHandlers): Promise<void>;
}

const CONCURRENCY: Readonly<Record<JobName, number>> = {
  'bank-sync': 2,
  'mail-sync': 2,
  // A first sync takes long: what follows from another user's setting must not wait behind it.
  derive: 4,
  revoke: 1,
  retain: 1,
  assist: 1,
  'fetch-originals': 2,
  notify: 1,
  // A mail server that is slow to take one email holds up no other.
  'mail-out': 4,
  poll: 1,
};
/** What no role that serves may do: only the migrator creates or changes the queue's schema, queues and indexes. */
const OBJECTS_STAY = { schema: QUEUE_SCHEMA, migrate: false, createSchema: false, reindex: false } as const;
const CONNECTIONS_MAX = 6;

/** Adds to the queue through the pool of a role that may. */
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

/** The queue in PostgreSQL: at most one waiting and one running job for each key. */
export function createJobQueue(databaseUrl: string, { logger, metrics, listener }: QueueNeeds): JobQueue {
  // Apart from the connections of the jobs themselves: a sign of life does not wait for work.
  const pool = new pg.Pool({
    ...{ connectionString: databaseUrl, application_name: 'fettle-jobs' },
    ...{ max: CONNECTIONS_MAX, connectionTimeoutMillis: 10_000 },
  });
  pool.on('error', (error) => logger.warn({ error }, 'job queue'));
  const boss = new PgBoss({
    ...OBJECTS_STAY,
    db: {
      ...speaker(pool),
      listen: async (channel, onNews, onBack) => ({ close: await listener.hear(channel, onNews, onBack) }),
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
      // The table of handlers has every name and no other.
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

/** One job of a key waits, by the queue's policy, and one runs, by `groupConcurrency`. */
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
    // A job whose key is at work elsewhere is passed over, and holds up none of another.
    groupConcurrency: 1,
  };
  for (let slot = 0; slot < CONCURRENCY[name]; slot += 1) {
    let workerId = '';
    workerId = await boss.work<JobPayloads[Name]>(name, options, async (jobs) => {
      try {
        for (const job of jobs) await runJob(name, job, handle, observers);
      } finally {
        // The next job in line is taken at once, not at the next poll.
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
