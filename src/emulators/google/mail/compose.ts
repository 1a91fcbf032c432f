import { createHash } from 'node:crypto';
import type { MailDraft, MailFile, Recipient } from './draft.ts';
import { base64Lines, encodeAddress, encodeHeaderText, quotedPrintable } from './encode.ts';

export interface Envelope {
  /** Seed of everything random in the message. */
  readonly key: string;
  readonly at: Date;
  readonly recipient: Recipient;
}

/** Composes the message as delivered: trace and signature headers, then the draft's body. */
export function composeMail(draft: MailDraft, envelope: Envelope): Buffer {
  const head = [...traceHeaders(draft, envelope), ...ownHeaders(draft, envelope)];
  const body = bodyOf(draft, envelope.key);
  const text = [...head, ...body.headers].map(([name, value]) => `${name}: ${value}`).join('\r\n');
  return Buffer.concat([Buffer.from(`${text}\r\n\r\n`, 'utf8'), body.bytes]);
}

type Header = readonly [string, string];

interface Entity {
  readonly headers: readonly Header[];
  readonly bytes: Buffer;
}

function traceHeaders(draft: MailDraft, { key, at, recipient }: Envelope): Header[] {
  const domain = domainOf(draft.from.address);
  const carrier = draft.carrier ?? domain;
  const sender = draft.forged ? 'mail.forged-sender.invalid' : carrier;
  const ip = `192.0.2.${1 + (Number.parseInt(digest(`${key}ip`).slice(0, 4), 16) % 250)}`;
  const verdict = draft.forged
    ? `dkim=none; spf=softfail (google.com: domain of transitioning ${draft.from.address} does not ` +
      `designate ${ip} as permitted sender) smtp.mailfrom=bounce@${sender}; dmarc=fail (p=NONE dis=NONE) ` +
      `header.from=${domain}`
    : `dkim=pass header.i=@${domain} header.s=s1 header.b=${digest(`${key}hb`).slice(0, 8)};\r\n       ` +
      `spf=pass smtp.mailfrom=bounce@${carrier}; dmarc=pass (p=REJECT sp=REJECT dis=NONE) ` +
      `header.from=${domain}`;
  const received = rfcDate(at, 'America/Los_Angeles');
  const signature: Header[] = draft.forged ? [] : [['DKIM-Signature', dkimOf(key, domain, at)]];
  return [
    ['Delivered-To', recipient.email],
    [
      'Received',
      `from mta-${digest(key).slice(0, 4)}.${sender} (mta-${digest(key).slice(0, 4)}.${sender}. [${ip}])\r\n       ` +
        ` by mx.sandbox.test with ` +
        `ESMTPS id ${digest(`${key}rx`).slice(0, 16)}\r\n        for <${recipient.email}>; ${received}`,
    ],
    ['Return-Path', `<bounce+${digest(`${key}b`).slice(0, 12)}@${sender}>`],
    ['Authentication-Results', `mx.sandbox.test;\r\n       ${verdict}`],
    ...signature,
  ];
}

function ownHeaders(draft: MailDraft, { key, at, recipient }: Envelope): Header[] {
  const domain = domainOf(draft.from.address);
  const zones = { local: recipient.timeZone, utc: 'UTC', pacific: 'America/Los_Angeles' };
  const to = draft.to ?? { name: recipient.name, address: recipient.email };
  const list = draft.bulk ? listHeaders(key, domain) : [];
  return [
    ['Date', rfcDate(at, zones[draft.zone ?? 'utc'])],
    ['From', encodeAddress(draft.from.name, draft.from.address)],
    ...(draft.replyTo
      ? [['Reply-To', encodeAddress(draft.replyTo.name, draft.replyTo.address)] as const]
      : []),
    ['To', encodeAddress(to.name, to.address)],
    [
      'Message-ID',
      `<${digest(`${key}id`).slice(0, 24)}.${at.getTime().toString(36)}@${draft.carrier ?? domain}>`,
    ],
    ['Subject', encodeHeaderText(draft.subject)],
    ...list,
    ...(draft.headers ?? []),
    ['MIME-Version', '1.0'],
  ];
}

function listHeaders(key: string, domain: string): Header[] {
  const code = digest(`${key}u`).slice(0, 20);
  return [
    [
      'List-Unsubscribe',
      `<mailto:unsubscribe+${code}@${domain}>,\r\n <https://click.${domain}.invalid/u/${code}>`,
    ],
    ['List-Unsubscribe-Post', 'List-Unsubscribe=One-Click'],
    ['Feedback-ID', `${digest(domain).slice(0, 6)}:${code.slice(0, 6)}:bulk`],
  ];
}

function bodyOf(draft: MailDraft, key: string): Entity {
  const alternatives = [
    ...(draft.text === undefined ? [] : [leaf('text/plain', draft.text, draft)]),
    ...(draft.html === undefined ? [] : [leaf('text/html', draft.html, draft)]),
  ];
  const [only] = alternatives;
  const main =
    alternatives.length === 1 && only
      ? only
      : multipart('alternative', alternatives, `alt_${digest(`${key}a`)}`);
  const files = draft.attachments ?? [];
  return files.length === 0
    ? main
    : multipart('mixed', [main, ...files.map(fileLeaf)], `mix_${digest(`${key}m`)}`);
}

function leaf(mimeType: string, text: string, draft: MailDraft): Entity {
  const charset = draft.charset ?? 'utf-8';
  const bytes = Buffer.from(text.replace(/\r?\n/g, '\r\n'), charset === 'utf-8' ? 'utf8' : 'latin1');
  const encoding = draft.encoding ?? 'quoted-printable';
  const headers: Header[] = [
    ['Content-Type', `${mimeType}; charset=${charset === 'utf-8' ? 'UTF-8' : 'iso-8859-1'}`],
    ['Content-Transfer-Encoding', encoding],
  ];
  if (encoding === '8bit') return { headers, bytes };
  const coded = encoding === 'base64' ? base64Lines(bytes) : quotedPrintable(bytes);
  return { headers, bytes: Buffer.from(coded, 'latin1') };
}

function fileLeaf(file: MailFile): Entity {
  return {
    headers: [
      ['Content-Type', `${file.contentType}; name="${file.filename}"`],
      ['Content-Disposition', `attachment; filename="${file.filename}"`],
      ['Content-Transfer-Encoding', 'base64'],
    ],
    bytes: Buffer.from(base64Lines(file.bytes), 'latin1'),
  };
}

function multipart(kind: 'alternative' | 'mixed', parts: readonly Entity[], mark: string): Entity {
  const boundary = mark.slice(0, 40);
  const chunks = parts.flatMap((part) => [
    Buffer.from(
      `--${boundary}\r\n${part.headers.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n`,
    ),
    part.bytes,
    Buffer.from('\r\n'),
  ]);
  return {
    headers: [['Content-Type', `multipart/${kind}; boundary="${boundary}"`]],
    bytes: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
  };
}

function dkimOf(key: string, domain: string, at: Date): string {
  const bodyHash = createHash('sha256').update(`${key}bh`).digest('base64');
  const sign =
    createHash('sha512')
      .update(`${key}sig`)
      .digest('base64')
      .match(/.{1,70}/g) ?? [];
  return (
    `v=1; a=rsa-sha256; q=dns/txt; c=relaxed/relaxed; ` +
    `s=s1; d=${domain};\r\n t=${Math.floor(at.getTime() / 1000)}; ` +
    `h=From:To:Subject:Date:Message-ID:MIME-Version;\r\n bh=${bodyHash};\r\n b=${sign.join('\r\n  ')}`
  );
}

/** RFC 5322 date in the sender's time zone. */
function rfcDate(at: Date, timeZone: string): string {
  const parts = new Map(
    zoneFormat(timeZone)
      .formatToParts(at)
      .map((part) => [part.type, part.value]),
  );
  const get = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? '';
  const offset = get('timeZoneName').replace('GMT', '').replace(':', '') || '+0000';
  return (
    `${get('weekday')}, ${get('day')} ${get('month')} ${get('year')} ` +
    `${get('hour')}:${get('minute')}:${get('second')} ${offset}`
  );
}

const formats = new Map<string, Intl.DateTimeFormat>();

function zoneFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'longOffset',
  });
  formats.set(timeZone, made);
  return made;
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
