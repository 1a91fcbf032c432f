import { deflateRawSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { userMessage } from '#domain/messages/user-message.ts';
import type { MailFilePart } from '#ports/mail-file-reader.ts';
import { readMailFile } from './mail-file.ts';
import { mailFileReader } from './mail-file-reader.ts';

const mail = (n: number, body = `Words ${n}`) =>
  `From: shop@example.test\n` +
  `Subject: Order ${n}\nDate: Fri, 20 Nov 2026 10:00:00 +0000\nMessage-ID: <${n}@example.test>\n\n${body}\n`;
const separator = (n: number) => `From ${n}@xxx Fri Nov 20 10:0${n % 10}:00 +0000 2026\n`;
const mbox = (...mails: readonly string[]) => mails.map((text, n) => `${separator(n)}${text}\n`).join('');

async function* cut(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(content: string | Buffer, name = 'mail.mbox', size = 7): Promise<MailFilePart[]> {
  const parts: MailFilePart[] = [];
  for await (const part of readMailFile(cut(Buffer.from(content), size), name)) parts.push(part);
  return parts;
}

const textsOf = (parts: readonly MailFilePart[]) =>
  parts.map((part) => (part.kind === 'message' ? Buffer.from(part.raw).toString().trim() : part.kind));

/** A zip archive whose entries are compressed or stored, with their length before or after the data. */
function zip(
  entries: readonly { name: string; content: Buffer; packs?: boolean; tellsAfter?: boolean }[],
): Buffer {
  const parts = entries.flatMap(({ name, content, packs = true, tellsAfter = false }) => {
    const data = packs ? deflateRawSync(content) : content;
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04034b50, 0);
    header.writeUInt16LE(tellsAfter ? 8 : 0, 6);
    header.writeUInt16LE(packs ? 8 : 0, 8);
    header.writeUInt32LE(tellsAfter ? 0 : data.length, 18);
    header.writeUInt16LE(name.length, 26);
    const descriptor = Buffer.alloc(tellsAfter ? 16 : 0);
    if (tellsAfter) descriptor.writeUInt32LE(0x08074b50, 0);
    return [header, Buffer.from(name), data, descriptor];
  });
  return Buffer.concat([...parts, Buffer.from('PK\u0001\u0002 and the rest')]);
}

describe('email in files', () => {
  it.each([1, 3, 64, 100_000])(
    'an mbox read %i bytes at a time returns every message unchanged',
    async (size) => {
      const mails = [
        mail(1),
        mail(2, 'Dear you,\n\n>From the start, all was well.\n>>From twice.\nFrom here on it is new.'),
        mail(3, 'x\n\nFrom me to you, a letter without a time\n'),
      ];
      const parts = await read(mbox(...mails), 'All mail.mbox', size);
      const unmarked = (mails[1] ?? '').replace('>From the', 'From the').replace('>>From', '>From');
      expect(textsOf(parts)).toEqual([mails[0], unmarked, mails[2]].map((text) => text?.trim()));
      expect(parts[0]).toMatchObject({ receivedAt: new Date('2026-11-20T10:00:00Z') });
    },
  );

  it('line endings of all systems are accepted', async () => {
    expect(await read(mbox(mail(1), mail(2)).replaceAll('\n', '\r\n'))).toHaveLength(2);
  });

  it('a single message, compressed or not, and those in an archive have the same identity as in an mbox', async () => {
    const identities = async (content: string | Buffer, name: string, size?: number) =>
      (await read(content, name, size)).map((part) => part.kind === 'message' && part.identity);
    const expected = await identities(mbox(mail(1), mail(2)), 'a.mbox');
    expect(await identities(mail(1).replaceAll('\n', '\r\n'), 'a.eml')).toEqual([expected[0]]);
    expect(await identities(gzipSync(mbox(mail(1), mail(2))), 'a.mbox.gz')).toEqual(expected);
    const entries = [
      { name: 'Takeout/', content: Buffer.alloc(0), packs: false },
      { name: 'Takeout/archive_browser.html', content: Buffer.from('<html>'), tellsAfter: true },
      { name: 'Takeout/Mail/a.eml', content: Buffer.from(mail(1)), tellsAfter: true },
      { name: 'Takeout/Mail/b.eml', content: Buffer.from(mail(2)), packs: false },
      { name: 'Takeout/Mail/All mail.mbox', content: Buffer.from(mbox(mail(1))) },
    ];
    for (const size of [1, 50, 100_000])
      expect(await identities(zip(entries), 'takeout.zip', size)).toEqual([...expected, expected[0]]);
  });

  it('a message over 25 MB is counted and skipped; those around it are read', async () => {
    const parts = await read(
      mbox(mail(1), mail(2, 'y'.repeat(26 * 1024 * 1024)), mail(3)),
      'a.mbox',
      1 << 20,
    );
    expect(parts.map((part) => part.kind)).toEqual(['message', 'too_large', 'message']);
    expect(await read(mail(1, 'y'.repeat(26 * 1024 * 1024)), 'a.eml', 1 << 20)).toMatchObject([
      { kind: 'too_large' },
    ]);
  });

  it('an archive with an excessive compression ratio is rejected', async () => {
    const bomb = Buffer.concat([Buffer.from(mbox(mail(1))), Buffer.alloc(40 * 1024 * 1024, 'a\n')]);
    for (const packed of [gzipSync(bomb), zip([{ name: 'a.mbox', content: bomb }])]) {
      const parts = await read(packed, 'a', 4096);
      expect(parts.at(-1)).toMatchObject({ kind: 'problem', reason: userMessage('archiveTooLarge') });
    }
  });

  it('an archive with too many entries is rejected', async () => {
    const entry = zip([{ name: 'a.eml', content: Buffer.alloc(0), packs: false }]).subarray(0, 35);
    const parts = await read(Buffer.concat(Array.from({ length: 100_001 }, () => entry)), 'a.zip', 1 << 20);
    expect(parts).toMatchObject([{ kind: 'problem', reason: userMessage('archiveTooManyFiles', 100_000) }]);
  });

  it('reading in a thread gives the same result, and ends with its caller', async () => {
    const content = mbox(mail(1), mail(2), mail(3));
    const inThread: MailFilePart[] = [];
    for await (const part of mailFileReader.read(cut(Buffer.from(content), 7), 'a.mbox')) inThread.push(part);
    expect(textsOf(inThread)).toEqual(textsOf(await read(content)));
    let asked = 0;
    async function* endless(): AsyncGenerator<Buffer> {
      for (;;) {
        asked += 1;
        yield Buffer.from(mbox(mail(asked)));
      }
    }
    for await (const part of mailFileReader.read(endless(), 'a.mbox')) {
      expect(part.kind).toBe('message');
      break;
    }
    const askedThen = asked;
    await new Promise((resolve) => setImmediate(resolve));
    expect(asked).toBe(askedThen);
  });

  it.each([
    ['nothing', Buffer.alloc(0), 'mailFileIsEmpty' as const],
    ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), 'notAMailFile' as const],
    ['an Outlook message', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'mailFileIsOutlookMessage' as const],
    ['an Outlook data file', Buffer.from('!BDNxxxx'), 'mailFileIsOutlookData' as const],
    [
      'a damaged archive',
      zip([{ name: 'a.eml', content: Buffer.from(mail(1)) }]).fill(0xff, 38, 60),
      'archiveDamaged' as const,
    ],
    ['a damaged packed file', gzipSync(mail(1)).fill(0xff, 12, 30), 'archiveDamaged' as const],
  ])('%s: a problem with its reason', async (_name, content, code) => {
    expect(await read(content, 'file')).toEqual([{ kind: 'problem', reason: userMessage(code) }]);
  });
});
