import type { Env, Hono } from 'hono';

/** Parts that must work before a process is ready, by name. */
export type Readiness = () => Promise<Readonly<Record<string, boolean>>>;

/** Probes ask for these by whatever address they reach this machine under. */
export const HEALTH_PATHS: readonly string[] = ['/healthz', '/readyz'];

/** Answers whether the process is alive and whether it is ready. */
export function registerHealth<E extends Env>(app: Hono<E>, readiness: Readiness): void {
  app.get('/healthz', (context) => context.json({ status: 'ok' }));
  // Anyone may ask: those who ask at the same time share one look at the database.
  let looking: ReturnType<Readiness> | null = null;
  app.get('/readyz', async (context) => {
    looking ??= readiness().finally(() => {
      looking = null;
    });
    const parts = await looking;
    const isReady = Object.values(parts).every(Boolean);
    return context.json({ status: isReady ? 'ready' : 'not ready', parts }, isReady ? 200 : 503);
  });
}
