import { createServer, type Server } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Household } from '../household/types.ts';
import { listen } from '../lib/listen.ts';
import { addControl } from './control.ts';
import { addGmailApi } from './gmail/api.ts';
import { addBatch } from './gmail/batch.ts';
import { createFaultQueue, type FaultQueue } from './http/faults.ts';
import { createGateway, faultResponse } from './http/gateway.ts';
import { googleError } from './http/google-error.ts';
import { type SandboxIdentity, sandboxIdentities } from './identities.ts';
import { type Mailbox, openMailbox } from './mailbox/mailbox.ts';
import { addConsent } from './oauth/consent.ts';
import { addTokenEndpoints } from './oauth/token.ts';
import { createTokenStore } from './oauth/token-store.ts';
import { createOidcProvider, OIDC_PATHS } from './oidc/provider.ts';
import { addSignIn } from './oidc/sign-in.ts';
import { PAGE_HEADERS, page } from './pages/layout.ts';
import { ensureKeys, signIdToken } from './state/keys.ts';
import { openStateStore, type StateStore } from './state/state.ts';
import { planMailbox } from './story/plan-mailbox.ts';

export interface GoogleEmulatorOptions {
  /** 0: any free port. A fixed port keeps the issuer, and therefore sign-ins, across restarts. */
  readonly port: number;
  readonly host?: '127.0.0.1';
  readonly household: Household;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The emulator's clock; household email arrives as it advances. */
  readonly asOf: () => Date;
  /** File that keeps signing keys, grants and delivered email across restarts. */
  readonly stateFile?: string;
}

export interface GoogleEmulator {
  readonly url: string;
  close(): Promise<void>;
}

/** Starts the Google emulator: OpenID Connect, OAuth consent and tokens, Gmail API, control. */
export async function startGoogleEmulator(options: GoogleEmulatorOptions): Promise<GoogleEmulator> {
  const store = openStateStore(options.stateFile);
  await ensureKeys(store);
  const server = createServer();
  const host = options.host ?? '127.0.0.1';
  const url = `http://${host}:${await listen(server, options.port, host)}`;

  const people = sandboxIdentities(options.household);
  const office = createTokenStore(store, options.asOf);
  const mailboxOf = openMailboxes(people, options, store);
  const faults = createFaultQueue();
  const provider = createOidcProvider({ ...options, issuer: url, identities: people, store });
  let pageSizeCap: number | null = null;

  const app = new Hono<{ Bindings: HttpBindings }>();
  const oidc = provider.callback();
  const gateway = createGateway({
    app,
    faults,
    now: options.asOf,
    oidc: (request, response) => void oidc(request, response),
    isOidcPath: (path) => OIDC_PATHS.some((prefix) => path.startsWith(prefix)),
  });
  addHome(app);
  addSignIn(app, provider, people);
  addConsent(app, { clientId: options.clientId, people, office });
  addTokenEndpoints(app, { ...options, issuer: url, people, office, store });
  addGmailApi(app, { office, mailboxOf, now: options.asOf, pageSizeCap: () => pageSizeCap });
  addBatch(app, (request) => answerInner(app, faults, request));
  addControl(app, {
    people,
    office,
    faults,
    calls: gateway.calls,
    mailboxOf,
    now: options.asOf,
    signNotice: (audience, account) =>
      signIdToken(store, url, audience, { sub: account, email: account, email_verified: true }),
    setPageSizeCap: (size) => {
      pageSizeCap = size;
    },
  });
  app.notFound(() => googleError('notFound'));
  app.onError(() => googleError('backendError'));
  server.on('request', gateway.handle);
  return { url, close: () => closeServer(server, () => store.flush()) };
}

function openMailboxes(
  people: readonly SandboxIdentity[],
  { household, asOf }: GoogleEmulatorOptions,
  store: StateStore,
): (email: string) => Mailbox | null {
  const mailboxes = new Map(
    people.map((person) => [
      person.email,
      openMailbox(person.email, planMailbox(person, household), store, asOf),
    ]),
  );
  return (email) => mailboxes.get(email) ?? null;
}

/** Scripted failures also apply to inner calls of a batch. */
async function answerInner(
  app: Hono<{ Bindings: HttpBindings }>,
  faults: FaultQueue,
  request: Request,
): Promise<Response> {
  const fault = faults.take(request.method, new URL(request.url));
  return (fault && faultResponse(fault)) ?? app.fetch(request);
}

function addHome(app: Hono<{ Bindings: HttpBindings }>): void {
  app.get('/', (c) =>
    c.body(
      page(
        'Sandbox Google',
        '<h1>Sandbox Google</h1><p>This server stands in for Google sign-in and Gmail while no real keys ' +
          'are set. Start from the app.</p>',
      ),
      200,
      PAGE_HEADERS,
    ),
  );
  app.get('/healthz', (c) => c.json({ ok: true }));
}

function closeServer(server: Server, last: () => void): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      last();
      resolve();
    });
    server.closeAllConnections();
  });
}
