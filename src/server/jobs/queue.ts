import { tracingChannel } from 'node:diagnostics_channel';
import { type Job, PgBoss } from 'pg-boss';
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

export type JobName = keyof JobPayloads;
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
  /** Connects and makes sure that every queue exists, so that jobs can be added. */
  open(): Promise<void>;
  start(handlers: JobHandlers): Promise<void>;
}

/** Seconds without a sign of life after which a job counts as lost and runs again. */
const HEARTBEAT_SECONDS = 10;
const RETRY_LIMIT: Readonly<Record<JobName, number>> = {
  'bank-sync': 5,
  'mail-sync': 5,
  derive: 3,
  revoke: 50,
  retain: 3,
  assist: 3,
  'fetch-originals': 5,
  notify: 5,
  'mail-out': 5,
  poll: 0,
};
const CONCURRENCY: Readonly<Record<JobName, number>> = {
  'bank-sync': 2,
  'mail-sync': 2,
  derive: 1,
  revoke: 1,
  retain: 1,
  assist: 1,
  'fetch-originals': 2,
  notify: 1,
  'mail-out': 1,
  poll: 1,
};
const NAMES: readonly JobName[] = [
  'bank-sync',
  'mail-sync',
  'derive',
  'revoke',
  'retain',
  'assist',
  'fetch-originals',
  'notify',
  'mail-out',
  'poll',
];

/** What no role that serves may do: only the migrator creates or changes the queue's schema and indexes. */
const OBJECTS_STAY = { schema: 'pgboss', migrate: false, createSchema: false, reindex: false } as const;

/** Adds to the queue as the role of `databaseUrl`. Start it after the queue that works them off. */
export async function openJobSender(databaseUrl: string, logger: Logger): Promise<JobSender> {
  const boss = new PgBoss({
    ...OBJECTS_STAY,
    connectionString: databaseUrl,
    application_name: 'fettle-job-sender',
    max: 2,
    useListenNotify: true,
    supervise: false,
    schedule: false,
  });
  boss.on('error', (error) => logger.warn({ error }, 'job sender'));
  await boss.start();
  return { send: sendBy(boss), stop: () => boss.stop({ graceful: false }) };
}

/** The queue in PostgreSQL: at most one waiting and one running job for each key. */
export function createJobQueue(
  databaseUrl: string,
  logger: Logger,
  metrics: Pick<Metrics, 'jobDone'>,
): JobQueue {
  const boss = new PgBoss({
    ...OBJECTS_STAY,
    connectionString: databaseUrl,
    application_name: 'fettle-jobs',
    max: 6,
    useListenNotify: true,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    cronMonitorIntervalSeconds: 20,
  });
  boss.on('error', (error) => logger.warn({ error }, 'job queue'));
  return {
    send: sendBy(boss),
    isWaitedFor: async (name) => (await boss.findJobs(name, { queued: true })).length > 0,
    async open() {
      await boss.start();
      for (const name of NAMES) await openQueue(boss, name);
    },
    async start(handlers) {
      for (const name of NAMES) await work(boss, name, handlers[name], { logger, metrics });
      await boss.schedule('poll', '* * * * *', {}, { singletonKey: 'poll' });
    },
    stop: () => boss.stop({ graceful: true, timeout: 8_000 }),
  };
}

function sendBy(boss: PgBoss): JobSender['send'] {
  return async (name, key, payload, { afterSeconds = 0, isUrgent = false } = {}) => {
    await boss.send(name, payload, {
      singletonKey: key,
      startAfter: afterSeconds,
      priority: isUrgent ? 1 : 0,
    });
  };
}

async function openQueue(boss: PgBoss, name: JobName): Promise<void> {
  await boss.createQueue(name, {
    policy: 'stately',
    notify: true,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    expireInSeconds: 3600,
    retryLimit: RETRY_LIMIT[name],
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 900,
    retentionSeconds: 7 * 24 * 3600,
    deleteAfterSeconds: 3600,
  });
}

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
  const options = { batchSize: 1, pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1 };
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
