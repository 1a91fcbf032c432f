import type { UserMessage } from '#domain/messages/user-message.ts';

/** A part of an uploaded file: a message, or a problem. */
export type MailFilePart =
  | {
      readonly kind: 'message';
      /** The message as sent (RFC 5322). */
      readonly raw: Uint8Array;
      /** When it was received, as stated in the file; null if not stated. */
      readonly receivedAt: Date | null;
      readonly key: string;
      readonly identity: string;
    }
  | { readonly kind: 'too_large'; readonly bytes: number }
  | { readonly kind: 'problem'; readonly reason: UserMessage };

/**
 * Splits email files into messages: one message (.eml), many (.mbox), archives of both (.zip, .gz). Streams, so that a
 * file may be larger than memory; sizes stated in the file are not trusted. Yields `problem` for anything that is not
 * an email.
 */
export interface MailFileReader {
  read(chunks: AsyncIterable<Uint8Array>, fileName: string): AsyncIterable<MailFilePart>;
}
