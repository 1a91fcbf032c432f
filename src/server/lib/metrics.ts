import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Server metrics. Labels name parts of the program, never a user or an address. */
export interface Metrics {
  readonly registry: Registry;
  /** A request completed; `route` is the matched pattern. */
  callDone(call: { method: string; route: string; status: number; seconds: number }): void;
  jobDone(job: { name: string; outcome: 'done' | 'failed'; seconds: number }): void;
}

/** Gauges read at each scrape. */
export interface Gauges {
  /** Waiting and running jobs per queue. */
  readonly jobs: () => Promise<readonly { name: string; waiting: number; running: number }[]>;
  /** Emails that failed permanently or have waited for a day. */
  readonly undelivered: () => Promise<number>;
  /** Database connections per role, and requests waiting for one. */
  readonly connections: () => readonly { role: string; open: number; idle: number; waiting: number }[];
}

/** Buckets from barely noticeable latency to the slowest call's timeout. */
const CALL_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const JOB_SECONDS = [0.05, 0.1, 0.5, 1, 5, 15, 60, 300, 900];

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const calls = new Histogram({
    name: 'fettle_call_seconds',
    help: 'Time to answer a call of the API, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: CALL_SECONDS,
    registers,
  });
  const jobs = new Histogram({
    name: 'fettle_job_seconds',
    help: 'Time of a job, by name and outcome.',
    labelNames: ['name', 'outcome'],
    buckets: JOB_SECONDS,
    registers,
  });
  return {
    registry,
    callDone: ({ seconds, ...labels }) => calls.observe(labels, seconds),
    jobDone: ({ seconds, ...labels }) => jobs.observe(labels, seconds),
  };
}

/** Adds values read at each scrape. A failed read is counted and doesn't affect the others. */
export function addGauges({ registry }: Metrics, gauges: Gauges): void {
  const registers = [registry];
  const failures = new Counter({
    name: 'fettle_metrics_failures_total',
    help: 'Times that a metric could not be looked up.',
    registers,
  });
  const attempt = (look: () => Promise<void>) => look().catch(() => failures.inc());
  new Gauge({
    name: 'fettle_jobs',
    help: 'Jobs by name and state.',
    labelNames: ['name', 'state'],
    registers,
    async collect() {
      await attempt(async () => {
        for (const { name, waiting, running } of await gauges.jobs()) {
          this.set({ name, state: 'waiting' }, waiting);
          this.set({ name, state: 'running' }, running);
        }
      });
    },
  });
  new Gauge({
    name: 'fettle_undelivered_emails',
    help: 'Emails that were given up this week or have waited for a day.',
    registers,
    async collect() {
      await attempt(async () => this.set(await gauges.undelivered()));
    },
  });
  new Gauge({
    name: 'fettle_database_connections',
    help: 'Connections to the database by role and state; waiting: requests for one.',
    labelNames: ['role', 'state'],
    registers,
    collect() {
      for (const { role, ...states } of gauges.connections())
        for (const [state, count] of Object.entries(states)) this.set({ role, state }, count);
    },
  });
}
