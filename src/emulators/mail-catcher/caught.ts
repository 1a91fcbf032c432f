import PostalMime from 'postal-mime';

/** An email as it arrived, and what a reader of it sees. */
export interface CaughtMail {
  readonly id: number;
  readonly receivedAt: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly messageId: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Addresses that its text names, in their order. */
  readonly links: readonly string[];
  readonly raw: string;
  /** How often it was delivered: under one Message-ID a mailbox keeps one email. */
  copies: number;
}

const KEPT_MAX = 2_000;

/**
 * Keeps the newest emails in memory, one of a Message-ID to an address as Gmail, Cyrus and Exchange do. How often each
 * was delivered is counted.
 */
export class CaughtMailStore {
  private readonly mails: CaughtMail[] = [];
  private count = 0;

  async add(raw: Buffer, envelope: { readonly from: string; readonly to: readonly string[] }, now: Date) {
    const parsed = await PostalMime.parse(raw);
    const known = this.mails.find(
      (mail) =>
        parsed.messageId !== undefined &&
        mail.messageId === parsed.messageId &&
        `${mail.to}` === `${envelope.to}`,
    );
    if (known) {
      known.copies += 1;
      return;
    }
    const text = parsed.text ?? '';
    this.count += 1;
    this.mails.unshift({
      id: this.count,
      receivedAt: now.toISOString(),
      ...envelope,
      messageId: parsed.messageId ?? '',
      subject: parsed.subject ?? '',
      text,
      html: parsed.html ?? '',
      links: text.match(/https?:\/\/\S+/g) ?? [],
      raw: raw.toString('latin1'),
      copies: 1,
    });
    if (this.mails.length > KEPT_MAX) this.mails.pop();
  }

  /** Newest first; only those to an address, when one is given. */
  list(to?: string): readonly CaughtMail[] {
    const wanted = to?.toLowerCase();
    return this.mails.filter(
      (mail) => wanted === undefined || mail.to.some((address) => address.toLowerCase() === wanted),
    );
  }

  find(id: number): CaughtMail | undefined {
    return this.mails.find((mail) => mail.id === id);
  }
}
