import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { createSimplefinProvider } from '#adapters/bank/simplefin/client.ts';
import { createHostedIdentity } from '#adapters/identity/hosted/hosted-identity.ts';
import { NO_HOSTED_HEADERS } from '#adapters/identity/hosted/project.ts';
import { createLocalIdentity } from '#adapters/identity/local/local-identity.ts';
import { mailFileReader } from '#adapters/mail/files/mail-file-reader.ts';
import { createImapProvider } from '#adapters/mail/imap/client.ts';
import { createIdSource, systemClock } from '#adapters/system/clock-and-ids.ts';
import { createSecretBox, deriveKey } from '#adapters/system/secret-box.ts';
import { isMigrated } from '#db/migrate.ts';
import { assertOrdinaryRole, openDatabase, type Queryable } from '#db/pool.ts';
import { isKeyKnown } from '#db/repositories/key-check.ts';
import { findOrCreateSecret } from '#db/repositories/server-secrets.ts';
import { workerUrlOf } from '#db/roles.ts';
import type { SecretBox } from '#ports/system.ts';
import {
  capabilitiesOf,
  chooseAssistant,
  chooseBank,
  chooseGoogle,
  chooseMail,
  chooseMailOut,
  type ProviderOptions,
  requireProject,
} from './choose-providers.ts';
import { joinNewReceipts } from './features/derive/join-receipts.ts';
import { featureRoutes } from './features/routes.ts';
import { createHostCheck } from './http/allowed-hosts.ts';
import { createApp } from './http/app.ts';
import {
  CONNECTION_LIMITS,
  type ConnectionLimits,
  createRequestCount,
  limitConnections,
  serverTimes,
} from './http/connection-limits.ts';
import { listen, stopListening } from './http/listen.ts';
import { createRateLimit } from './http/rate-limit.ts';
import { jobHandlers } from './jobs/handlers.ts';
import { type MailEars, startMailEars } from './jobs/mail-ears.ts';
import { createJobQueue, openJobSender } from './jobs/queue.ts';
import { mayUseStandIns, registrationPolicy } from './lib/config.ts';
import type { EncryptionKeys } from './lib/encryption-keys.ts';
import { openEventBus } from './lib/events.ts';
import { createLogger } from './lib/logger.ts';
import { createOutbox } from './lib/mail-out/outbox.ts';
import type { Services } from './lib/services.ts';
import { UploadSlots } from './lib/upload-slots.ts';
import { createUploadedMail } from './lib/uploaded-mail.ts';
import { createReaderPool } from './reading/reader-pool.ts';

export interface ServerOptions extends ProviderOptions {
  readonly databaseUrl: string;
  readonly encryptionKeys: EncryptionKeys;
  readonly webDir: string;
  /** Loosens rate limits; for load tests only. */
  readonly rateLimitFactor?: number;
  /** Other limits than the usual ones, for tests that cannot wait for those. */
  readonly connectionLimits?: Partial<ConnectionLimits>;
}

export interface RunningServer {
  readonly url: string;
  /** Every route that is registered, so that each can be checked for its limits. */
  readonly routes: readonly { readonly method: string; readonly path: string }[];
  close(): Promise<void>;
}

/** As many as jobs run at a time. */
const JOBS_CONNECTIONS_MAX = 10;

/** Opens the port, wires everything, and takes calls. Throws when the port is taken or the database role is not an ordinary one. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { settings, databaseUrl } = options;
  const logger = createLogger(settings.LOG_LEVEL);
  const db = openDatabase({
    url: databaseUrl,
    onError: (error) => logger.warn({ error }, 'database connection lost'),
  });
  await assertOrdinaryRole(db.system);
  const jobsUrl = settings.JOBS_DATABASE_URL ?? workerUrlOf(databaseUrl);
  const jobsDb = openDatabase({
    url: jobsUrl,
    connectionsMax: JOBS_CONNECTIONS_MAX,
    onError: (error) => logger.warn({ error }, 'database connection of jobs lost'),
  });
  await assertOrdinaryRole(jobsDb.system, 'jobs');
  const clock = systemClock;
  const ids = createIdSource(clock);
  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`;
  const secretBox = createSecretBox(options.encryptionKeys);
  const hasRightKey = await isKeyKnown(db.system, secretBox);
  if (!hasRightKey)
    logger.error(
      'ENCRYPTION_KEY is not the key this database was begun with; sealed tokens cannot be opened',
    );
  const bank = chooseBank(options);
  const mail = chooseMail(options);
  const google = chooseGoogle(options);
  const queue = createJobQueue(jobsUrl, logger);
  await queue.open();
  const jobs = await openJobSender(databaseUrl, logger);
  const mailOut = chooseMailOut(options, publicUrl);
  const outboxParts = { secretBox, clock, ids, logger, mailOut: mailOut.provider };
  const outbox = createOutbox({ ...outboxParts, db: db.system, jobs });
  const project = settings.IDENTITY === 'firebase' ? requireProject(options) : null;
  // Where strangers can reach the server, a sign-up must not tell which addresses have an account.
  const isSignUpByEmail =
    settings.IDENTITY === 'local' && settings.PUBLIC_URL !== undefined && mailOut.capability.state === 'live';
  const identityNeeds = {
    ...{ databaseUrl, publicUrl, clock, ids, registration: registrationPolicy(settings) },
    secret: await identitySecret(db.system, secretBox, hasRightKey, options.encryptionKeys[0]),
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
        isSignUpByEmail,
        sendMail: (mail) => outbox.add(mail),
        onWarning: (error, what) => logger.warn({ error }, what),
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
    uploadSlots: new UploadSlots(),
    storageQuotaBytes: settings.USER_STORAGE_QUOTA_MB * 1024 * 1024,
    mailEars: { look: (mailboxId) => ears?.look(mailboxId) },
    readers: createReaderPool(),
    assistant: await chooseAssistant(options, { db, clock, secretBox, logger }),
    joinReceipts: (userId, since) => joinNewReceipts(services, userId, since),
    capabilities: capabilitiesOf(options, { bank, mail, mailOut, googleSignIn: project ?? google }),
    passwordLengthMin: settings.PASSWORD_MIN_LENGTH,
    isSignUpByEmail,
    identityMode: settings.IDENTITY,
  };
  const limits = { ...CONNECTION_LIMITS, ...options.connectionLimits };
  const proxies = settings.TRUSTED_PROXIES;
  const app = await createApp({
    ...{ publicUrl, proxies, requests: createRequestCount(limits) },
    isHost: createHostCheck({
      ...{ publicUrl, apiBaseUrl: settings.API_BASE_URL ?? null },
      ...{ host: settings.HOST, port: settings.PORT },
    }),
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
  const jobServices = {
    ...{ ...services, db: jobsDb, jobs: queue },
    outbox: createOutbox({ ...outboxParts, db: jobsDb.system, jobs: queue }),
  };
  await queue.start(jobHandlers(jobServices));
  ears = startMailEars(jobServices);
  // The adaptor gives Node's own server; its type also covers HTTP/2.
  const serverOptions = serverTimes(limits);
  const server = createAdaptorServer({ fetch: app.fetch, hostname: settings.HOST, serverOptions }) as Server;
  limitConnections(server, limits, proxies);
  await listen(server, settings.PORT, settings.HOST);
  return {
    url: `http://localhost:${settings.PORT}`,
    routes: app.routes.map(({ method, path }) => ({ method, path })),
    async close() {
      await stopListening(server);
      await ears?.stop();
      await queue.stop();
      await jobs.stop();
      services.readers.close();
      await imap.close();
      await events.close();
      await identity.close();
      await jobsDb.close();
      await db.close();
    },
  };
}

/**
 * Signs sessions and seals token keys. Kept under the encryption key, so that both outlive a change of that key; an
 * installation from before it was kept goes on with what it derived.
 */
async function identitySecret(
  db: Queryable,
  box: SecretBox,
  hasRightKey: boolean,
  key: Buffer,
): Promise<string> {
  const derived = deriveKey(key, 'identity').toString('base64');
  if (!hasRightKey) return derived;
  const [known] = await db.query<{ isOld: boolean }>('select exists (select from identity.jwks) as "isOld"');
  const initial = known?.isOld ? derived : randomBytes(32).toString('base64');
  return findOrCreateSecret(db, box, 'identity', initial);
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
