import { expect, test } from 'vitest';
import { decide } from '../decide.ts';
import { parseEmail } from '../email/parse-email.ts';
import { findCandidates } from '../find-candidates.ts';
import { findFields } from '../find-fields.ts';
import { readPage } from '../read-page.ts';
import { learnFromCorrection } from '../read-receipt.ts';
import { applyLearnedRule } from './apply-learned-rule.ts';
import { computeLayoutSketch, computeSimilarity } from './layout-sketch.ts';
import { type Correction, findLearnedRule, type LearnedRule, updateLearnedRule } from './learned-rule.ts';

interface Amounts {
  readonly bowl?: string;
  readonly paid?: string;
  readonly points?: string;
  readonly from?: string;
  readonly head?: string;
  readonly isForged?: boolean;
}

/** A sender with its own wording: the amount paid follows "Kiln sum". */
function note({
  bowl = '40.00',
  paid = '43.20',
  points = '86.40',
  from,
  head,
  isForged,
}: Amounts = {}): string {
  const verdict = isForged ? 'Authentication-Results: mx.example; dmarc=fail\n' : '';
  return `${verdict}From: ${from ?? 'Juno <juno@studio.example>'}
Subject: From the kiln
Date: Tue, 10 Nov 2026 09:00:00 +0000
Content-Type: text/plain; charset=utf-8

${head ?? 'Dear friend of the studio'}
What came out of the fire for you
Bowl   $${bowl}
Levy   $3.20
Kiln sum   $${paid}
Worth to us   $${points}
With warm hands
The studio in the old mill
`;
}

async function readCandidatesOf(text: string) {
  const parsed = parseEmail(new TextEncoder().encode(text));
  return { parsed, email: findCandidates(await readPage(parsed), null) };
}

const TRUTH: Correction = { kind: 'purchase', merchant: 'Juno', currency: 'USD', totalMinor: 4320 };

async function taught(times = 1): Promise<LearnedRule> {
  let rule: LearnedRule | null = null;
  for (let i = 0; i < times; i++)
    rule = updateLearnedRule((await readCandidatesOf(note())).email, TRUTH, rule).rule;
  if (!rule) throw new Error('nothing was learned');
  return rule;
}

async function readBy(rule: LearnedRule, amounts: Amounts) {
  const { parsed, email } = await readCandidatesOf(note(amounts));
  const fields = findFields(email);
  const extraction = decide(email, parsed, fields);
  const found = findLearnedRule(email, [rule]);
  return {
    own: extraction,
    found,
    reading: found ? applyLearnedRule(email, parsed, fields, extraction, found) : extraction,
  };
}

test('one correction is enough to read the next email of the same layout with other amounts', async () => {
  const { reading } = await readBy(await taught(), { bowl: '61.00', paid: '64.20', points: '128.40' });
  expect(reading).toMatchObject({ kind: 'purchase', totalMinor: 6420, merchant: 'Juno', currency: 'USD' });
});

test('each confirmation raises the confidence, but never to certainty', async () => {
  const amounts = { bowl: '61.00', paid: '64.20', points: '128.40' };
  const once = (await readBy(await taught(1), amounts)).reading.confidence;
  const often = (await readBy(await taught(12), amounts)).reading.confidence;
  expect(often).toBeGreaterThan(once);
  expect((await readBy(await taught(500), amounts)).reading.confidence).toBeLessThanOrEqual(0.99);
});

test('a rule says where to look, not which value to find', async () => {
  const rule = await taught(20);
  expect(JSON.stringify(rule)).not.toMatch(/43\.?20|4320/);
  const { own, reading } = await readBy(rule, { paid: 'on account', bowl: '61.00', points: '9999.00' });
  expect(reading).toEqual(own);
});

test('a rule applies only to its sender and layout', async () => {
  const rule = await taught(20);
  expect((await readBy(rule, { from: 'Juno <juno@elsewhere.example>' })).found).toBeNull();
  const other =
    'From: Juno <juno@studio.example>\nSubject: Course\nContent-Type: text/plain\n\nYour seat is kept\n' +
    'Bring an apron\nKiln sum   $12.00\n';
  expect(findLearnedRule((await readCandidatesOf(other)).email, [rule])).toBeNull();
});

test('a rule does not apply to a forged sender', async () => {
  const { own, reading } = await readBy(await taught(20), { isForged: true });
  expect(reading).toEqual(own);
});

test('a wrong rule is replaced once and dropped the second time', async () => {
  const { email } = await readCandidatesOf(note());
  const wrong = updateLearnedRule(email, { ...TRUTH, totalMinor: 8640 }, null).rule;
  const corrected = updateLearnedRule(email, TRUTH, wrong);
  expect(corrected.rule).toMatchObject({ contradictions: 1, totalLabel: 'kiln sum' });
  expect(updateLearnedRule(email, { ...TRUTH, totalMinor: 8640 }, corrected.rule)).toEqual({
    rule: null,
    isDropped: true,
  });
});

test('an impostor’s email teaches nothing about the real sender', async () => {
  const bytes = (amounts: Amounts) => new TextEncoder().encode(note(amounts));
  expect((await learnFromCorrection(bytes({}), TRUTH, {})).rule).not.toBeNull();
  expect((await learnFromCorrection(bytes({ isForged: true }), TRUTH, {})).rule).toBeNull();
});

test('a value that the email does not show teaches nothing', async () => {
  const { email } = await readCandidatesOf(note());
  expect(updateLearnedRule(email, { ...TRUTH, totalMinor: 123 }, null).rule).toBeNull();
  expect(updateLearnedRule(email, { ...TRUTH, merchant: 'Evil Corp' }, null).rule?.merchant).toBeNull();
});

test('a sketch identifies a template by its fixed lines, whatever was bought', async () => {
  const [a, b] = await Promise.all([
    readCandidatesOf(note()),
    readCandidatesOf(note({ bowl: '1.00', paid: '4.20' })),
  ]);
  expect(computeSimilarity(computeLayoutSketch(a.email.lines), computeLayoutSketch(b.email.lines))).toBe(1);
  expect(computeSimilarity([], [])).toBe(0);
});
