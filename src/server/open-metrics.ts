import type { Database } from '#db/pool.ts';
import { listQueueHealth } from '#db/repositories/administration.ts';
import { countUndeliveredEmails } from '#db/repositories/mail/mail-outbox.ts';
import type { Foundation } from './foundation.ts';
import { stopListening } from './http/listen.ts';
import { startMetricsServer } from './http/metrics-server.ts';
import { addGauges } from './lib/metrics.ts';

/** Serves metrics to the monitoring system on `METRICS_PORT`. */
export async function openMetrics(
  { settings, metrics, db, clock }: Foundation,
  jobsDb: Database | null,
): Promise<{ close(): Promise<void> }> {
  if (settings.METRICS_PORT === undefined) return { close: async () => undefined };
  const connections = (role: string, { pool }: Database) => ({
    ...{ role, open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount },
  });
  addGauges(metrics, {
    jobs: () => listQueueHealth(db.system),
    undelivered: () => countUndeliveredEmails(db.system, clock.now()),
    connections: () => [connections('web', db), ...(jobsDb ? [connections('jobs', jobsDb)] : [])],
  });
  const server = await startMetricsServer(metrics, settings.METRICS_PORT, settings.METRICS_HOST);
  return { close: () => stopListening(server) };
}
