/** A piece of an uploaded file: a message, or what could not be read. */
export type MailFilePart =
  | {
      readonly kind: 'message';
      /** The message as sent (RFC 5322). */
      readonly raw: Uint8Array;
      /** When it came, as the file says beside the message; null where it does not. */
      readonly receivedAt: Date | null;
      readonly key: string;
      readonly identity: string;
    }
  | { readonly kind: 'too_large'; readonly bytes: number }
  | { readonly kind: 'problem'; readonly reason: string };

/**
 * Takes files of email apart: one message (.eml), many (.mbox), archives of both (.zip, .gz). Reads as it goes, so that
 * a file may be larger than memory; nothing in it is believed about sizes. Gives `problem` for what is no email.
 */
export interface MailFileReader {
  read(chunks: AsyncIterable<Uint8Array>, fileName: string): AsyncIterable<MailFilePart>;
}
