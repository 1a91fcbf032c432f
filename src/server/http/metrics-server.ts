import { createServer, type Server } from 'node:http';
import type { Metrics } from '../lib/metrics.ts';
import { listen } from './listen.ts';

/**
 * Serves `GET /metrics` in Prometheus format on a separate port without authentication. Expose it only to monitoring.
 */
export async function startMetricsServer({ registry }: Metrics, port: number, host: string): Promise<Server> {
  const server = createServer({ requestTimeout: 5_000 }, (request, response) => {
    request.resume();
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await listen(server, port, host);
  return server;
}
