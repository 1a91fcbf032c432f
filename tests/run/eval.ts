import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { cleanDescriptor } from '#domain/categorization/clean-descriptor.ts';
import { classifyItem } from '#domain/receipts/health/classify-item.ts';
import { readReceipt } from '#readers/receipt/read-receipt.ts';
import { buildReceiptEmail } from '../../benches/reading.ts';
import { naiveTotals } from '../golden/mail/baselines.ts';
import type { Share } from '../golden/mail/first-readings.ts';
import { type JudgedMail, judgeAll } from '../golden/mail/measures.ts';
import { qualityPage } from '../golden/mail/quality-page.ts';
import { run, tool } from './steps.ts';

/** Measures all classifiers, writes `docs/quality.md`, and checks the golden data against their targets. */
const PAGE = new URL('../../docs/quality.md', import.meta.url);
const judged = await judgeAll();
const page = qualityPage({
  judged,
  baselines: await baselines(judged),
  itemClasses: itemClasses(),
  descriptors: descriptors(),
  speed: [await measureCpuTime(25, 200), await measureCpuTime(128, 30), await measureCpuTime(512, 10)],
});
writeFileSync(PAGE, page);
process.stdout.write(page);

const outcome = await run(
  {
    name: 'golden data',
    command: tool(
      'vitest/vitest.mjs',
      'run',
      'tests/golden',
      '--reporter=verbose',
      '--disable-console-intercept',
    ),
  },
  'live',
);
process.exitCode = outcome.isDone ? 0 : 1;

/** CPU time of reading one email, which other load affects less than wall-clock time. */
async function measureCpuTime(kilobytes: number, rounds: number) {
  const message = buildReceiptEmail(kilobytes * 1024);
  for (let i = 0; i < rounds / 4; i++) await readReceipt(message);
  const before = process.cpuUsage();
  for (let i = 0; i < rounds; i++) await readReceipt(message);
  const { user, system } = process.cpuUsage(before);
  const ms = (user + system) / 1000 / rounds;
  return { name: `an email of ${kilobytes} kB`, value: `${ms.toFixed(1)} ms CPU time` };
}

async function baselines(emails: readonly JudgedMail[]) {
  const sales = emails.filter(({ golden }) => golden.stated.has('t') && golden.labels.kinds[0] !== 'other');
  let largest = 0;
  let firstTotal = 0;
  for (const { golden } of sales) {
    const naive = await naiveTotals(golden);
    if (Number(naive.largest ?? -1) === Number(golden.labels.total)) largest += 1;
    if (Number(naive.firstTotal ?? -1) === Number(golden.labels.total)) firstTotal += 1;
  }
  return [
    { name: 'the largest amount', share: [largest, sales.length] as const },
    { name: 'the first line with the word "total"', share: [firstTotal, sales.length] as const },
  ];
}

function linesOf(name: string): string[] {
  return readFileSync(new URL(`../golden/${name}`, import.meta.url), 'utf8').split('\n');
}

function itemClasses(): Share {
  let section = '';
  let right = 0;
  let count = 0;
  for (const line of linesOf('items/items.txt')) {
    if (line.startsWith('# ')) section = line.slice(2).trim();
    if (line.startsWith('# ') || line.trim() === '') continue;
    const [name = '', stated = '', , merchant = ''] = line.split('¦').map((part) => part.trim());
    const { class: found } = classifyItem(name, merchant || null);
    count += 1;
    if (found === (stated || section)) right += 1;
  }
  return [right, count];
}

function descriptors(): Share {
  const letters = (text: string) =>
    text
      .toLowerCase()
      .normalize('NFD')
      .replace(/[^\p{L}\p{N}]/gu, '');
  const lines = linesOf('descriptors/descriptors.txt').filter((line) => line.includes('¦'));
  const right = lines.filter((line) => {
    const [raw = '', merchant = ''] = line.split('¦').map((part) => part.trim());
    return letters(cleanDescriptor(raw).merchant) === letters(merchant);
  });
  return [right.length, lines.length];
}
