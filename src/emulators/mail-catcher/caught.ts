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
}

const KEPT_MAX = 500;

/** Keeps the newest emails in memory. */
export class CaughtMails {
  private readonly mails: CaughtMail[] = [];
  private count = 0;

  async add(raw: Buffer, envelope: { readonly from: string; readonly to: readonly string[] }, now: Date) {
    const parsed = await PostalMime.parse(raw);
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
