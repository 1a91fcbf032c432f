import type { ImapFlow } from 'imapflow';
import type { MailboxAccess, MailWatch } from '#ports/mail-provider.ts';
import { ProviderFailure } from '#ports/provider-failure.ts';
import { connectImap, type ImapOptions, readSecret } from './connect.ts';
import { toFailure } from './failure.ts';
import { listFolders } from './folders.ts';

/** Servers end an IDLE after half an hour; it is begun anew before. */
const RENEW_MS = 9 * 60_000;
/** Email often comes in bursts: one word for all of it. */
const BURST_MS = 1_000;

/** Listens at the inbox (or the folder of all email) on a connection of its own, until it ends. */
export function watchMailbox(options: ImapOptions, access: MailboxAccess, onNews: () => void): MailWatch {
  let client: ImapFlow | null = null;
  let isClosed = false;
  let burst: NodeJS.Timeout | null = null;
  const tell = () => {
    burst ??= setTimeout(() => {
      burst = null;
      onNews();
    }, BURST_MS);
  };
  const listen = async (): Promise<void> => {
    // The socket is silent between two IDLEs, not longer.
    client = await connectImap({ ...options, silenceMs: 2 * RENEW_MS }, readSecret(access.secret));
    if (isClosed) return client.close();
    if (!client.capabilities.has('IDLE'))
      throw new ProviderFailure('refused', 'NO_IDLE', 'this mail server does not tell of new mail');
    const folders = await listFolders(client);
    const folder = folders.find(({ role }) => role === 'all') ?? folders.find(({ role }) => role === 'inbox');
    await client.mailboxOpen(folder?.id ?? 'INBOX', { readOnly: true });
    client.on('exists', ({ count, prevCount }) => {
      if (count > prevCount) tell();
    });
    while (!isClosed && client.usable) await idleOnce(client);
  };
  const ended = listen()
    .catch((error: unknown) => {
      if (!isClosed) throw toFailure(error);
    })
    .finally(() => {
      if (burst) clearTimeout(burst);
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
