import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { startFirebaseEmulator } from '#emulators/firebase/server.ts';
import { startGoogleEmulator } from '#emulators/google/start.ts';
import { startImapEmulator } from '#emulators/imap/server.ts';
import { startMailCatcher } from '#emulators/mail-catcher/server.ts';
import { startPlaidEmulator } from '#emulators/plaid/server.ts';
import { startSimplefinEmulator } from '#emulators/simplefin/server.ts';
import { buildHousehold } from '#emulators/world/household.ts';
import type { StandIns } from '#server/choose-providers.ts';

// A process of its own, as the real providers are elsewhere. It ends when the one that started it goes away.
const GOOGLE_CLIENT = { clientId: 'fettle-sandbox-client', clientSecret: 'fettle-sandbox-secret' };

const folder = path.join(process.argv[2] ?? './data', 'stand-ins');
await mkdir(folder, { recursive: true });
const portsFile = path.join(folder, 'ports.json');
const ports = await readPorts();
const asOf = () => new Date();
const today = asOf().toISOString().slice(0, 10);
const household = buildHousehold({ asOf: today, storyOn: await storyDay() });
const plaid = await startPlaidEmulator({
  port: ports.plaid,
  asOf,
  household,
  stateFile: path.join(folder, 'plaid.json'),
});
const google = await startGoogleEmulator({
  port: ports.google,
  asOf,
  household,
  ...GOOGLE_CLIENT,
  stateFile: path.join(folder, 'google.json'),
});

const simplefin = await startSimplefinEmulator({
  port: ports.simplefin,
  asOf,
  household,
  stateFile: path.join(folder, 'simplefin.json'),
});

const imap = await startImapEmulator({ port: ports.imap, asOf, household });

const mailCatcher = await startMailCatcher({ port: ports.mailPage, smtpPort: ports.smtp, asOf });

// Only where it was chosen: nobody else needs a second way of signing in.
const firebase =
  process.argv[3] === 'firebase'
    ? await startFirebaseEmulator({
        ...{ port: ports.firebase, asOf, household, stateFile: path.join(folder, 'firebase.json') },
        sendMail: (to, subject, link) => {
          const head = `From: Sandbox identity <noreply@sandbox.test>\r\nTo: ${to}\r\nSubject: ${subject}`;
          const raw = `${head}\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nFollow this link: \r\n\r\n${link}\r\n`;
          return mailCatcher.deliver(raw, { from: 'noreply@sandbox.test', to: [to] });
        },
      })
    : null;

const open: Ports = {
  plaid: portOf(plaid.url),
  google: portOf(google.url),
  simplefin: portOf(simplefin.url),
  imap: imap.port,
  smtp: portOf(mailCatcher.smtpUrl),
  mailPage: portOf(mailCatcher.url),
  firebase: firebase ? portOf(firebase.url) : ports.firebase,
};
await writeFile(portsFile, JSON.stringify(open));

const ready: StandIns = {
  simplefin: { url: simplefin.url },
  plaid: {
    url: plaid.url,
    widgetScriptUrl: plaid.linkScriptUrl,
    clientId: plaid.credentials.clientId,
    secret: plaid.credentials.secret,
  },
  google: { url: google.url, ...GOOGLE_CLIENT },
  imap: { host: imap.host, port: imap.port, controlUrl: imap.controlUrl },
  mailCatcher: { url: mailCatcher.url, smtpUrl: mailCatcher.smtpUrl },
  firebase: firebase && { url: firebase.url, projectId: firebase.projectId, apiKey: firebase.apiKey },
};
process.send?.(ready);
const stop = async () => {
  await Promise.all([
    plaid.close(),
    google.close(),
    simplefin.close(),
    mailCatcher.close(),
    imap.close(),
    firebase?.close(),
  ]);
  process.exit(0);
};
process.on('disconnect', () => void stop());
// A stop signal reaches the whole group; the server is drained first and then lets go of this process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

/** The day the household's story was first told: later starts go on with it instead of telling it anew. */
async function storyDay(): Promise<string> {
  const file = path.join(folder, 'story-day');
  const stored = await readFile(file, 'utf8').catch(() => null);
  if (stored !== null) return stored.trim();
  await writeFile(file, today);
  return today;
}

interface Ports {
  readonly plaid: number;
  readonly google: number;
  readonly simplefin: number;
  readonly imap: number;
  readonly smtp: number;
  readonly mailPage: number;
  readonly firebase: number;
}

/** The ports of last time, where nobody has taken them since: tokens and sign-ins name the stand-in's address. */
async function readPorts(): Promise<Ports> {
  const none: Ports = { plaid: 0, google: 0, simplefin: 0, imap: 0, smtp: 0, mailPage: 0, firebase: 0 };
  return readFile(portsFile, 'utf8').then(
    (text): Ports => ({ ...none, ...JSON.parse(text) }),
    () => none,
  );
}

function portOf(url: string): number {
  return Number(new URL(url).port);
}
