import { type EmailBody, type ParsedEmail, parseEmail } from '#readers/receipt/email/parse-email.ts';
import { readHtml } from '#readers/receipt/page/visible-html.ts';
import { bodiesOf, contentOf } from './email-content.ts';
import { sanitizeEmailHtml } from './sanitize-email-html.ts';
import type { ReaderTaskTable } from './serve-tasks.ts';

const HTML_CHARS_MAX = 1024 * 1024;
/** Escaping expands text up to six times. */
const SANITIZED_CHARS_MAX = 2 * HTML_CHARS_MAX;
const TEXT_CHARS_MAX = 200_000;

/** Prepares an email for display. */
export const openEmailTasks = {
  openEmail(raw, { withHtml }) {
    const outer = parseEmail(raw);
    if (!outer.isEmail) throw new Error('the bytes are not an email');
    const email = contentOf(outer);
    const html = textsOf(email, 'html').join('\n<br>\n');
    const isShown = withHtml && html !== '' && html.length <= HTML_CHARS_MAX;
    const sanitized = isShown ? sanitizeEmailHtml(html) : null;
    const isTooComplex = html !== '' && (sanitized === null || sanitized.length > SANITIZED_CHARS_MAX);
    const text = textsOf(email, 'text').join('\n\n') || (isTooComplex ? textOf(email) : '');
    return {
      html: isTooComplex ? null : sanitized,
      text: text.slice(0, TEXT_CHARS_MAX) || null,
      isTooComplex,
    };
  },
} satisfies Partial<ReaderTaskTable>;

/** The visible text of HTML as plain lines, in linear time. */
function textOf(email: ParsedEmail): string {
  return bodiesOf(email, 'html')
    .flatMap((body) => readHtml(body.text, body.part).lines.map((line) => line.text))
    .join('\n');
}

function textsOf(email: ParsedEmail, kind: EmailBody['kind']): string[] {
  return bodiesOf(email, kind).map((body) => body.text);
}
