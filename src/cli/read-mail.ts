import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { minorToDecimal } from '#domain/money/money.ts';
import { classifyItem } from '#domain/receipts/health/classify-item.ts';
import type { Extraction } from '#readers/receipt/extraction.ts';
import { readReceipt } from '#readers/receipt/read-receipt.ts';
import { type Command, EXIT_DONE, EXIT_FAILED } from './lib/command.ts';
import { message, result } from './lib/output.ts';
import { splitMbox } from './lib/split-mbox.ts';

/** `read-mail <file or folder>…`: prints the purchases of each email, one JSON line per email. */
export const command: Command = {
  usage: '<file or folder>…',
  argsMin: 1,
  run: readMail,
};

const SKIPPED_FOLDERS = new Set(['node_modules', '.git']);
const MAIL_NAMES = /\.(?:eml|mbox|mbx|msg|email|txt)$|^[^.]+$|,[A-Z]*$/i;

async function readMail(args: readonly string[]): Promise<number> {
  let count = 0;
  for (const arg of args) {
    if (arg.startsWith('--')) continue;
    for await (const file of filesOf(arg)) count += await readFileMessages(file);
  }
  return count > 0 ? EXIT_DONE : EXIT_FAILED;
}

/** Files of an argument; folders are read in name order, skipping files without an email extension. */
async function* filesOf(path: string): AsyncGenerator<string> {
  let isFolder: boolean;
  try {
    isFolder = (await stat(path)).isDirectory();
  } catch (error) {
    message(`${path}: ${reasonOf(error)}`);
    return;
  }
  if (!isFolder) {
    yield path;
    return;
  }
  const entries = await readdir(path, { withFileTypes: true });
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (entry.isDirectory() && !SKIPPED_FOLDERS.has(entry.name)) yield* filesOf(join(path, entry.name));
    else if (entry.isFile() && MAIL_NAMES.test(entry.name)) yield join(path, entry.name);
  }
}

async function readFileMessages(file: string): Promise<number> {
  try {
    const bytes = await readFile(file);
    let count = 0;
    for (const mail of splitMbox(bytes)) {
      result(presentMessage(file, await readReceipt(mail)));
      count += 1;
    }
    return count;
  } catch (error) {
    message(`${file}: ${reasonOf(error)}`);
    return 0;
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The output line of an email: amounts as decimal strings, null for missing values. */
function presentMessage(file: string, read: Extraction): unknown {
  const amount = (minor: number | null) =>
    minor === null || read.currency === null ? null : minorToDecimal(minor, read.currency);
  return {
    file,
    kind: read.kind,
    merchant: read.merchant,
    orderId: read.orderId,
    purchasedOn: read.purchasedOn,
    currency: read.currency,
    total: amount(read.totalMinor),
    tax: amount(read.taxMinor),
    shipping: amount(read.shippingMinor),
    discount: amount(read.discountMinor),
    tip: amount(read.tipMinor),
    items: read.items.map((item) => {
      const {
        class: itemClass,
        isHealth,
        hsaEligibility,
      } = classifyItem(item.name, read.merchant, item.heading);
      return {
        name: item.name,
        quantity: item.quantity,
        unitPrice: amount(item.unitMinor),
        lineTotal: amount(item.lineMinor),
        class: itemClass,
        isHealth,
        hsaEligibility,
      };
    }),
    cardLast4: read.cardLast4,
    nextRenewalOn: read.nextRenewalOn,
    trialEndsOn: read.trialEndsOn,
    confidence: read.confidence,
    needsReview: read.needsReview,
    doubts: read.doubts,
    evidence: read.evidence,
  };
}
