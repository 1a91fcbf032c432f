import type { ImapFlow, ListResponse } from 'imapflow';
import type { MailFolder } from '#ports/mail-provider.ts';

const ROLES: Readonly<Record<string, MailFolder['role']>> = {
  '\\Inbox': 'inbox',
  '\\All': 'all',
  '\\Archive': 'archive',
  '\\Sent': 'sent',
  '\\Drafts': 'drafts',
  '\\Junk': 'spam',
  '\\Trash': 'trash',
};

/**
 * Folders that can be opened. If one contains all email, only that one is read unless the user chose others; else the
 * inbox, the archive and the user's own folders. Virtual folders (flagged, important) are never read.
 */
export async function listFolders(client: ImapFlow): Promise<MailFolder[]> {
  const listed = (await client.list()).filter(isOpenable);
  const hasAll = listed.some(({ specialUse }) => specialUse === '\\All');
  return listed.map((folder) => {
    const role = ROLES[folder.specialUse ?? ''] ?? 'other';
    const isView = folder.specialUse === '\\Flagged' || folder.specialUse === '\\Important';
    const isDefault = hasAll
      ? role === 'all'
      : !isView && (role === 'inbox' || role === 'archive' || role === 'other');
    return { id: folder.path, name: folder.path, role, isDefault };
  });
}

function isOpenable({ flags }: ListResponse): boolean {
  return ![...flags].some((flag) => /^\\(?:noselect|nonexistent)$/i.test(flag));
}
