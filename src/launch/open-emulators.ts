import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startFirebaseEmulator } from '#emulators/firebase/server.ts';
import { startGoogleEmulator } from '#emulators/google/start.ts';
import { buildHousehold } from '#emulators/household/household.ts';
import type { CivilDate, Household } from '#emulators/household/types.ts';
import { startImapEmulator } from '#emulators/imap/server.ts';
import { type MailCatcher, startMailCatcher } from '#emulators/mail-catcher/server.ts';
import { startPlaidEmulator } from '#emulators/plaid/server.ts';
import { startPushEmulator } from '#emulators/push/server.ts';
import { startSimplefinEmulator } from '#emulators/simplefin/server.ts';
import type { Emulators } from '#server/choose-providers.ts';

const GOOGLE_CLIENT = { clientId: 'fettle-sandbox-client', clientSecret: 'fettle-sandbox-secret' };

export interface OpenEmulators {
  readonly places: Emulators;
  close(): Promise<void>;
}

/** Starts every emulator with its data from `dataDir`, on its previous port. */
export async function openEmulators(dataDir: string, withHostedIdentity: boolean): Promise<OpenEmulators> {
  const folder = path.join(dataDir, 'emulators');
  await mkdir(folder, { recursive: true });
  const ports = await readPorts(folder);
  const asOf = () => new Date();
  const today = asOf().toISOString().slice(0, 10);
  const household = householdOf(today, await storyDay(folder, today));
  const shared = { asOf, household };
  const stateFile = (name: string) => path.join(folder, `${name}.json`);
  const plaid = await startPlaidEmulator({ ...shared, port: ports.plaid, stateFile: stateFile('plaid') });
  const google = await startGoogleEmulator({
    ...{ ...shared, ...GOOGLE_CLIENT, port: ports.google },
    stateFile: stateFile('google'),
  });
  const simplefin = await startSimplefinEmulator({
    ...{ ...shared, port: ports.simplefin },
    stateFile: stateFile('simplefin'),
  });
  const imap = await startImapEmulator({ ...shared, port: ports.imap });
  const mailCatcher = await startMailCatcher({ port: ports.mailPage, smtpPort: ports.smtp, asOf });
  const push = await startPushEmulator({ port: 0, asOf });
  // Only if selected: others don't need a second sign-in method.
  const firebase = withHostedIdentity
    ? await startFirebaseEmulator({
        ...{ ...shared, port: ports.firebase, stateFile: stateFile('firebase') },
        sendMail: (to, subject, link) => deliverLink(mailCatcher, { to, subject, link }),
      })
    : null;
  const places: Emulators = {
    simplefin: { url: simplefin.url },
    plaid: {
      ...{ url: plaid.url, widgetScriptUrl: plaid.linkScriptUrl },
      ...{ clientId: plaid.credentials.clientId, secret: plaid.credentials.secret },
    },
    google: { url: google.url, ...GOOGLE_CLIENT },
    imap: { host: imap.host, port: imap.port, controlUrl: imap.controlUrl },
    mailCatcher: { url: mailCatcher.url, smtpUrl: mailCatcher.smtpUrl },
    push: { url: push.url, origin: push.origin, ca: push.ca },
    firebase: firebase && { url: firebase.url, projectId: firebase.projectId, apiKey: firebase.apiKey },
  };
  await writeFile(portsFileIn(folder), JSON.stringify(portsOf(places, ports)));
  const emulators = [plaid, google, simplefin, mailCatcher, imap, push, firebase];
  return {
    places,
    async close() {
      await Promise.all(emulators.map((emulator) => emulator?.close()));
    },
  };
}

function deliverLink(
  mailCatcher: MailCatcher,
  { to, subject, link }: { readonly to: string; readonly subject: string; readonly link: string },
): ReturnType<MailCatcher['deliver']> {
  const head = `From: Sandbox identity <noreply@sandbox.test>\r\nTo: ${to}\r\nSubject: ${subject}`;
  const raw = `${head}\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nFollow this link: \r\n\r\n${link}\r\n`;
  return mailCatcher.deliver(raw, { from: 'noreply@sandbox.test', to: [to] });
}

const households = new Map<string, Household>();

/** The household is read-only, so all emulators of a process with the same story share it. */
function householdOf(asOf: CivilDate, storyOn: CivilDate): Household {
  const key = `${asOf} ${storyOn}`;
  const household = households.get(key) ?? buildHousehold({ asOf, storyOn });
  households.set(key, household);
  return household;
}

/** The first day of the household's story; later starts continue it. */
async function storyDay(folder: string, today: string): Promise<string> {
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

/** Reuses the previous ports if free, because tokens and sign-ins contain the emulator's address. */
async function readPorts(folder: string): Promise<Ports> {
  const none: Ports = { plaid: 0, google: 0, simplefin: 0, imap: 0, smtp: 0, mailPage: 0, firebase: 0 };
  return readFile(portsFileIn(folder), 'utf8').then(
    (text): Ports => ({ ...none, ...JSON.parse(text) }),
    () => none,
  );
}

function portsOf(places: Emulators, before: Ports): Ports {
  return {
    plaid: portOf(places.plaid.url),
    google: portOf(places.google.url),
    simplefin: portOf(places.simplefin.url),
    imap: places.imap.port,
    smtp: portOf(places.mailCatcher.smtpUrl),
    mailPage: portOf(places.mailCatcher.url),
    firebase: places.firebase ? portOf(places.firebase.url) : before.firebase,
  };
}

function portsFileIn(folder: string): string {
  return path.join(folder, 'ports.json');
}

function portOf(url: string): number {
  return Number(new URL(url).port);
}
