import { createServer } from 'node:http';
import type { Household } from '../household/types.ts';
import { listen } from '../lib/listen.ts';
import { type Credentials, createApp } from './app.ts';
import { createCallLog } from './calls.ts';
import { type ControlTools, runControl } from './control.ts';
import type { ControlRequest } from './control-shape.ts';
import { createContext } from './create-context.ts';
import { createFaultQueue } from './faults.ts';
import { createGateway } from './gateway.ts';

/** Default credentials. */
export const SANDBOX_CREDENTIALS: Credentials = { clientId: 'sandbox-client-id', secret: 'sandbox-secret' };

export interface PlaidEmulatorOptions {
  /** 0: any free port. */
  readonly port: number;
  readonly host?: '127.0.0.1' | 'localhost' | '::1';
  /** The host's clock, which determines the emulated date. */
  readonly asOf: () => Date;
  readonly household: Household;
  /** Public URL, if different from its own address. */
  readonly publicUrl?: string;
  /** File that keeps items, tokens, cursors and keys across restarts. */
  readonly stateFile?: string;
  readonly credentials?: Credentials;
  /** Number of /transactions/sync calls before a new item has data; defaults to 1. */
  readonly notReadyCalls?: number;
}

export interface PlaidEmulator {
  /** Base URL of the API, without a trailing slash. */
  readonly url: string;
  /** URL of the Link script. */
  readonly linkScriptUrl: string;
  readonly credentials: Credentials;
  /** The same operations as POST /__control. */
  control(request: ControlRequest): Promise<Record<string, unknown>>;
  close(): Promise<void>;
}

/** Starts the bank aggregator emulator on loopback. */
export async function startPlaidEmulator(options: PlaidEmulatorOptions): Promise<PlaidEmulator> {
  const { context, outbox, flush, save } = createContext(options);
  const usualNotReadyCalls = options.notReadyCalls ?? 1;
  const settings = { notReadyCalls: usualNotReadyCalls, usualNotReadyCalls };
  const credentials = options.credentials ?? SANDBOX_CREDENTIALS;
  const tools: ControlTools = {
    context,
    outbox,
    settings,
    faults: createFaultQueue(),
    calls: createCallLog(),
  };
  const app = createApp({
    context,
    outbox,
    credentials,
    get notReadyCalls() {
      return settings.notReadyCalls;
    },
  });
  const control = async (request: unknown): Promise<Record<string, unknown>> => {
    const answer = await runControl(tools, request);
    flush();
    return answer;
  };
  const publicHost = options.publicUrl === undefined ? null : new URL(options.publicUrl).hostname;
  const gate = createGateway({ ...tools, app, flush, control, publicHost });
  const server = createServer((request, response) => void gate(request, response));
  const host = options.host ?? '127.0.0.1';
  const port = await listen(server, options.port, host);
  const url = `http://${host === '::1' ? '[::1]' : host}:${port}`;
  return {
    url,
    linkScriptUrl: `${(options.publicUrl ?? url).replace(/\/$/, '')}/link-initialize.js`,
    credentials,
    control,
    close: async () => {
      await outbox.settled();
      save();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}
