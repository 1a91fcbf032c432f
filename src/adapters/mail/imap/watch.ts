import type { ImapFlow } from 'imapflow';
import type { MailboxAccess, MailWatch, WatchListener } from '#ports/mail-provider.ts';
import { ProviderFailure } from '#ports/provider-failure.ts';
import { asShown } from '../../system/outgoing-calls.ts';
import { connectImap, type ImapOptions, readSecret } from './connect.ts';
import { toFailure } from './failure.ts';
import { listFolders } from './folders.ts';

/** Servers end an IDLE after 30 minutes, so it is renewed earlier. */
const RENEW_MS = 9 * 60_000;
/** Email often arrives in bursts, which cause a single notification. */
const BURST_MS = 1_000;

/** Watches the inbox (or the folder of all email) on a separate connection until it ends. */
export function watchMailbox(
  options: ImapOptions,
  access: MailboxAccess,
  listener: WatchListener,
): MailWatch {
  const signIn = readSecret(access.secret);
  let client: ImapFlow | null = null;
  let isClosed = false;
  let burst: NodeJS.Timeout | null = null;
  const tell = () => {
    burst ??= setTimeout(() => {
      burst = null;
      listener.onNewMail();
    }, BURST_MS);
  };
  let noted = 0;
  const noteSent = (): void => {
    const { sent } = client?.stats() ?? { sent: noted };
    if (sent > noted)
      listener.onSent(asShown({ purpose: 'mailbox', host: signIn.host, bytesSent: sent - noted }));
    noted = sent;
  };
  const listen = async (): Promise<void> => {
    // The socket is silent between two IDLE commands, but no longer.
    client = await connectImap({ ...options, silenceMs: 2 * RENEW_MS }, signIn);
    if (isClosed) return client.close();
    if (!client.capabilities.has('IDLE'))
      throw new ProviderFailure('refused', 'NO_IDLE', 'this mail server does not tell of new mail');
    const folders = await listFolders(client);
    const folder = folders.find(({ role }) => role === 'all') ?? folders.find(({ role }) => role === 'inbox');
    await client.mailboxOpen(folder?.id ?? 'INBOX', { readOnly: true });
    client.on('exists', ({ count, prevCount }) => {
      if (count > prevCount) tell();
    });
    // Email may have come while no watch was connected.
    tell();
    noteSent();
    while (!isClosed && client.usable) {
      await idleOnce(client);
      noteSent();
    }
  };
  const ended = listen()
    .catch((error: unknown) => {
      if (!isClosed) throw toFailure(error);
    })
    .finally(() => {
      if (burst) clearTimeout(burst);
      noteSent();
      client?.close();
    });
  return {
    ended,
    close() {
      isClosed = true;
      client?.close();
    },
  };
}

async function idleOnce(client: ImapFlow): Promise<void> {
  const renew = setTimeout(() => void client.noop().catch(() => undefined), RENEW_MS);
  try {
    await client.idle();
  } finally {
    clearTimeout(renew);
  }
}
