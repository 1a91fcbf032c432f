import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { createSimplefinProvider } from '#adapters/bank/simplefin/client.ts';
import { createHostedIdentity } from '#adapters/identity/hosted/hosted-identity.ts';
import { NO_HOSTED_HEADERS } from '#adapters/identity/hosted/project.ts';
import { createLocalIdentity } from '#adapters/identity/local/local-identity.ts';
import { mailFileReader } from '#adapters/mail/files/mail-file.ts';
import { createImapProvider } from '#adapters/mail/imap/client.ts';
import { createIdSource, systemClock } from '#adapters/system/clock-and-ids.ts';
import { createSecretBox, deriveKey } from '#adapters/system/secret-box.ts';
import { isMigrated } from '#db/migrate.ts';
import { assertOrdinaryRole, openDatabase } from '#db/pool.ts';
import { isKeyKnown } from '#db/repositories/key-check.ts';
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
import { createApp } from './http/app.ts';
import { listen, stopListening } from './http/listen.ts';
import { createRateLimit } from './http/rate-limit.ts';
import { jobHandlers } from './jobs/handlers.ts';
import { type MailEars, startMailEars } from './jobs/mail-ears.ts';
import { createJobQueue } from './jobs/queue.ts';
import { createBulkMailReader } from './lib/bulk-mail-reader.ts';
import { mayUseStandIns } from './lib/config.ts';
import { openEventBus } from './lib/events.ts';
import { createLogger } from './lib/logger.ts';
import { createOutbox } from './lib/mail-out/outbox.ts';
import { createMailReader } from './lib/mail-reader.ts';
import type { Services } from './lib/services.ts';
import { createUploadedMail } from './lib/uploaded-mail.ts';

export interface ServerOptions extends ProviderOptions {
  readonly databaseUrl: string;
  readonly encryptionKey: Buffer;
  readonly webDir: string;
  /** Loosens rate limits; for load tests only. */
  readonly rateLimitFactor?: number;
}

export interface RunningServer {
  readonly url: string;
  close(): Promise<void>;
}

/** An upload of gigabytes takes its time; a client that sends no headers is cut off long before. */
const REQUEST_MS = 3_600_000;

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
    bulkReader: createBulkMailReader(),
    assistant: await chooseAssistant(options, { db, clock, secretBox, logger }),
    joinReceipts: (userId, since) => joinNewReceipts(services, userId, since),
    capabilities: capabilitiesOf(options, { bank, mail, mailOut, googleSignIn: project ?? google }),
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
      services.bulkReader.close();
      await imap.close();
      await events.close();
      await identity.close();
      await db.close();
    },
  };
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
