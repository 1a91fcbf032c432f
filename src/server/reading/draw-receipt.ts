import { EMAIL_LIMITS } from '#readers/receipt/email/limits.ts';
import { type ParsedEmail, parseEmail } from '#readers/receipt/email/parse-email.ts';
import { LINES_MAX, type Line } from '#readers/receipt/page/page.ts';
import { readHtml } from '#readers/receipt/page/visible-html.ts';
import { readPlainText } from '#readers/receipt/page/visible-text.ts';
import { type EmailText, renderReceipt } from '../features/claims/pack/render-receipt.ts';
import { bodiesOf, contentOf } from './email-content.ts';
import type { ReaderTaskTable } from './serve-tasks.ts';

/** Renders a receipt's email as a PDF, with its PDF attachments. */
export const drawReceiptTasks = {
  async drawReceipt(raw, { facts, withText }) {
    const outer = parseEmail(raw);
    if (!outer.isEmail) throw new Error('the bytes are not an email');
    const email = contentOf(outer);
    const pdf = await renderReceipt(
      facts,
      withText ? textOf(email) : { ...headOf(email), lines: [], note: 'tooComplex' },
    );
    // Longer text was truncated when the email was read.
    const whole = email.pdfs.filter(({ bytes }) => bytes.byteLength < EMAIL_LIMITS.pdfBytesMax);
    return {
      pdf,
      documents: withText
        ? whole.map(({ filename, bytes }) => ({ name: filename || 'attachment.pdf', content: bytes }))
        : [],
    };
  },
} satisfies Partial<ReaderTaskTable>;

function headOf({ from, subject, date }: ParsedEmail): Pick<EmailText, 'from' | 'subject' | 'sent'> {
  const sender = from.name && from.address ? `${from.name} <${from.address}>` : from.name || from.address;
  return { from: sender, subject, sent: date === null ? '' : date.at.replace('T', ' ') };
}

/** The visible content: the HTML if it has any text, or else the plain text. */
function textOf(email: ParsedEmail): EmailText {
  const html = bodiesOf(email, 'html').flatMap((body) => readHtml(body.text, body.part).lines);
  const lines: readonly Line[] =
    html.length > 0
      ? html
      : bodiesOf(email, 'text').flatMap((body) => readPlainText(body.text, body.part).lines);
  const isCut = email.isTruncated || lines.length >= LINES_MAX;
  return { ...headOf(email), lines, note: lines.length === 0 ? 'noText' : isCut ? 'more' : null };
}
