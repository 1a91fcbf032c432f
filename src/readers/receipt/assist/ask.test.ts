import { expect, test } from 'vitest';
import { decide } from '../decide.ts';
import { parseEmail } from '../email/parse-email.ts';
import type { Extraction } from '../extraction.ts';
import { findCandidates } from '../find-candidates.ts';
import { findFields } from '../find-fields.ts';
import { readPage } from '../read-page.ts';
import { readReceiptAssisted } from '../read-receipt.ts';
import { askAssistantIfUnsure } from './ask.ts';
import type { Assistant, Question } from './assistant.ts';
import type { Answer } from './question.ts';

/** A note with a balanced sum. */
const NOTE = `From: Juno <juno@studio.example>
Subject: Saturday
Date: Tue, 10 Nov 2026 09:00:00 +0000
Content-Type: text/plain; charset=utf-8

Dear Jordan Ellis,
it was lovely to see you.

Large bowl   $40.00
Small plate   $12.00
Subtotal   $52.00
Tax   $4.16
Total   $56.16

Ship to:
Jordan Ellis
12 Elm Street
Springfield IL 62704

Questions? juno@studio.example or +1 (555) 010-4477, https://studio.example/x?u=77
`;
const SURE = `From: Maple <orders@maple.example>
Subject: Your receipt for order 1234-5678
Date: Tue, 10 Nov 2026 09:00:00 +0000
Content-Type: text/plain; charset=utf-8

Thank you for your order. Payment received.
Order number: 1234-5678
Wool scarf   $32.00
Subtotal   $32.00
Sales tax   $2.56
Total charged to Visa ending 4242   $34.56
`;
const bytes = (text: string) => new TextEncoder().encode(text);

/** Asks an assistant about a purchase with an uncertain local reading, however well the note itself would be read. */
async function ask(assistant: Assistant, text = NOTE) {
  const parsed = parseEmail(bytes(text));
  const email = findCandidates(await readPage(parsed), null);
  const fields = findFields(email);
  const extraction: Extraction = {
    ...decide(email, parsed, fields),
    kind: 'purchase',
    totalMinor: 5616,
    confidence: 0.6,
    needsReview: true,
  };
  return { own: extraction, ...(await askAssistantIfUnsure(email, parsed, fields, extraction, assistant)) };
}
const LINE = { bowl: 2, plate: 3, total: 6 };
const GOOD: Answer = {
  kind: 'purchase',
  merchant: 'Juno',
  order_number: null,
  ordered_on: null,
  total: { text: '$56.16', line: LINE.total },
  items: [
    { name: 'Large bowl', amount: '$40.00', line: LINE.bowl },
    { name: 'Small plate', amount: '$12.00', line: LINE.plate },
  ],
};

/** An assistant that records its questions and returns `answer`. */
function recorder(answer: unknown) {
  const asked: Question[] = [];
  const assistant: Assistant = (question) => {
    asked.push(question);
    return Promise.resolve(JSON.stringify(answer));
  };
  return { asked, assistant };
}

test('does not ask about a reading that is certain', async () => {
  const { asked, assistant } = recorder(GOOD);
  const { extraction, isAssisted } = await readReceiptAssisted(bytes(SURE), { assistant });
  expect(extraction.needsReview).toBe(false);
  expect([asked.length, isAssisted]).toEqual([0, false]);
});

test('raises the confidence when the answer agrees on a balanced total', async () => {
  const { extraction, isAssisted } = await ask(recorder(GOOD).assistant);
  expect(extraction).toMatchObject({ kind: 'purchase', totalMinor: 5616, needsReview: false });
  expect(isAssisted).toBe(true);
});

test('does not raise the confidence of a forged sender', async () => {
  const forged = `Authentication-Results: mx.example; dmarc=fail\n${NOTE}`;
  const { extraction } = await ask(recorder(GOOD).assistant, forged);
  expect(extraction).toMatchObject({ totalMinor: 5616, needsReview: true });
});

test('sends differing answers and wrong line numbers to review', async () => {
  for (const total of [
    { text: '$52.00', line: LINE.total - 2 },
    { text: '$56.16', line: 0 },
    { text: '$99.00', line: LINE.total },
    null,
  ]) {
    const { extraction } = await ask(recorder({ ...GOOD, total }).assistant);
    expect(extraction.needsReview).toBe(true);
    expect(extraction.totalMinor).not.toBe(9900);
  }
});

test('keeps a purchase that the model denies', async () => {
  const { own, extraction } = await ask(recorder({ ...GOOD, kind: 'other', total: null }).assistant);
  expect([extraction.kind, extraction.totalMinor]).toEqual([own.kind, own.totalMinor]);
});

test('accepts a merchant and an order number only if the email contains them', async () => {
  const fill = async (merchant: string | null, order_number: string | null) => {
    const parsed = parseEmail(
      bytes(NOTE.replace('Large bowl', 'Order PX-7781 of Elder Pottery\n\nLarge bowl')),
    );
    const email = findCandidates(await readPage(parsed), null);
    const fields = findFields(email);
    const own: Extraction = {
      ...decide(email, parsed, fields),
      kind: 'purchase',
      totalMinor: 5616,
      merchant: null,
      orderId: null,
      confidence: 0.6,
      needsReview: true,
    };
    const at = (name: string) => email.lines.findIndex(({ text }) => text.startsWith(name));
    const answer = {
      ...GOOD,
      merchant,
      order_number,
      total: { text: '$56.16', line: at('Total') },
      items: [],
    };
    const { extraction } = await askAssistantIfUnsure(email, parsed, fields, own, recorder(answer).assistant);
    return [extraction.merchant, extraction.orderId];
  };
  expect(await fill('Elder Pottery', 'PX-7781')).toEqual(['Elder Pottery', 'PX-7781']);
  expect(await fill('Amazon', 'PX-7782')).toEqual([null, null]);
});

test('sends only numbered lines, without the user’s names, addresses, numbers and links', async () => {
  const { asked, assistant } = recorder(GOOD);
  await ask(assistant);
  const document = asked[0]?.document ?? '';
  expect(document).toContain('Total');
  expect(document.split('\n').every((line) => /^(?:from|subject|\d+)\| /.test(line))).toBe(true);
  for (const secret of ['Jordan', 'Elm Street', '62704', '@', '555', 'https'])
    expect(document).not.toContain(secret);
  expect(document.length).toBeLessThanOrEqual(8_000);
});
