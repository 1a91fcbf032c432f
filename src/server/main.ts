import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { createSimplefinProvider } from '#adapters/bank/simplefin/client.ts';
import { NO_HOSTED_HEADERS } from '#adapters/identity/hosted/project.ts';
import { INVITATION_DAYS, newInvitationToken } from '#adapters/identity/registration.ts';
import { mailFileReader } from '#adapters/mail/files/mail-file-reader.ts';
import { createImapProvider } from '#adapters/mail/imap/client.ts';
import { observeCalls } from '#adapters/system/outgoing-calls.ts';
import { isMigrated } from '#db/migrate.ts';
import { deleteSessions, isDisabled } from '#db/repositories/administration.ts';
import { findLanguage } from '#db/repositories/profiles.ts';
import type { MailOut } from '#ports/mail-out.ts';
import { chooseIdentity } from './choose-identity.ts';
import { chooseLinkBox } from './choose-links.ts';
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
import { choosePush } from './choose-push.ts';
import { matchNewReceipts } from './features/derive/derive-matches.ts';
import { featureRoutes } from './features/routes.ts';
import { type Foundation, openFoundation } from './foundation.ts';
import { createHostCheck } from './http/allowed-hosts.ts';
import { createApp } from './http/app.ts';
import {
  CONNECTION_LIMITS,
  type ConnectionLimits,
  createRequestCount,
  limitConnections,
  serverTimes,
} from './http/connection-limits.ts';
import { type Readiness, registerHealth } from './http/health.ts';
import { listen, stopListening } from './http/listen.ts';
import { createRateLimit } from './http/rate-limit.ts';
import { type JobSender, openJobSender } from './jobs/queue.ts';
import { refuseDisabled } from './lib/administration/refuse-disabled.ts';
import { mayUseEmulators } from './lib/config.ts';
import type { EncryptionKeys } from './lib/encryption-keys.ts';
import { type EventBus, openEventBus } from './lib/events.ts';
import { createOutbox } from './lib/mail-out/outbox.ts';
import { inOwnLanguage } from './lib/mail-out/own-language.ts';
import { followHandlers } from './lib/privacy/follow-traffic.ts';
import { createTrafficLog } from './lib/privacy/traffic-log.ts';
import type { Services } from './lib/services.ts';
import { exportSlots, packSlots, uploadSlots } from './lib/transfer-slots.ts';
import { createUploadedMail } from './lib/uploaded-mail.ts';
import { warmUp } from './lib/warm-up.ts';
import { openMetrics } from './open-metrics.ts';
import { createReaderPool, type ReaderPool } from './reading/reader-pool.ts';
import { startWork } from './start-work.ts';

export interface ServerOptions extends ProviderOptions {
  readonly databaseUrl: string;
  readonly encryptionKeys: EncryptionKeys;
  readonly webDir: string;
  /** Loosens rate limits; for load tests only. */
  readonly rateLimitFactor?: number;
  /** Other limits than the usual ones, for tests that cannot wait for those. */
  readonly connectionLimits?: Partial<ConnectionLimits>;
  /** Other readers than processes of the server's own, for tests that start one server after another. */
  readonly readers?: ReaderPool;
}

export interface RunningServer {
  readonly url: string;
  /** Every route that is registered, so that each can be checked for its limits. */
  readonly routes: readonly { readonly method: string; readonly path: string }[];
  close(): Promise<void>;
}

/** Wires what this process is for, and listens. Throws when its port is taken or a database role is no ordinary one. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { settings } = options;
  const foundation = await openFoundation(options);
  const { logger, db, listener } = foundation;
  const jobs = await openJobSender(db, logger);
  const events = await openEventBus(listener, db.pool);
  const imap = createImapProvider({
    emulator: options.emulators?.imap ?? null,
    mayCallPrivate: mayUseEmulators(settings),
  });
  const { services, mailOut } = await wireServices(options, foundation, { jobs, events, imap });
  const limits = { ...CONNECTION_LIMITS, ...options.connectionLimits };
  const app =
    settings.RUN === 'jobs'
      ? healthApp(() => readinessOf(foundation))
      : await wireApp(options, foundation, services, limits);
  const work = settings.RUN === 'web' ? null : await startWork(foundation, services, mailOut);
  warmUp();
  // The adaptor gives Node's own server; its type also covers HTTP/2.
  const serverOptions = serverTimes(limits);
  const server = createAdaptorServer({ fetch: app.fetch, hostname: settings.HOST, serverOptions }) as Server;
  limitConnections(server, limits, settings.TRUSTED_PROXIES);
  await listen(server, settings.PORT, settings.HOST);
  const watching = await openMetrics(foundation, work?.db ?? null);
  return {
    url: `http://localhost:${settings.PORT}`,
    routes: app.routes.map(({ method, path }) => ({ method, path })),
    async close() {
      await watching.close();
      await stopListening(server);
      await work?.close();
      await jobs.stop();
      services.readers.close();
      await imap.close();
      await listener.close();
      await services.identity.close();
      await work?.db.close();
      await db.close();
      await foundation.tracing?.close();
    },
  };
}

/** What the server has opened besides the database, and closes again. */
interface Links {
  readonly jobs: JobSender;
  readonly events: EventBus;
  readonly imap: ReturnType<typeof createImapProvider>;
}

/** Chooses the providers and builds what use cases need from outside. */
async function wireServices(
  options: ServerOptions,
  foundation: Foundation,
  links: Links,
): Promise<{ services: Services; mailOut: MailOut | null }> {
  const { settings } = options;
  const { logger, db, clock, ids, secretBox, hasRightKey, publicUrl } = foundation;
  const bank = chooseBank(options);
  const mail = chooseMail(options);
  const mailOut = chooseMailOut(options, publicUrl);
  const outbox = createOutbox({ ...foundation, db: db.system, jobs: links.jobs, mailOut: mailOut.provider });
  const project = settings.IDENTITY === 'firebase' ? requireProject(options) : null;
  // Where strangers can reach the server, a sign-up must not tell which addresses have an account.
  const isSignUpByEmail =
    settings.IDENTITY === 'local' && settings.PUBLIC_URL !== undefined && mailOut.capability.state === 'live';
  const googleSignIn = project ?? chooseGoogle(options);
  const traffic = createTrafficLog({ db, clock, logger, observeCalls });
  const services: Services = {
    ...{ db, clock, ids, secretBox, logger, jobs: links.jobs, events: links.events, outbox, publicUrl },
    linkBox: hasRightKey ? await chooseLinkBox(db.system, secretBox, options.encryptionKeys) : secretBox,
    identity: refuseDisabled(
      await chooseIdentity(options, foundation, {
        ...{ project, isSignUpByEmail, follow: traffic.follow, events: links.events },
        outbox: inOwnLanguage(db, outbox),
      }),
      {
        isDisabled: (userId) => isDisabled(db.system, userId),
        endSessions: (userId) => deleteSessions(db.system, userId),
      },
      links.events,
      clock,
    ),
    isAdministered: settings.PUBLIC_URL !== undefined,
    newInvitation: () => ({ ...newInvitationToken(), days: INVITATION_DAYS }),
    identityMode: settings.IDENTITY,
    push: await choosePush(options, foundation),
    isSignUpByEmail,
    passwordLengthMin: settings.PASSWORD_MIN_LENGTH,
    bank: bank.provider,
    simplefin: createSimplefinProvider({ clock, emulatorOrigin: options.emulators?.simplefin.url ?? null }),
    mail: { gmail: mail.provider, imap: links.imap, files: createUploadedMail({ db, secretBox }) },
    mailFiles: mailFileReader,
    uploadSlots: uploadSlots(),
    exportSlots: exportSlots(),
    packSlots: packSlots(),
    storageQuotaBytes: settings.USER_STORAGE_QUOTA_MB * 1024 * 1024,
    readers: options.readers ?? createReaderPool(),
    traffic,
    assistant: await chooseAssistant(options, { db, clock, secretBox, logger }),
    deriveMatches: matchNewReceipts,
    capabilities: capabilitiesOf(options, { bank, mail, mailOut, googleSignIn }),
  };
  return { services, mailOut: mailOut.provider };
}

/** The function from request to answer, with the limits of this installation. */
function wireApp(
  options: ServerOptions,
  foundation: Foundation,
  services: Services,
  limits: ConnectionLimits,
): ReturnType<typeof createApp> {
  const { settings } = options;
  const { logger, metrics, ids, publicUrl, db } = foundation;
  const { identity, events, bank } = services;
  const project = settings.IDENTITY === 'firebase' ? requireProject(options) : null;
  const apiBaseUrl = settings.API_BASE_URL ?? null;
  const isHttps = publicUrl.startsWith('https://');
  return createApp({
    ...{ publicUrl, proxies: settings.TRUSTED_PROXIES, requests: createRequestCount(limits) },
    isHost: createHostCheck({ publicUrl, apiBaseUrl, host: settings.HOST, port: settings.PORT }),
    handlers: followHandlers(featureRoutes(services), services.traffic),
    ...{ identity, identityMode: settings.IDENTITY },
    onSessionsEnded: (userId) => events.publish(userId, { kind: 'session' }),
    rateLimit: createRateLimit(options.rateLimitFactor),
    ...{ logger, metrics, ids },
    languageOfUser: (userId) => db.readAs(userId, findLanguage),
    headers: {
      widgetOrigins: bank ? [new URL(bank.widgetScriptUrl).origin] : [],
      apiOrigin: otherOrigin(settings.API_BASE_URL, publicUrl),
      identity: project?.headers ?? NO_HOSTED_HEADERS,
      isHttps,
    },
    pages: { webDir: options.webDir, isHttps, apiBaseUrl, hostedIdentity: project?.page ?? null },
    readiness: () => readinessOf(foundation),
  });
}

/** What answers where nobody calls: only whether the process is well. */
function healthApp(readiness: Readiness): Hono {
  const app = new Hono();
  registerHealth(app, readiness);
  return app;
}

const readinessOf = async ({ db, hasRightKey }: Foundation) => {
  const [database, migrations] = await Promise.all([
    succeeds(db.system.query('select 1')),
    succeeds(isMigrated(db.system)),
  ]);
  return { database, migrations, keys: hasRightKey };
};

function otherOrigin(url: string | undefined, publicUrl: string): string | null {
  const origin = url === undefined ? null : new URL(url).origin;
  return origin === new URL(publicUrl).origin ? null : origin;
}

/** True for work that is done, unless it says false itself. */
async function succeeds(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    (value) => value !== false,
    () => false,
  );
}
