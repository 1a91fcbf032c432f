import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { sandboxIdentities } from '../google/identities.ts';
import type { Household } from '../household/types.ts';
import { listen } from '../lib/listen.ts';
import { addKey } from './keys.ts';
import { createRoutes } from './routes.ts';
import type { Service } from './service.ts';
import { loadState, saveState } from './state.ts';

export interface FirebaseEmulatorOptions {
  readonly port: number;
  readonly asOf: () => Date;
  readonly household: Household;
  readonly stateFile?: string;
  /** Sends the service's own emails. */
  readonly sendMail: (to: string, subject: string, link: string) => Promise<void>;
}

export interface FirebaseEmulator {
  readonly url: string;
  readonly projectId: string;
  readonly apiKey: string;
  close(): Promise<void>;
}

const PROJECT = 'fettle-sandbox';
const PROJECT_NUMBER = '100200300400';
const API_KEY = 'fettle-sandbox-key';
const TOKEN_SECONDS = 3600;

/** Starts the emulator of the hosted identity service on loopback: its REST API with validly signed tokens. */
export async function startFirebaseEmulator(options: FirebaseEmulatorOptions): Promise<FirebaseEmulator> {
  const { asOf, stateFile, household } = options;
  const service: Service = {
    projectId: PROJECT,
    projectNumber: PROJECT_NUMBER,
    apiKey: API_KEY,
    state: loadState(stateFile),
    tokenSeconds: TOKEN_SECONDS,
    hidesAccounts: true,
    nowSeconds: () => Math.floor(asOf().getTime() / 1000),
    sendMail: options.sendMail,
  };
  if (service.state.keys.length === 0) await addKey(service.state, asOf());
  saveState(stateFile, service.state);
  const app = createRoutes({ service, people: sandboxIdentities(household), stateFile });
  // The adapter returns a Node server; its type also covers HTTP/2.
  const server = createAdaptorServer({ fetch: app.fetch, hostname: '127.0.0.1' }) as Server;
  const port = await listen(server, options.port);
  return {
    url: `http://127.0.0.1:${port}`,
    projectId: PROJECT,
    apiKey: API_KEY,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
