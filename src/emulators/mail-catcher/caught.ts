import PostalMime from 'postal-mime';

/** A received email, raw and parsed. */
export interface CaughtMail {
  readonly id: number;
  readonly receivedAt: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly messageId: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** URLs in its text, in order. */
  readonly links: readonly string[];
  readonly raw: string;
  /** Delivery count; emails with the same Message-ID count as one. */
  copies: number;
}

const KEPT_MAX = 2_000;

/**
 * Keeps the newest emails in memory, deduplicated by Message-ID and recipient like Gmail, Cyrus and Exchange, with a
 * delivery count.
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

  /** Newest first; optionally only those to one address. */
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
