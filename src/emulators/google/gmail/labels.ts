import type { MailMessage } from '../mailbox/mailbox.ts';

const SYSTEM_LABELS: readonly string[] = [
  'CHAT',
  'SENT',
  'INBOX',
  'IMPORTANT',
  'TRASH',
  'DRAFT',
  'SPAM',
  'CATEGORY_FORUMS',
  'CATEGORY_UPDATES',
  'CATEGORY_PERSONAL',
  'CATEGORY_PROMOTIONS',
  'CATEGORY_SOCIAL',
  'STARRED',
  'UNREAD',
];

export function labelResources(): Record<string, unknown>[] {
  return SYSTEM_LABELS.map((id) => ({
    id,
    name: id,
    type: 'system',
    ...(id.startsWith('CATEGORY_')
      ? { messageListVisibility: 'hide', labelListVisibility: 'labelHide' }
      : {}),
  }));
}

export function labelWithCounts(
  id: string,
  messages: readonly MailMessage[],
): Record<string, unknown> | null {
  const label = labelResources().find((candidate) => candidate.id === id);
  if (!label) return null;
  const inside = messages.filter((message) => message.labelIds.includes(id));
  const unread = inside.filter((message) => message.labelIds.includes('UNREAD'));
  const threads = (list: readonly MailMessage[]): number =>
    new Set(list.map((message) => message.threadId)).size;
  return {
    ...label,
    messagesTotal: inside.length,
    messagesUnread: unread.length,
    threadsTotal: threads(inside),
    threadsUnread: threads(unread),
  };
}
