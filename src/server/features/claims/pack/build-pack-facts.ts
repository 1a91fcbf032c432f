import { minorToDecimal } from '#domain/money/money.ts';
import { healthClassName } from '../../../texts/health-class-name.ts';
import { textsOf } from '../../../texts/texts.ts';
import { missingProofOf } from '../present.ts';
import type { PackContent } from './pack-content.ts';

/** The content of the pack as JSON, in English; amounts are decimal strings and dates are civil dates. */
export function buildPackFacts({ claim, holder, lines, receipts, transactions }: PackContent): string {
  const decimal = (minor: number | null, currency = claim.currency) =>
    minor === null ? null : minorToDecimal(minor, currency);
  const facts = {
    claim: {
      ...{ number: claim.number, state: claim.state, claimant: holder, patient: claim.patient },
      ...{ currency: claim.currency, submittedOn: claim.submittedOn, settledOn: claim.settledOn },
      reimbursed: decimal(claim.reimbursedMinor),
    },
    items: lines.map((line) => ({
      ...{ line: line.place, serviceOn: line.serviceOn, paidOn: line.paidOn, provider: line.provider },
      ...{ patient: line.patient ?? claim.patient, description: line.description },
      ...{
        kind: healthClassName(line.class, textsOf('en')),
        eligibility: line.hsaEligibility,
        hasLetter: line.hasLetter,
      },
      ...{ price: decimal(line.priceMinor), refunded: decimal(line.refundedMinor) },
      ...{ amount: decimal(line.amountMinor), missing: missingProofOf(line, claim) },
      ...{ account: line.accountName, accountMask: line.accountMask, bankDescription: line.bankText },
      receipts: line.receipts.map(({ folder }) => folder),
    })),
    transactions: transactions.map((transaction) => ({
      ...{ postedOn: transaction.postedOn, description: transaction.bankText },
      ...{ amount: decimal(transaction.amountMinor, transaction.currency), currency: transaction.currency },
      ...{ bank: transaction.institutionName, account: transaction.accountName },
      ...{ accountMask: transaction.accountMask, isReportedByBank: !transaction.isFromReceipt },
      lines: lines.filter((line) => line.transactionId === transaction.id).map(({ place }) => place),
    })),
    receipts: receipts.map((receipt) => ({
      ...{ folder: receipt.folder, merchant: receipt.merchant, orderId: receipt.orderId },
      ...{ purchasedOn: receipt.purchasedOn, currency: receipt.currency, original: receipt.original },
      total: receipt.currency === null ? null : decimal(receipt.totalMinor, receipt.currency),
      ...{ sender: receipt.sender, subject: receipt.subject },
      receivedAt: receipt.receivedAt?.toISOString() ?? null,
    })),
  };
  return `${JSON.stringify(facts, null, 2)}\n`;
}
