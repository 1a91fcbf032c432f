import { createServer } from 'node:http';
import type { Household } from '../household/types.ts';
import { listen } from '../lib/listen.ts';
import { type Bridge, handleRequest } from './routes.ts';
import { loadState, saveState } from './state.ts';

export interface SimplefinEmulatorOptions {
  readonly port: number;
  readonly asOf: () => Date;
  readonly household: Household;
  readonly stateFile?: string;
}

export interface SimplefinEmulator {
  readonly url: string;
  close(): Promise<void>;
}

/** Starts the SimpleFIN emulator on loopback. */
export async function startSimplefinEmulator(options: SimplefinEmulatorOptions): Promise<SimplefinEmulator> {
  const { household, asOf, stateFile } = options;
  let bridge: Bridge = { household, state: loadState(stateFile), calls: [], origin: '', now: asOf };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', bridge.origin);
    void handleRequest(bridge, request, url).then(({ status, body, type = 'application/json' }) => {
      if (url.pathname !== '/__control') bridge.calls.push({ path: url.pathname, query: url.search, status });
      saveState(stateFile, bridge.state);
      response.writeHead(status, { 'content-type': type });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  });
  const port = await listen(server, options.port);
  bridge = { ...bridge, origin: `http://127.0.0.1:${port}` };
  return {
    url: bridge.origin,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
