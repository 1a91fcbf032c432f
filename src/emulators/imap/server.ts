import { createServer as createHttpServer } from 'node:http';
import { createServer, type Socket } from 'node:net';
import { createServer as createTlsServer, TLSSocket } from 'node:tls';
import type { Household } from '../household/types.ts';
import { listen } from '../lib/listen.ts';
import { answerControl } from './control.ts';
import { createFaultQueue } from './faults.ts';
import { listSandboxAccounts } from './sandbox-accounts.ts';
import { openSession, type Session } from './session.ts';

export interface ImapEmulatorOptions {
  /** 0: any free port. */
  readonly port: number;
  readonly household: Household;
  readonly asOf: () => Date;
  /** Certificate: `tls` encrypts the port, `starttls` on request. */
  readonly encryption?: { readonly mode: 'tls' | 'starttls'; readonly key: string; readonly cert: string };
}

export interface ImapEmulator {
  readonly host: string;
  readonly port: number;
  /** URL of the control endpoint: `POST /__control`. */
  readonly controlUrl: string;
  close(): Promise<void>;
}

const HOST = '127.0.0.1';
const CAPABILITIES = [
  'IMAP4rev1',
  'LITERAL+',
  'SASL-IR',
  'IDLE',
  'NAMESPACE',
  'ID',
  'SPECIAL-USE',
  'UNSELECT',
];

/** Starts the IMAP emulator (RFC 3501, 2177) on loopback. */
export async function startImapEmulator(options: ImapEmulatorOptions): Promise<ImapEmulator> {
  const { encryption } = options;
  const accounts = listSandboxAccounts(options.household, options.asOf);
  const faults = createFaultQueue();
  const sessions = new Set<Session>();
  const calls: { command: string; user: string | null }[] = [];
  const without = new Set<string>();
  const capabilities = (isPlain: boolean) =>
    [
      ...CAPABILITIES,
      ...(isPlain && encryption?.mode === 'starttls' ? ['STARTTLS', 'LOGINDISABLED'] : ['AUTH=PLAIN']),
    ].filter((name) => !without.has(name));
  const accept = (socket: Socket) => {
    let isPlain = encryption?.mode !== 'tls';
    const session = openSession(socket, {
      accountOf: (user) => accounts.get(user.toLowerCase()) ?? null,
      faults,
      capabilities: () => capabilities(isPlain),
      onCommand: (command, user) => calls.push({ command, user }),
      startTls:
        encryption?.mode === 'starttls'
          ? (plain) => {
              isPlain = false;
              return new TLSSocket(plain, { isServer: true, key: encryption.key, cert: encryption.cert });
            }
          : null,
    });
    sessions.add(session);
    socket.on('close', () => sessions.delete(session));
  };
  const server =
    encryption?.mode === 'tls'
      ? createTlsServer({ key: encryption.key, cert: encryption.cert }, accept)
      : createServer(accept);
  server.on('tlsClientError', () => undefined);
  const port = await listen(server, options.port);
  const tools = { accounts, faults, calls, without, sessions, now: options.asOf };
  const control = createHttpServer((request, response) => {
    void answerControl(tools, request).then(({ status, body }) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    });
  });
  const controlPort = await listen(control, 0);
  return {
    host: HOST,
    port,
    controlUrl: `http://${HOST}:${controlPort}`,
    async close() {
      for (const session of sessions) session.close();
      control.closeAllConnections();
      await Promise.all([server, control].map((each) => new Promise((done) => each.close(done))));
    },
  };
}
