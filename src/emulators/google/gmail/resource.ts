import { createHash } from 'node:crypto';
import type { MailMessage } from '../mailbox/mailbox.ts';
import { type MimeNode, textOf } from '../mailbox/parse-mime.ts';

export type MessageFormat = 'minimal' | 'metadata' | 'full' | 'raw';

export function isMessageFormat(value: string): value is MessageFormat {
  return value === 'minimal' || value === 'metadata' || value === 'full' || value === 'raw';
}

/** A message as returned by users.messages.get; 64-bit numbers are strings, as in all of Google's JSON. */
export function messageResource(
  message: MailMessage,
  format: MessageFormat,
  metadataHeaders: readonly string[],
): Record<string, unknown> {
  const head = {
    id: message.id,
    threadId: message.threadId,
    labelIds: message.labelIds,
    snippet: snippetOf(message),
    sizeEstimate: message.raw().length,
    historyId: String(message.historyId),
    internalDate: String(message.internalDateMs),
  };
  if (format === 'minimal') return head;
  if (format === 'raw') return { ...head, raw: base64Url(message.raw()) };
  if (format === 'full') return { ...head, payload: partResource(message.parsed(), '') };
  const wanted = new Set(metadataHeaders.map((name) => name.toLowerCase()));
  const tree = message.parsed();
  const headers = tree.headers.filter((header) => wanted.size === 0 || wanted.has(header.name.toLowerCase()));
  return { ...head, payload: { mimeType: tree.mimeType, headers } };
}

/** Returns an attachment's bytes by its ID. */
export function findAttachment(message: MailMessage, attachmentId: string): Buffer | null {
  const search = (node: MimeNode): Buffer | null => {
    if (node.filename && attachmentIdOf(node) === attachmentId) return node.body;
    for (const part of node.parts) {
      const found = search(part);
      if (found) return found;
    }
    return null;
  };
  return search(message.parsed());
}

export function base64Url(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('+', '-').replaceAll('/', '_');
}

function partResource(node: MimeNode, partId: string): Record<string, unknown> {
  const isFile = node.filename !== '';
  const leaf = node.parts.length === 0;
  const body = isFile
    ? { attachmentId: attachmentIdOf(node), size: node.body.length }
    : { size: node.body.length, ...(leaf ? { data: base64Url(node.body) } : {}) };
  const parts = node.parts.map((part, index) =>
    partResource(part, partId === '' ? `${index}` : `${partId}.${index}`),
  );
  return {
    partId,
    mimeType: node.mimeType,
    filename: node.filename,
    headers: node.headers,
    body,
    ...(leaf ? {} : { parts }),
  };
}

function attachmentIdOf(node: MimeNode): string {
  return `ANGjdJ${createHash('sha256').update(node.filename).update(node.body).digest('base64url')}`;
}

function snippetOf(message: MailMessage): string {
  const text = textOf(message.parsed()).replace(/\s+/g, ' ').trim();
  const cut =
    text.length > 200
      ? text.slice(0, text.lastIndexOf(' ', 200) > 0 ? text.lastIndexOf(' ', 200) : 200)
      : text;
  return cut
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
