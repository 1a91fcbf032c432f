import { afterEach } from 'vitest';
import { createImapProvider } from '#adapters/mail/imap/client.ts';
import { buildHousehold } from '#emulators/household/household.ts';
import { type ImapEmulator, type ImapEmulatorOptions, startImapEmulator } from '#emulators/imap/server.ts';
import type {
  FetchedMessage,
  ListRequest,
  MailboxAccess,
  MessageRef,
  SignInMailProvider,
} from '#ports/mail-provider.ts';

export const SAM = 'sam.whitlock@sandbox.test';
export const NOOR = 'noor.haddad@sandbox.test';
const HOUSEHOLD = buildHousehold({ asOf: '2026-11-21' });
const NOW = new Date('2026-11-21T18:00:00Z');
/** Silence after which a server is considered gone, in tests. */
const SILENCE_MS = 1_500;

export interface Harness {
  readonly emulator: ImapEmulator;
  readonly provider: SignInMailProvider;
  control(order: Readonly<Record<string, unknown>>): Promise<Record<string, unknown>>;
  /** Delivers an email to Noor's inbox; returns its UID. */
  deliver(subject: string, more?: Readonly<Record<string, unknown>>): Promise<number>;
  /** Number of commands with this name that the server received. */
  received(name: string): Promise<number>;
}

const running: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const server of running.splice(0).reverse()) await server.close();
});

/** The emulator and the adapter, connected as in the product. */
export async function startHarness(
  options: Partial<Pick<ImapEmulatorOptions, 'encryption'>> = {},
): Promise<Harness> {
  const emulator = await startImapEmulator({ port: 0, household: HOUSEHOLD, asOf: () => NOW, ...options });
  const provider = createImapProvider({ emulator, mayCallPrivate: true, silenceMs: SILENCE_MS });
  running.push(emulator, provider);
  const control: Harness['control'] = async (order) => {
    const answer = await fetch(`${emulator.controlUrl}/__control`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(order),
    });
    if (!answer.ok) throw new Error(await answer.text());
    // The emulator's response, which the calling test checks.
    return (await answer.json()) as Record<string, unknown>;
  };
  return {
    emulator,
    provider,
    control,
    async deliver(subject, more = {}) {
      const { uid } = await control({ op: 'deliver', user: NOOR, raw: mailOf(subject), ...more });
      return Number(uid);
    },
    async received(name) {
      const { calls } = await control({ op: 'calls' });
      const list: readonly unknown[] = Array.isArray(calls) ? calls : [];
      return list.filter(
        (call) => call !== null && typeof call === 'object' && 'command' in call && call.command === name,
      ).length;
    },
  };
}

export function mailOf(subject: string, messageId = `<${subject.replace(/\W/g, '')}@shop.test>`): string {
  return [
    'From: Shop <orders@shop.test>',
    `To: ${NOOR}`,
    `Subject: ${subject}`,
    'Date: Fri, 20 Nov 2026 10:00:00 +0000',
    `Message-ID: ${messageId}`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    `Thank you for your order. ${subject}`,
    '',
  ].join('\r\n');
}

/** The stored form of the access data. */
export async function accessTo({ emulator, provider }: Harness, user: string): Promise<MailboxAccess> {
  const { host, port } = emulator;
  const { secret } = await provider.signIn({ host, port, security: 'none', user, password: 'sandbox' });
  return { userId: 'person', mailboxId: `box-${user}`, secret };
}

/** Every page of a listing. */
export async function listAll(
  provider: SignInMailProvider,
  access: MailboxAccess,
  question: Partial<ListRequest> = {},
): Promise<{ refs: MessageRef[]; cursor: string; pages: number }> {
  const refs: MessageRef[] = [];
  let page: string | null = null;
  for (let pages = 1; ; pages += 1) {
    const listed: Awaited<ReturnType<SignInMailProvider['list']>> = await provider.list(access, {
      since: null,
      receivedFrom: '2020-01-01',
      folderIds: null,
      ...question,
      page,
    });
    refs.push(...listed.refs);
    if ('cursor' in listed.next) return { refs, cursor: listed.next.cursor, pages };
    page = listed.next.page;
  }
}

export async function fetchAll(
  provider: SignInMailProvider,
  access: MailboxAccess,
  ids: readonly string[],
): Promise<FetchedMessage[]> {
  const found: FetchedMessage[] = [];
  for await (const message of provider.fetch(access, ids)) found.push(message);
  return found;
}
