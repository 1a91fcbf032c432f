import type { ClaimState } from '#domain/claims/claim-state.ts';
import type { Missing } from '#domain/claims/missing-proof.ts';
import type { OriginalStatus } from '#domain/claims/original.ts';
import { HEALTH_RULES } from '#domain/receipts/health/eligibility.ts';
import { APP_NAME } from '../../lib/config.ts';
import type { MissingOriginal, PackFigures } from '../pack-facts.ts';

/** The state of a claim, on its form. */
const states: Readonly<Record<ClaimState, string>> = {
  draft: 'Draft',
  submitted: 'Submitted',
  reimbursed: 'Reimbursed',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
  elsewhere: 'Claimed elsewhere',
};

/** What is missing, for who must find it. */
const missing: Readonly<Record<Missing, string>> = {
  patient: 'patient name',
  provider: 'provider name',
  description: 'description',
  itemized_receipt: 'itemized receipt',
  bank_transaction: 'bank record of the payment',
  letter: 'letter of medical necessity',
};

/** Whether a line can be claimed, by the class of the thing. */
const eligibility = {
  eligible: 'Likely eligible',
  needs_letter: 'With a letter',
  unknown: 'Depends on your plan',
  not_eligible: 'Not eligible',
};

/** What the rules say, and who decides. */
const rules =
  `Eligibility follows US rules for ${HEALTH_RULES.year}, by class of product or service` +
  ' (Internal Revenue Code section 213(d), IRS Publications 502 and 969). It isn’t a decision: your plan' +
  ' administrator decides. You can claim an expense only once, from one plan, and can’t also deduct it.';

/** Where the original email of a receipt is, or why it is not in the pack. */
const originals: Readonly<Record<OriginalStatus | 'unopened', string>> = {
  kept: 'included as original.eml',
  waiting: `not fetched yet; create the pack again when ${APP_NAME} has fetched it`,
  not_asked: `not stored; ${APP_NAME} fetches it when you create the pack from the claim`,
  mailbox_disconnected: 'its mailbox isn’t connected',
  sign_in_needed: `its mailbox needs you to sign in again in ${APP_NAME}`,
  upload_not_kept: 'you uploaded it while emails weren’t stored; it’s in the file you uploaded',
  deleted: 'it’s no longer in the mailbox',
  too_large: 'it’s larger than 25 MB',
  storage_full: `your storage in ${APP_NAME} is full`,
  unreachable: 'the mailbox isn’t responding',
  unopened: 'it was stored, but can’t be opened',
};

/** Whom to ask for a copy of a receipt. */
function askWhom({ merchant, orderId, sender }: MissingOriginal): string {
  const order = orderId === null ? '' : `, order ${orderId}`;
  const at = sender === null ? '' : ` (${sender})`;
  return merchant === null && sender === null ? 'the merchant' : `${merchant ?? 'the sender'}${at}${order}`;
}

/** The papers of a claim. */
const paper = {
  form: {
    lead: 'Health expenses and their evidence',
    claimed: 'claimed',
    claimant: 'CLAIMANT',
    patient: 'PATIENT',
    services: 'SERVICES FROM – TO',
    lines: 'ITEMS',
    state: 'STATE',
    reimbursed: 'REIMBURSED',
    total: 'Total',
    columns: { service: 'SERVICE', provider: 'PROVIDER', description: 'DESCRIPTION', amount: 'AMOUNT' },
    price: (price: string, total: string) =>
      `price ${price}; with its share of tax, shipping and discounts, ${total}`,
    refunded: (amount: string) => `refunded ${amount}`,
    evidence: 'EVIDENCE FOR EACH ITEM',
    withOriginal: 'with the original email',
    withoutOriginal: 'extracted data only, no original email',
    receipt: (receipts: string) => `Receipt: ${receipts || 'none'}`,
    bank: (record: string) => `Bank: ${record || 'no bank record'}`,
    letter: 'Letter of medical necessity: held by the claimant',
    missing: (what: string) => `Missing: ${what}`,
    statement:
      'I paid these expenses. They were not paid from a health account, have not been reimbursed by any plan,' +
      ' and will not be claimed again.',
    signature: 'Signature',
    date: 'Date',
  },
  bank: {
    title: 'Bank transactions',
    fullTitle: (claim: string) => `${claim}: bank transactions`,
    lead: (claim: string) => `${claim} · as reported by the bank`,
    columns: {
      posted: 'POSTED',
      description: 'DESCRIPTION',
      account: 'ACCOUNT',
      items: 'ITEMS',
      amount: 'AMOUNT',
    },
  },
  receipt: {
    unnamed: 'Receipt',
    order: (orderId: string) => `order ${orderId}`,
    purchased: (on: string) => `Purchased ${on}`,
    from: 'FROM',
    sent: 'SENT',
    subject: 'SUBJECT',
    foot: `created by ${APP_NAME} from original.eml, without images`,
    notes: {
      more: 'The rest of this email is in original.eml.',
      noText: 'This email has no text to display. The original is in original.eml.',
      tooComplex: 'This email is too complex to display. The original is in original.eml.',
    },
    notDrawn: 'This email couldn’t be displayed. The original is in original.eml.',
  },
  foot: (on: string) => `created by ${APP_NAME} on ${on}`,
  page: (page: number, pages: number) => `${page} of ${pages}`,
};

/** What is known of a receipt, line by line. */
const facts = {
  provider: 'Provider',
  purchasedOn: 'Date of purchase',
  order: 'Order',
  tax: 'Tax',
  shipping: 'Shipping',
  discount: 'Discount',
  tip: 'Tip',
  total: 'Total',
  card: 'Card',
  endingIn: (digits: string) => `ending in ${digits}`,
  from: 'Email from',
  subject: 'Email subject',
  received: 'Email received',
  original: 'Original email',
  lines: 'Receipt items:',
  ofClaim: (line: number) => `item ${line} of the claim`,
  none: 'none: the receipt lists no items',
};

/** What is in the pack, in plain words. */
function readme(pack: PackFigures): string[] {
  return [
    `${pack.title}: evidence pack`,
    `Created by ${APP_NAME} on ${pack.madeOn}. ${pack.lines} ${pack.lines === 1 ? 'item' : 'items'}, ${pack.total}.`,
    `Original emails: ${pack.originals} of ${pack.receipts}.`,
    '',
    'FILES',
    'claim.pdf      The claim as a form: each item with patient, provider, date of service, description and amount.',
    'claim.csv      The same items as a table.',
    'bank.pdf       The bank transactions for the payments, with account, date, description and amount.',
    'bank.csv       The same transactions as a table.',
    'facts.json     Items, eligibility, receipts and transactions for programs.',
    'receipts/      A folder for each receipt email: facts.txt and, if available, the email as original.eml,',
    '               receipt.pdf created from it, and its PDF attachments.',
    'manifest.json  Each file with its size and SHA-256 hash.',
    'SHA256SUMS     The same hashes. To check the files: sha256sum -c SHA256SUMS',
    '',
    'NEXT STEPS',
    'Sign in to your plan’s website, start a claim, and enter the items from claim.pdf.',
    'Attach claim.pdf and each receipt.pdf from the receipts folder.',
    'Plans require an itemized receipt; a card slip or bank transaction alone isn’t enough.',
    '',
    ...(pack.missingOriginals.length > 0
      ? [
          'ORIGINAL EMAILS NOT IN THIS PACK',
          ...pack.missingOriginals.map(
            (receipt) => `${receipt.folder}: ${receipt.reason}. Ask ${askWhom(receipt)} for a copy.`,
          ),
          '',
        ]
      : []),
    ...(pack.missing.length > 0 ? ['MISSING DETAILS', ...pack.missing, ''] : []),
    'AMOUNTS',
    'The amount of an item is its price plus its share of the receipt’s tax and shipping,',
    'less its share of discounts and any refund.',
    '',
    'RULES',
    rules,
    '',
  ];
}

/** What the evidence pack of a claim says. */
export const texts = {
  ...{ states, missing, eligibility, rules, originals, paper, facts, readme },
  claim: (number: number) => `Claim ${number}`,
  itemLacks: (place: number, item: string, what: string) => `Item ${place} (${item}): ${what}`,
};
