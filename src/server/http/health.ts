import type { Env, Hono } from 'hono';

/** Dependencies that must work before a process is ready, by name. */
export type Readiness = () => Promise<Readonly<Record<string, boolean>>>;

/** Health checks may use any host name. */
export const HEALTH_PATHS: readonly string[] = ['/healthz', '/readyz'];

/** Serves the liveness and readiness endpoints. */
export function registerHealth<E extends Env>(app: Hono<E>, readiness: Readiness): void {
  app.get('/healthz', (context) => context.json({ status: 'ok' }));
  // The endpoint is public, so concurrent requests share one database check.
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
