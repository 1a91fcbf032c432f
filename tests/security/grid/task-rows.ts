import type { FiledLine, PackContent } from '#server/features/claims/pack/pack-content.ts';
import type { ReaderTaskName, ReaderTasks } from '#server/reading/reader-tasks.ts';
import { STATEMENTS } from '../lib/hostile-inputs.ts';
import type { Attack } from './cells.ts';
import { HOSTILE_EMAILS } from './emails.ts';

/** What a reader task is given. */
export interface TaskInput<About = unknown> {
  readonly bytes: Uint8Array;
  readonly about: About;
}

/** `slow` and `endless` end before a task begins, because its input has arrived completely, within a size limit. */
export type TaskAttack = Exclude<Attack, 'slow' | 'endless'>;
type Cells<About> = Readonly<Record<TaskAttack, () => TaskInput<About>>>;
/** A task with its cells, or the reason why its input is trusted. */
export type TaskRows = { readonly [Name in ReaderTaskName]: Cells<ReaderTasks[Name]['about']> | string };

const STATEMENT_BYTES = 1_000_000;
const BLOCKS = 5_000;
const LINES = 100;
const STAGED =
  'its input is what `readStatement` staged and the ledger holds: see `growth` and `large-imports`';
const LEDGER = 'its input is transactions and receipts of the ledger: see `large-imports`';
const CONTEXT = { homeCurrency: 'USD', corrections: [] };
const NO_BYTES = new Uint8Array();

/** The hostile emails, each with the same question about it. */
function emails<About>(about: (attack: TaskAttack) => About): Cells<About> {
  const cell = (attack: TaskAttack) => () => ({
    bytes: Buffer.from(HOSTILE_EMAILS[attack]()),
    about: about(attack),
  });
  return {
    deep: cell('deep'),
    wide: cell('wide'),
    'long line': cell('long line'),
    'many parts': cell('many parts'),
    bomb: cell('bomb'),
  };
}

/** Possible answers of a language model, or of an impostor. */
const ANSWERS: Readonly<Record<TaskAttack, string>> = {
  deep: '['.repeat(500_000),
  wide: `{${Array.from({ length: 50_000 }, (_, n) => `"field${n}":0`).join(',')}}`,
  'long line': `{"merchant":"${'x'.repeat(1_000_000)}"}`,
  'many parts': `{"items":[${'{"name":"Lamp","amount":"$1.00"},'.repeat(20_000)}{}]}`,
  bomb: '{"items":'.repeat(20_000),
};

const headers =
  (block: string, count = 1) =>
  () => ({
    bytes: Buffer.from(block.repeat(count)),
    about: { sizes: Array<number>(count).fill(Buffer.byteLength(block)) },
  });

const statement = (name: string, fileName: string) => () => ({
  bytes: Buffer.from(STATEMENTS[name]?.(STATEMENT_BYTES) ?? ''),
  about: { fileName, readings: {}, chosen: null, homeCurrency: 'USD' },
});

const FACTS = {
  receipt: {
    merchant: 'Shop '.repeat(10_000),
    purchasedOn: '2026-11-20',
    orderId: '1'.repeat(10_000),
    currency: 'USD',
    totalMinor: 100,
  },
  claimTitle: 'Claim 3',
  holder: 'Noor Vale',
  at: new Date(0),
  language: 'en' as const,
};

/** A claim, whose texts come from receipts and banks. */
function claim(text: string, count: number): PackContent {
  const lines = Array.from(
    { length: count },
    (_, at): FiledLine => ({
      id: `l${at}`,
      claimId: 'c',
      transactionId: `t${at}`,
      receiptId: `r${at}`,
      item: 0,
      place: at + 1,
      serviceOn: '2026-03-01',
      paidOn: '2026-03-03',
      provider: text,
      description: text,
      class: 'otc_pain',
      hsaEligibility: 'eligible',
      isItemized: true,
      priceMinor: 1_000,
      refundedMinor: 0,
      amountMinor: 1_050,
      accountName: text,
      accountMask: '4417',
      bankText: text,
      patient: text.slice(0, 100),
      hasLetter: false,
      receipts: [{ folder: 'receipts/01', original: 'kept' }],
    }),
  );
  return {
    language: 'en',
    claim: {
      ...{ id: 'c', number: 3, state: 'draft', isSandbox: false, currency: 'USD', patient: '', lines },
      ...{ submittedOn: null, settledOn: null, reimbursedMinor: null, createdAt: new Date(0) },
    },
    ...{ title: 'Claim 3', holder: 'Noor Vale', madeOn: '2026-11-20', at: new Date(0), lines, receipts: [] },
    transactions: lines.map(({ transactionId }) => ({
      ...{
        id: transactionId ?? '',
        postedOn: '2026-03-03',
        bankText: text,
        amountMinor: -1,
        currency: 'USD',
      },
      ...{ accountName: text, accountMask: '4417', institutionName: text, isFromReceipt: false },
    })),
  };
}
const papers: Cells<{ readonly content: PackContent }> = {
  deep: () => ({ bytes: NO_BYTES, about: { content: claim('\u202e(\u2067'.repeat(200), 20) } }),
  wide: () => ({ bytes: NO_BYTES, about: { content: claim('a b '.repeat(500), 20) } }),
  'long line': () => ({ bytes: NO_BYTES, about: { content: claim('x'.repeat(500_000), 1) } }),
  'many parts': () => ({ bytes: NO_BYTES, about: { content: claim('Ibuprofen 鎮痛', LINES) } }),
  bomb: () => ({ bytes: NO_BYTES, about: { content: claim('﷽'.repeat(1_000), 20) } }),
};

/** Every task of the reader processes; a new one doesn't compile without an entry here. */
export const TASK_ROWS: TaskRows = {
  gateHeaders: {
    deep: headers(`From: ${'('.repeat(60_000)}\r\n\r\n`),
    wide: headers(`From: a@b.test\r\n${'X: y\r\n'.repeat(50_000)}\r\n`),
    'long line': headers(`From: ${'"a" <a@b.test>, '.repeat(50_000)}\r\n\r\n`),
    'many parts': headers('From: Shop <a@shop.test>\r\nSubject: Your order 1\r\n\r\n', BLOCKS),
    bomb: headers(`Subject: ${'=?utf-8?Q?=C3=A9?= '.repeat(3_000)}\r\n\r\n`, 20),
  },
  readEmail: emails(() => ({ context: CONTEXT })),
  askAboutEmail: emails(() => ({ context: CONTEXT })),
  applyAnswer: emails((attack) => ({ context: CONTEXT, answer: ANSWERS[attack] })),
  studyEmail: emails((attack): ReaderTasks['studyEmail']['about'] => ({
    context: CONTEXT,
    truth: { kind: 'purchase', merchant: attack.repeat(5_000), currency: 'USD', totalMinor: 100 },
  })),
  openEmail: emails(() => ({ withHtml: true })),
  readStatement: {
    deep: statement('XML nested', 'a.xml'),
    wide: statement('XML attributes', 'a.xml'),
    'long line': statement('CSV quotes', 'a.csv'),
    'many parts': statement('CSV rows', 'a.csv'),
    bomb: statement('XML entities of entities', 'a.xml'),
  },
  planImport: STAGED,
  describeNew: STAGED,
  findTransfers: LEDGER,
  findStreams: LEDGER,
  matchReceipts: LEDGER,
  drawClaimForm: papers,
  drawBankPaper: papers,
  drawReceipt: {
    ...emails(() => ({ facts: FACTS, withText: true })),
    'long line': () => ({
      bytes: Buffer.from(
        `From: a@shop.test\r\nSubject: x\r\nContent-Type: text/plain\r\n\r\n${'x'.repeat(1_000_000)}`,
      ),
      about: { facts: FACTS, withText: true },
    }),
    'many parts': () => ({ bytes: manyDocuments(), about: { facts: FACTS, withText: true } }),
  },
};

/** An email full of PDF files, all of which go into a pack. */
function manyDocuments(): Buffer {
  const document = Buffer.alloc(3 * 1024 * 1024, '%PDF-1.7 obj ').toString('base64');
  const part =
    `--b\r\nContent-Type: application/pdf; name="bill.pdf"\r\n` +
    `Content-Transfer-Encoding: base64\r\n\r\n${document}\r\n`;
  const head =
    'From: Shop <a@shop.test>\r\nSubject: Your order 1\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n';
  return Buffer.from(`${head}${part.repeat(5)}--b--\r\n`);
}
