/** Why the original email of a receipt can't be included in a pack; each is final until it is asked for again. */
export const ORIGINAL_PROBLEMS = [
  /** The mailbox it came from is no longer connected. */
  'mailbox_disconnected',
  /** The mailbox asks the user to sign in again. */
  'sign_in_needed',
  /** It was uploaded while emails were not kept. */
  'upload_not_kept',
  /** It is no longer in the mailbox. */
  'deleted',
  /** It exceeds the size of an email that is read. */
  'too_large',
  /** The user's storage is full. */
  'storage_full',
  /** The mailbox did not deliver it. */
  'unreachable',
] as const;

export type OriginalProblem = (typeof ORIGINAL_PROBLEMS)[number];

/** Where the original email of a receipt is: kept, about to be fetched, not asked for yet, or why it can't be had. */
export type OriginalStanding = 'kept' | 'waiting' | 'not_asked' | OriginalProblem;
