import type { Random } from '../../household/random.ts';
import type { MailDraft, Recipient } from './draft.ts';

/** What an email that belongs to no order is given. */
export interface PlainMail {
  readonly person: Recipient;
  /** The civil day it is written. */
  readonly day: string;
  readonly random: Random;
  readonly code: string;
}

export type PlainTemplate = (mail: PlainMail) => MailDraft;
