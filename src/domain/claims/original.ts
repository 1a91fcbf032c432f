/** Reason the original email of a receipt can't be included in a pack. Final until the email is requested again. */
export const ORIGINAL_PROBLEMS = [
  /** The mailbox it came from is no longer connected. */
  'mailbox_disconnected',
  /** The mailbox asks the user to sign in again. */
  'sign_in_needed',
  /** It was uploaded while emails were not kept. */
  'upload_not_kept',
  /** It is no longer in the mailbox. */
  'deleted',
  /** It exceeds the maximum message size. */
  'too_large',
  /** The user's storage is full. */
  'storage_full',
  /** The mailbox did not deliver it. */
  'unreachable',
] as const;

export type OriginalProblem = (typeof ORIGINAL_PROBLEMS)[number];

/**
 * Status of a receipt's original email: stored (`kept`), waiting to be fetched, not requested, or the reason it is
 * unavailable.
 */
export type OriginalStatus = 'kept' | 'waiting' | 'not_asked' | OriginalProblem;
