import type { ClaimState } from '#domain/claims/claim-state.ts';
import type { Missing } from '#domain/claims/missing-proof.ts';
import { HEALTH_RULES } from '#domain/receipts/health/eligibility.ts';
import { APP_NAME } from '../../../lib/config.ts';
import { texts as historyTexts } from '../../../texts/en/history.ts';

/** Where a claim stands, on its form. */
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

/** What there is of a receipt in the pack. */
export const PROOF_WORDS = {
  original: 'the email as it was sent',
  facts: 'data extracted from it; the email was not stored',
  none: 'none',
} as const;

/** What is in the pack, in plain words. */
export function readme(pack: {
  readonly title: string;
  readonly madeOn: string;
  readonly total: string;
  readonly lines: number;
  readonly receipts: number;
  readonly originals: number;
  readonly missing: readonly string[];
}): string {
  const kept =
    pack.originals === pack.receipts
      ? 'Every receipt is included as its original email.'
      : `${pack.originals} of ${pack.receipts} receipts are here as the email they came in. Of the others the pack holds the facts that ${APP_NAME} read from them (facts.txt): their emails were not kept. To keep those of receipts to come, turn on "Keep receipts as evidence" in Email AI; the originals of the past are still in your mailbox.`;
  return [
    `${pack.title}: evidence pack`,
    `Made by ${APP_NAME} on ${pack.madeOn}. ${pack.lines} ${pack.lines === 1 ? 'line' : 'lines'}, ${pack.total}.`,
    '',
    'WHAT IS HERE',
    'claim.pdf    The claim as a form: every item with patient, provider, date of service, description and amount, and its proof.',
    'claim.csv    The same items as a table.',
    'bank.csv     The bank transactions that paid, as the bank reported them.',
    'receipts/    One folder for each receipt: facts.txt, and where the email was kept: original.eml, receipt.html or receipt.txt, and its PDF files.',
    '',
    'WHAT TO DO',
    'Sign in to the website of your plan, start a claim, and enter the items of claim.pdf. Attach claim.pdf and the receipts it names. Plans want an itemized receipt; a card slip or a bank transaction alone is not enough.',
    kept,
    '',
    pack.missing.length > 0 ? 'WHAT IS STILL MISSING' : 'Nothing is missing.',
    ...pack.missing,
    '',
    'AMOUNTS',
    'The amount of a line is its price with its share of the tax and shipping of its receipt, less its share of discounts and what was refunded.',
    '',
    'RULES',
    RULES_NOTE,
    '',
  ].join('\r\n');
}
