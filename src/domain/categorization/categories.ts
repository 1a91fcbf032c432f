/** True for money between a person's own accounts: never spend, never income. */
export function isTransferCategory(code: string): boolean {
  return (
    code.startsWith('TRANSFER_') ||
    code.startsWith('LOAN_DISBURSEMENTS') ||
    code === 'LOAN_PAYMENTS_CREDIT_CARD_PAYMENT'
  );
}
