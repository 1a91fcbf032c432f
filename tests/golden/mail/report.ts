import process from 'node:process';
import { readReceipt } from '#readers/receipt/read-receipt.ts';
import { renderEmail } from '#training/receipt/render-email.ts';
import { loadCases } from './golden-emails.ts';
import { isPromiseKept, judge } from './judge.ts';
import { calibrationError, judgeAll, kindScores, reviewScores } from './measures.ts';

/**
 * Prints every wrong field of the golden set and the share of correct ones: `node tests/golden/mail/report.ts [name]`.
 */
const [only] = process.argv.slice(2);
const right = new Map<string, [number, number]>();
let kept = 0;
let count = 0;
for (const golden of loadCases()) {
  if (only && !golden.name.includes(only)) continue;
  const read = await readReceipt(renderEmail(golden));
  const verdicts = judge(golden, read);
  count += 1;
  if (isPromiseKept(verdicts)) kept += 1;
  for (const { field, isRight } of verdicts) {
    const tally = right.get(field) ?? [0, 0];
    right.set(field, [tally[0] + (isRight ? 1 : 0), tally[1] + 1]);
  }
  const wrong = verdicts.filter((verdict) => !verdict.isRight);
  if (wrong.length === 0) continue;
  const text = wrong.map(({ field, expected, actual }) => `${field}: ${actual} (${expected})`).join(' | ');
  process.stdout.write(`${golden.name} [${read.confidence}] ${text}\n`);
}
for (const [field, [good, all]] of right) process.stdout.write(`${field}: ${good}/${all}\n`);
process.stdout.write(`kind, currency and total: ${kept}/${count}\n`);
const judged = await judgeAll();
process.stdout.write(
  `${JSON.stringify({
    kinds: Object.fromEntries(
      ['purchase', 'refund', 'subscription', 'shipping', 'other'].map((kind) => [
        kind,
        kindScores(judged, kind),
      ]),
    ),
    calibrationError: calibrationError(judged),
    review: reviewScores(judged),
  })}\n`,
);
