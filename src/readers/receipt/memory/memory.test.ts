import { expect, test } from 'vitest';
import { decide } from '../decide.ts';
import { gatherFindings } from '../findings.ts';
import { parseMail } from '../mail/mail.ts';
import { studyMail } from '../read-receipt.ts';
import { buildScene } from '../scene.ts';
import { type Lesson, lessonFor, study, type Truth } from './lesson.ts';
import { recall } from './recall.ts';
import { likeness, sketchOf } from './sketch.ts';

interface Wish {
  readonly bowl?: string;
  readonly paid?: string;
  readonly points?: string;
  readonly from?: string;
  readonly head?: string;
  readonly isForged?: boolean;
}

/** A sender with words of his own: what was paid stands behind "Kiln sum". */
function note({ bowl = '40.00', paid = '43.20', points = '86.40', from, head, isForged }: Wish = {}): string {
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

async function sceneOf(text: string) {
  const mail = parseMail(new TextEncoder().encode(text));
  return { mail, scene: await buildScene(mail, null) };
}

const TRUTH: Truth = { kind: 'purchase', merchant: 'Juno', currency: 'USD', totalMinor: 4320 };

async function taught(times = 1): Promise<Lesson> {
  let lesson: Lesson | null = null;
  for (let i = 0; i < times; i++) lesson = study((await sceneOf(note())).scene, TRUTH, lesson).lesson;
  if (!lesson) throw new Error('nothing was learned');
  return lesson;
}

async function readBy(lesson: Lesson, wish: Wish) {
  const { mail, scene } = await sceneOf(note(wish));
  const own = decide(scene, mail);
  const found = lessonFor(scene, [lesson]);
  return { own, found, reading: found ? recall(scene, mail, gatherFindings(scene), own, found) : own };
}

test('one correction reads the next email of the same layout, with other amounts', async () => {
  const { reading } = await readBy(await taught(), { bowl: '61.00', paid: '64.20', points: '128.40' });
  expect(reading).toMatchObject({ kind: 'purchase', totalMinor: 6420, merchant: 'Juno', currency: 'USD' });
});

test('each confirmation makes it surer, and it is never certain', async () => {
  const wish = { bowl: '61.00', paid: '64.20', points: '128.40' };
  const once = (await readBy(await taught(1), wish)).reading.confidence;
  const often = (await readBy(await taught(12), wish)).reading.confidence;
  expect(often).toBeGreaterThan(once);
  expect((await readBy(await taught(500), wish)).reading.confidence).toBeLessThanOrEqual(0.99);
});

test('a lesson tells where to look, never what to find', async () => {
  const lesson = await taught(20);
  expect(JSON.stringify(lesson)).not.toMatch(/43\.?20|4320/);
  const { own, reading } = await readBy(lesson, { paid: 'on account', bowl: '61.00', points: '9999.00' });
  expect(reading).toEqual(own);
});

test('it holds for its sender and layout alone', async () => {
  const lesson = await taught(20);
  expect((await readBy(lesson, { from: 'Juno <juno@elsewhere.example>' })).found).toBeNull();
  const other =
    'From: Juno <juno@studio.example>\nSubject: Course\nContent-Type: text/plain\n\nYour seat is kept\n' +
    'Bring an apron\nKiln sum   $12.00\n';
  expect(lessonFor((await sceneOf(other)).scene, [lesson])).toBeNull();
});

test('nobody is vouched for whom the receiving server found out', async () => {
  const { own, reading } = await readBy(await taught(20), { isForged: true });
  expect(reading).toEqual(own);
});

test('a wrong lesson is rewritten once and dropped the second time', async () => {
  const { scene } = await sceneOf(note());
  const wrong = study(scene, { ...TRUTH, totalMinor: 8640 }, null).lesson;
  const mended = study(scene, TRUTH, wrong);
  expect(mended.lesson).toMatchObject({ contradictions: 1, totalLabel: 'kiln sum' });
  expect(study(scene, { ...TRUTH, totalMinor: 8640 }, mended.lesson)).toEqual({
    lesson: null,
    isForgotten: true,
  });
});

test('an email that passes for a sender’s teaches nothing about that sender', async () => {
  const bytes = (wish: Wish) => new TextEncoder().encode(note(wish));
  expect((await studyMail(bytes({}), TRUTH, {})).lesson).not.toBeNull();
  expect((await studyMail(bytes({ isForged: true }), TRUTH, {})).lesson).toBeNull();
});

test('what stands nowhere in the mail teaches nothing', async () => {
  const { scene } = await sceneOf(note());
  expect(study(scene, { ...TRUTH, totalMinor: 123 }, null).lesson).toBeNull();
  expect(study(scene, { ...TRUTH, merchant: 'Evil Corp' }, null).lesson?.merchant).toBeNull();
});

test('a sketch knows a template by its fixed lines, whatever was bought', async () => {
  const [a, b] = await Promise.all([sceneOf(note()), sceneOf(note({ bowl: '1.00', paid: '4.20' }))]);
  expect(likeness(sketchOf(a.scene.lines), sketchOf(b.scene.lines))).toBe(1);
  expect(likeness([], [])).toBe(0);
});
