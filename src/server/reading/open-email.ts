import { type Mail, type MailBody, parseMail } from '#readers/receipt/mail/mail.ts';
import { readHtml } from '#readers/receipt/page/visible-html.ts';
import { sanitizeEmailHtml } from './sanitize-email-html.ts';
import type { ReaderTaskTable } from './serve-tasks.ts';

const HTML_CHARS_MAX = 1024 * 1024;
/** Escaping makes text longer, up to six times. */
const SANITIZED_CHARS_MAX = 2 * HTML_CHARS_MAX;
const TEXT_CHARS_MAX = 200_000;
const INNER_MAX = 5;

/** Opens an email to be shown. */
export const openEmailTasks = {
  openEmail(raw, { withHtml, withDocuments }) {
    const outer = parseMail(raw);
    if (!outer.isMail) throw new Error('the bytes are not an email');
    const email = contentOf(outer);
    const html = bodiesOf(email, 'html').join('\n<br>\n');
    const isShown = withHtml && html !== '' && html.length <= HTML_CHARS_MAX;
    const sanitized = isShown ? sanitizeEmailHtml(html) : null;
    const isTooComplex = html !== '' && (sanitized === null || sanitized.length > SANITIZED_CHARS_MAX);
    const text = bodiesOf(email, 'text').join('\n\n') || (isTooComplex ? textOf(email) : '');
    return {
      html: isTooComplex ? null : sanitized,
      text: text.slice(0, TEXT_CHARS_MAX) || null,
      isTooComplex,
      documents: withDocuments
        ? email.pdfs.map(({ filename, bytes }) => ({ name: filename || 'attachment.pdf', content: bytes }))
        : [],
    };
  },
} satisfies Partial<ReaderTaskTable>;

/** The attached email where the outer one has no content of its own. */
function contentOf(outer: Mail): Mail {
  let email = outer;
  for (let depth = 0; depth < INNER_MAX && email.inner; depth += 1) {
    if (email.bodies.length > 0) break;
    email = email.inner;
  }
  return email;
}

function bodiesOf({ bodies }: Mail, kind: MailBody['kind']): string[] {
  return bodies.filter((body) => body.kind === kind).map((body) => body.text);
}

/** What a reader would see of the HTML, in plain lines; the cost of this is linear. */
function textOf({ bodies }: Mail): string {
  return bodies
    .filter((body) => body.kind === 'html')
    .flatMap((body) => readHtml(body.text, body.part).lines.map((line) => line.text))
    .join('\n');
}
