/** Why a receipt is asked about that was read well, and whose bank transaction is in doubt. */
export const ASKED_ABOUT_TRANSACTION = 'charge';

/** Whether a person decided in AI Review about the receipt of this alias. */
export function isReceiptReviewed(receipt: string): string {
  return `exists (select from app.review_items v where v.user_id = ${receipt}.user_id and v.receipt_id = ${receipt}.id and v.state <> 'waiting')`;
}

/** Whether a person decided in AI Review about what was read from the message of this alias. */
export function isMessageReviewed(message: string): string {
  return `exists (select from app.receipts x where x.user_id = ${message}.user_id and x.message_id = ${message}.id and ${isReceiptReviewed('x')})`;
}
