import type { Random } from '../../household/random.ts';
import type { MailDraft, Recipient } from './draft.ts';

/** Input of templates without an order. */
export interface PlainMail {
  readonly person: Recipient;
  /** Date of the email. */
  readonly day: string;
  readonly random: Random;
  readonly code: string;
}

export type PlainTemplate = (mail: PlainMail) => MailDraft;
