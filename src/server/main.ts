import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { createPlaidProvider } from '#adapters/bank/plaid/client.ts';
import { createSimplefinProvider } from '#adapters/bank/simplefin/client.ts';
import { createHostedIdentity } from '#adapters/identity/hosted/hosted-identity.ts';
import { type HostedProject, hostedProject, NO_HOSTED_HEADERS } from '#adapters/identity/hosted/project.ts';
import { createLocalIdentity } from '#adapters/identity/local/local-identity.ts';
import { createOpenAiCompatible } from '#adapters/language-model/openai-compatible.ts';
import { mailFileReader } from '#adapters/mail/files/mail-file.ts';
import { createGmailProvider } from '#adapters/mail/gmail/client.ts';
import { createImapProvider } from '#adapters/mail/imap/client.ts';
import { createSmtpMailOut, senderOf } from '#adapters/smtp/smtp-mail-out.ts';
import { createIdSource, systemClock } from '#adapters/system/clock-and-ids.ts';
import { createSecretBox, deriveKey } from '#adapters/system/secret-box.ts';
import { isMigrated } from '#db/migrate.ts';
import { assertOrdinaryRole, openDatabase } from '#db/pool.ts';
import { isKeyKnown } from '#db/repositories/key-check.ts';
import type { BankDataProvider } from '#ports/bank-data-provider.ts';
import type { MailOut } from '#ports/mail-out.ts';
import type { ConsentMailProvider } from '#ports/mail-provider.ts';
import { joinReceipts } from './features/derive/join-receipts.ts';
import { featureRoutes } from './features/routes.ts';
import { createApp } from './http/app.ts';
import { createRateLimit } from './http/rate-limit.ts';
import { jobHandlers } from './jobs/handlers.ts';
import { type MailEars, startMailEars } from './jobs/mail-ears.ts';
import { createJobQueue } from './jobs/queue.ts';
import { type AssistantService, createAssistant } from './lib/assistant/assistant.ts';
import { APP_NAME, mayUseStandIns, type Settings } from './lib/config.ts';
import { openEventBus } from './lib/events.ts';
import { createLogger } from './lib/logger.ts';
import { createOutbox } from './lib/mail-out/outbox.ts';
import { createMailReader } from './lib/mail-reader.ts';
import type { Capability, Services } from './lib/services.ts';
import { createUploadedMail } from './lib/uploaded-mail.ts';

/** Where stand-ins answer, and the keys they know. */
export interface StandIns {
  readonly plaid: {
    readonly url: string;
    readonly widgetScriptUrl: string;
    readonly clientId: string;
    readonly secret: string;
  };
  readonly simplefin: { readonly url: string };
  readonly google: { readonly url: string; readonly clientId: string; readonly clientSecret: string };
  readonly imap: { readonly host: string; readonly port: number; readonly controlUrl: string };
  readonly mailCatcher: { readonly url: string; readonly smtpUrl: string };
  /** Null where it was not asked for. */
  readonly firebase: { readonly url: string; readonly projectId: string; readonly apiKey: string } | null;
}

export interface ServerOptions {
  readonly settings: Settings;
  readonly databaseUrl: string;
  readonly encryptionKey: Buffer;
  /** Null where stand-ins may not run. */
  readonly standIns: StandIns | null;
  readonly webDir: string;
  /** Loosens rate limits; for load tests only. */
  readonly rateLimitFactor?: number;
}

export interface RunningServer {
  readonly url: string;
  close(): Promise<void>;
}

const NOT_CONFIGURED = (hint: string): Capability => ({ state: 'not_configured', hint });
const DRAIN_MS = 8_000;
/** An upload of gigabytes takes its time; a client that sends no headers is cut off long before. */
const REQUEST_MS = 3_600_000;
const SANDBOX_ADDRESS = 'sam.whitlock@sandbox.test';

/** Opens the port, wires everything, and takes calls. Throws when the port is taken or the database role is not an ordinary one. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { settings, databaseUrl } = options;
  const logger = createLogger(settings.LOG_LEVEL);
  const db = openDatabase({
    url: databaseUrl,
    onError: (error) => logger.warn({ error }, 'database connection lost'),
  });
  await assertOrdinaryRole(db.system);
  const clock = systemClock;
  const ids = createIdSource(clock);
  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`;
  const secretBox = createSecretBox(options.encryptionKey);
  const hasRightKey = await isKeyKnown(db.system, secretBox);
  if (!hasRightKey)
    logger.error(
      'ENCRYPTION_KEY is not the key this database was begun with; sealed tokens cannot be opened',
    );
  const bank = chooseBank(options);
  const mail = chooseMail(options);
  const google = chooseGoogle(options);
  const jobs = createJobQueue(databaseUrl, logger);
  const mailOut = chooseMailOut(options, publicUrl);
  const outbox = createOutbox({
    db: db.system,
    secretBox,
    jobs,
    clock,
    ids,
    logger,
    mailOut: mailOut.provider,
  });
  const project = settings.IDENTITY === 'firebase' ? requireProject(options) : null;
  const identityNeeds = {
    ...{ databaseUrl, publicUrl, clock, ids },
    secret: deriveKey(options.encryptionKey, 'identity').toString('base64'),
  };
  const identity = project
    ? createHostedIdentity({
        ...{ ...identityNeeds, projectId: project.projectId },
        ...{ apiKey: project.apiKey, standInUrl: project.standInUrl },
        onWarning: (error, what) => logger.warn({ error }, what),
      })
    : createLocalIdentity({
        ...{ ...identityNeeds, google },
        passwordLengthMin: settings.PASSWORD_MIN_LENGTH,
        rateLimitFactor: options.rateLimitFactor ?? 1,
        sendMail: (mail) => outbox.add(mail),
      });
  const events = await openEventBus(databaseUrl, db.pool, logger);
  const imap = createImapProvider({
    standIn: options.standIns?.imap ?? null,
    mayCallPrivate: mayUseStandIns(settings),
  });
  let ears: MailEars | null = null;
  const services: Services = {
    ...{ db, clock, ids, secretBox, logger, jobs, events, identity, outbox, publicUrl },
    bank: bank.provider,
    simplefin: createSimplefinProvider({ clock, standInOrigin: options.standIns?.simplefin.url ?? null }),
    mail: { gmail: mail.provider, imap, files: createUploadedMail({ db, secretBox }) },
    mailFiles: mailFileReader,
    mailEars: { look: (mailboxId) => ears?.look(mailboxId) },
    mailReader: createMailReader(),
    assistant: chooseAssistant(options, { db, clock, secretBox, logger }),
    joinReceipts: (userId, since) => joinReceipts(services, userId, since),
    capabilities: {
      banks: bank.capability,
      simplefin:
        options.standIns && !(settings.PLAID_CLIENT_ID && settings.GOOGLE_CLIENT_ID)
          ? { state: 'sandbox', hint: `${options.standIns.simplefin.url}/create` }
          : { state: 'live', hint: null },
      mail: mail.capability,
      imap: options.standIns
        ? { state: 'sandbox', hint: SANDBOX_ADDRESS }
        : { state: 'live', hint: null },
      mailOut: mailOut.capability,
      googleSignIn:
        (project ?? google)
          ? { state: (project ?? google)?.standInUrl ? 'sandbox' : 'live', hint: null }
          : NOT_CONFIGURED('Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET to sign in with Google.'),
    },
    passwordLengthMin: settings.PASSWORD_MIN_LENGTH,
    identityMode: settings.IDENTITY,
  };
  const app = await createApp({
    handlers: featureRoutes(services),
    identity,
    identityMode: settings.IDENTITY,
    onSessionsEnded: (userId) => events.publish(userId, { kind: 'session' }),
    rateLimit: createRateLimit(options.rateLimitFactor),
    logger,
    ids,
    headers: {
      widgetOrigins: bank.provider ? [new URL(bank.provider.widgetScriptUrl).origin] : [],
      apiOrigin: originOf(settings.API_BASE_URL),
      identity: project?.headers ?? NO_HOSTED_HEADERS,
      isHttps: publicUrl.startsWith('https://'),
    },
    pages: {
      webDir: options.webDir,
      apiBaseUrl: settings.API_BASE_URL ?? null,
      hostedIdentity: project?.page ?? null,
    },
    readiness: async () => {
      const [database, migrations] = await Promise.all([
        succeeds(db.system.query('select 1')),
        succeeds(isMigrated(db.system)),
      ]);
      return { database, migrations, keys: hasRightKey };
    },
  });
  await jobs.start(jobHandlers(services));
  ears = startMailEars(services);
  // The adaptor gives Node's own server; its type also covers HTTP/2.
  const server = createAdaptorServer({ fetch: app.fetch, hostname: settings.HOST }) as Server;
  server.requestTimeout = REQUEST_MS;
  await listen(server, settings.PORT, settings.HOST);
  return {
    url: `http://localhost:${settings.PORT}`,
    async close() {
      await stopListening(server);
      await ears?.stop();
      await jobs.stop();
      await imap.close();
      await events.close();
      await identity.close();
      await db.close();
    },
  };
}

function chooseBank({ settings, standIns }: ServerOptions): {
  provider: BankDataProvider | null;
  capability: Capability;
} {
  const { PLAID_CLIENT_ID: clientId, PLAID_SECRET: secret } = settings;
  if (clientId && secret) {
    const baseUrl = settings.PLAID_BASE_URL ?? `https://${settings.PLAID_ENV}.plaid.com`;
    return {
      provider: createPlaidProvider({
        clientId,
        secret,
        baseUrl,
        isSandbox: settings.PLAID_ENV === 'sandbox',
      }),
      capability: { state: settings.PLAID_ENV === 'sandbox' ? 'sandbox' : 'live', hint: null },
    };
  }
  if (!standIns)
    return {
      provider: null,
      capability: NOT_CONFIGURED('Set PLAID_CLIENT_ID and PLAID_SECRET to link banks.'),
    };
  const { url, widgetScriptUrl } = standIns.plaid;
  const provider = createPlaidProvider({
    clientId: standIns.plaid.clientId,
    secret: standIns.plaid.secret,
    baseUrl: url,
    isSandbox: true,
    widgetScriptUrl,
  });
  return { provider, capability: { state: 'sandbox', hint: null } };
}

function chooseMail(options: ServerOptions): {
  provider: ConsentMailProvider | null;
  capability: Capability;
} {
  const google = chooseGoogle(options);
  if (!google)
    return {
      provider: null,
      capability: NOT_CONFIGURED('Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET to connect Gmail.'),
    };
  return {
    provider: createGmailProvider(google, pushOf(options.settings)),
    capability: { state: google.standInUrl ? 'sandbox' : 'live', hint: null },
  };
}

function pushOf(settings: Settings) {
  const { GOOGLE_PUBSUB_TOPIC: topic, GOOGLE_PUBSUB_ACCOUNT: account } = settings;
  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`;
  return topic && account ? { topic, account, audience: `${publicUrl}/api/v1/gmail/push` } : null;
}

function chooseGoogle({ settings, standIns }: ServerOptions) {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = settings;
  if (clientId && clientSecret) return { clientId, clientSecret, standInUrl: null };
  return standIns
    ? {
        clientId: standIns.google.clientId,
        clientSecret: standIns.google.clientSecret,
        standInUrl: standIns.google.url,
      }
    : null;
}

function requireProject({ settings, standIns }: ServerOptions): HostedProject {
  const project = hostedProject(settings, standIns?.firebase ?? null);
  if (!project) throw new Error('IDENTITY=firebase needs the FIREBASE_* values of a project');
  return project;
}

function chooseMailOut(
  { settings, standIns }: ServerOptions,
  publicUrl: string,
): {
  provider: MailOut | null;
  capability: Capability;
} {
  const url = settings.SMTP_URL ?? standIns?.mailCatcher.smtpUrl;
  if (!url)
    return { provider: null, capability: NOT_CONFIGURED('Set SMTP_URL so that this server can send mail.') };
  const from = settings.MAIL_FROM ?? senderOf(url, publicUrl);
  return {
    provider: createSmtpMailOut({ url, from, appName: APP_NAME }),
    capability: settings.SMTP_URL
      ? { state: 'live', hint: null }
      : { state: 'sandbox', hint: standIns?.mailCatcher.url ?? null },
  };
}

function chooseAssistant(
  { settings }: ServerOptions,
  parts: Pick<Services, 'db' | 'clock' | 'secretBox' | 'logger'>,
): AssistantService | null {
  const { AI_BASE_URL: baseUrl, AI_MODEL: model, AI_API_KEY: apiKey } = settings;
  if (!baseUrl || !model) return null;
  return createAssistant({
    ...parts,
    model: createOpenAiCompatible({ baseUrl, model, apiKey: apiKey ?? null }),
    callsMax: settings.AI_CALLS_A_DAY,
    prices: { input: settings.AI_INPUT_PRICE, output: settings.AI_OUTPUT_PRICE },
  });
}

function originOf(url: string | undefined): string | null {
  return url === undefined ? null : new URL(url).origin;
}

/** True for work that is done, unless it says false itself. */
async function succeeds(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    (value) => value !== false,
    () => false,
  );
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** Takes no new calls, lets the running ones end, then ends those that do not. */
function stopListening(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
