import type { ClaimState } from '#domain/claims/claim-state.ts';
import type { Missing } from '#domain/claims/missing-proof.ts';
import type { OriginalStanding } from '#domain/claims/original.ts';
import { HEALTH_RULES } from '#domain/receipts/health/eligibility.ts';
import { APP_NAME } from '../../../lib/config.ts';
import { texts as historyTexts } from '../../../texts/en/history.ts';

/** The state of a claim, on its form. */
export const STATE_WORDS: Readonly<Record<ClaimState, string>> = {
  draft: 'Draft',
  submitted: 'Submitted',
  reimbursed: 'Reimbursed',
  rejected: 'Rejected',
  withdrawn: historyTexts.removedByBank({}).what,
  elsewhere: 'Claimed elsewhere',
};

/** What is missing, for who must find it. */
export const MISSING_WORDS: Readonly<Record<Missing, string>> = {
  patient: 'patient name',
  provider: 'provider name',
  description: 'description',
  itemised_receipt: 'itemized receipt',
  bank_transaction: 'bank record of the payment',
  letter: 'letter of medical necessity',
};

/** Whether a line can be claimed, by the class of the thing. */
export const ELIGIBILITY_WORDS = {
  eligible: 'Likely eligible',
  needs_letter: 'With a letter',
  unknown: 'Depends on your plan',
  not_eligible: 'Not eligible',
} as const;

/** What the rules say, and who decides. */
export const RULES_NOTE = `Eligibility follows the rules of the United States for ${HEALTH_RULES.year}, by class of product or service (Internal Revenue Code section 213(d), IRS Publications 502 and 969). It is no decision: the administrator of the plan decides. The same expense may be claimed once, from one plan, and not be deducted as well.`;

/** What the person puts their name under. */
export const STATEMENT =
  'I paid these expenses. They were not paid from a health account, have not been reimbursed by any plan, and will not be claimed again.';

/** Where the original email of a receipt is, or why it is not in the pack. */
export const ORIGINAL_WORDS: Readonly<Record<OriginalStanding, string>> = {
  kept: 'included as original.eml',
  waiting: `not fetched yet; create the pack again when ${APP_NAME} has fetched it`,
  not_asked: `not stored; ${APP_NAME} fetches it when you create the pack from the claim`,
  mailbox_disconnected: 'its mailbox is not connected',
  sign_in_needed: `its mailbox needs you to sign in again in ${APP_NAME}`,
  upload_not_kept: 'you uploaded it while emails were not stored; the file you uploaded has it',
  deleted: 'it is no longer in the mailbox',
  too_large: 'it is larger than 25 MB',
  storage_full: `your storage in ${APP_NAME} is full`,
  unreachable: 'the mailbox did not deliver it',
};

/** Receipts that are not there as they were sent. */
export interface MissingOriginal {
  readonly folder: string;
  readonly merchant: string | null;
  readonly orderId: string | null;
  readonly sender: string | null;
  readonly reason: string;
}

/** Whom to ask for a copy of a receipt. */
export function askWhom({ merchant, orderId, sender }: Omit<MissingOriginal, 'folder' | 'reason'>): string {
  const order = orderId === null ? '' : `, order ${orderId}`;
  const at = sender === null ? '' : ` (${sender})`;
  return merchant === null && sender === null ? 'the merchant' : `${merchant ?? 'the sender'}${at}${order}`;
}

/** What is in the pack, in plain words. */
export function readme(pack: {
  readonly title: string;
  readonly madeOn: string;
  readonly total: string;
  readonly lines: number;
  readonly receipts: number;
  readonly originals: number;
  readonly missingOriginals: readonly MissingOriginal[];
  readonly missing: readonly string[];
}): string {
  return [
    `${pack.title}: evidence pack`,
    `Made by ${APP_NAME} on ${pack.madeOn}. ${pack.lines} ${pack.lines === 1 ? 'item' : 'items'}, ${pack.total}.`,
    `Original emails: ${pack.originals} of ${pack.receipts}.`,
    '',
    'FILES',
    'claim.pdf      The claim as a form: each item with patient, provider, date of service, description and amount.',
    'claim.csv      The same items as a table.',
    'bank.pdf       The bank transactions that paid, with account, date, description and amount.',
    'bank.csv       The same transactions as a table.',
    'facts.json     Items, eligibility, receipts and transactions for programs.',
    'receipts/      A folder for each receipt email: facts.txt; where the email is here, original.eml as sent,',
    '               receipt.pdf made from it, and the PDF files attached to it.',
    'manifest.json  Each file with its size and SHA-256 hash.',
    'SHA256SUMS     The same hashes. To check the files: sha256sum -c SHA256SUMS',
    '',
    'WHAT TO DO',
    'Sign in to the website of your plan, start a claim, and enter the items of claim.pdf.',
    'Attach claim.pdf and the receipt.pdf files of its folders.',
    'Plans want an itemized receipt; a card slip or a bank transaction alone is not enough.',
    '',
    ...(pack.missingOriginals.length > 0
      ? [
          'ORIGINAL EMAILS THAT ARE NOT IN THIS PACK',
          ...pack.missingOriginals.map(
            (receipt) => `${receipt.folder}: ${receipt.reason}. Ask ${askWhom(receipt)} for a copy.`,
          ),
          '',
        ]
      : []),
    ...(pack.missing.length > 0 ? ['WHAT ITEMS STILL NEED', ...pack.missing, ''] : []),
    'AMOUNTS',
    'The amount of an item is its price with its share of the tax and shipping of its receipt,',
    'less its share of discounts and what was refunded.',
    '',
    'RULES',
    RULES_NOTE,
    '',
  ].join('\r\n');
}
