import { gzipSync } from 'node:zlib';
import { describe, it, vi } from 'vitest';
import { readMailFile } from '#adapters/mail/files/mail-file.ts';
import { cleanDescriptor, merchantKey } from '#domain/categorization/clean-descriptor.ts';
import { reconcile } from '#domain/ledger/reconcile/reconcile.ts';
import { toBankName, toReceiptName } from '#domain/matching/words/merchant-name.ts';
import { parseAddress } from '#readers/receipt/email/address.ts';
import { decodeWords } from '#readers/receipt/email/headers.ts';
import { parseEmail } from '#readers/receipt/email/parse-email.ts';
import { CUE_MATCHER, ROLE_MATCHER } from '#readers/receipt/lexicon/compile/phrases.ts';
import { readReceipt } from '#readers/receipt/read-receipt.ts';
import { readStatementFile } from '#readers/statement/read-statement-file.ts';
import { capDepth } from '#server/reading/cap-depth.ts';
import { sanitizeEmailHtml } from '#server/reading/sanitize-email-html.ts';
import { expectLinear } from './lib/growth.ts';
import { COMPARISONS } from './lib/hostile-comparisons.ts';
import {
  EMAIL_FILES,
  EMAILS,
  HTML_BODIES,
  type InputBuilder,
  LINES,
  PLAIN_BODIES,
  STATEMENTS,
} from './lib/hostile-inputs.ts';

// Measured several times each, because the machine may be busy.
vi.setConfig({ testTimeout: 240_000 });

const bytesOf = (grow: InputBuilder) => (size: number) => new TextEncoder().encode(grow(size));

describe('reading a statement takes linear time', () => {
  it.each(Object.entries(STATEMENTS))('%s', (_, grow) =>
    expectLinear(bytesOf(grow), readStatementFile, 50_000),
  );
});

const HEAD = 'From: Shop <a@shop.test>\r\nSubject: Your order 12345\r\nContent-Type: text/html\r\n\r\n';

describe('comparing a statement with an account takes linear time', () => {
  // More texts than the cache holds: a cached quarter would not be comparable with the whole.
  it.each(Object.entries(COMPARISONS))('%s', (_, grow) => expectLinear(grow, reconcile, 5_000));
});

describe('reading an email takes linear time', () => {
  it.each(Object.entries(HTML_BODIES))('%s', (_, grow) =>
    expectLinear(
      bytesOf((size) => HEAD + grow(size)),
      readReceipt,
      50_000,
    ),
  );
});

describe('parsing an email takes linear time', () => {
  it.each(Object.entries(EMAILS))('%s', (_, grow) => expectLinear(bytesOf(grow), parseEmail, 500_000));
});

describe('reading a plain-text email takes linear time', () => {
  it.each(Object.entries({ ...EMAILS, ...PLAIN_BODIES }))('%s', (_, grow) =>
    expectLinear(bytesOf(grow), readReceipt, 50_000),
  );
});

describe('reading one line takes linear time', () => {
  it.each(Object.entries(LINES))('%s', (_, grow) =>
    expectLinear(
      grow,
      (line) => [
        cleanDescriptor(line),
        merchantKey(line),
        toBankName(line, line),
        toReceiptName(line, line),
        parseAddress(line),
        decodeWords(line),
        CUE_MATCHER.find(line),
        ROLE_MATCHER.find(line),
      ],
      50_000,
    ),
  );
});

describe('sanitizing an email takes linear time', () => {
  it.each(Object.entries(HTML_BODIES))('%s', (_, grow) =>
    expectLinear(grow, (html) => [sanitizeEmailHtml(html), capDepth(html, 100)], 50_000),
  );
});

async function* cut(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function readAll(bytes: Uint8Array, chunkBytes: number): Promise<void> {
  for await (const part of readMailFile(cut(bytes, chunkBytes), 'a.mbox')) void part;
}

describe('splitting an email file takes linear time', () => {
  it.each(Object.entries(EMAIL_FILES))('%s', async (_, grow) => {
    for (const chunkBytes of [7, 65_536])
      await expectLinear(
        bytesOf(grow),
        (bytes) => readAll(bytes, chunkBytes),
        chunkBytes === 7 ? 50_000 : 250_000,
      );
  });

  it.each(Object.entries(EMAIL_FILES))('%s, compressed', (_, grow) =>
    expectLinear(
      (size) => gzipSync(grow(size), { level: 1 }),
      (bytes) => readAll(bytes, 1_000),
      200_000,
    ),
  );
});
