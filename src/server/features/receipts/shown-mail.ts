import PostalMime from 'postal-mime';
import sanitizeHtml from 'sanitize-html';
import { findMailbox } from '#db/repositories/mailboxes.ts';
import { openKeptMail } from '../../lib/kept-mail.ts';
import { sourceOf } from '../../lib/mail-sources.ts';
import type { Services } from '../../lib/services.ts';
import { findPlace } from './processed-query.ts';

/** A mail as it may be shown: sanitised HTML for a sandboxed frame without network, or text. */
export interface ShownMail {
  readonly html: string | null;
  readonly text: string | null;
}

const HTML_BYTES_MAX = 1024 * 1024;
const TEXT_CHARS_MAX = 200_000;

/** A mail that is shown, and where it came from. */
export interface FoundMail extends ShownMail {
  readonly from: 'kept' | 'mailbox';
}

/** The mail as it is kept here, or read again from its mailbox. Null when it is gone or the mailbox does not answer. */
export async function showMail(
  services: Services,
  userId: string,
  messageId: string,
): Promise<FoundMail | null> {
  try {
    const kept = await openKeptMail(services, userId, messageId);
    const raw = kept ?? (await fetchAgain(services, userId, messageId));
    if (!raw) return null;
    const parsed = await PostalMime.parse(raw, { maxNestingDepth: 20, maxHeadersSize: 512 * 1024 });
    const html = parsed.html && parsed.html.length <= HTML_BYTES_MAX ? clean(parsed.html) : null;
    return {
      html,
      text: parsed.text?.slice(0, TEXT_CHARS_MAX) ?? null,
      from: kept ? 'kept' : 'mailbox',
    };
  } catch (error) {
    services.logger.warn({ error }, 'a mail could not be shown');
    return null;
  }
}

async function fetchAgain(services: Services, userId: string, messageId: string): Promise<Uint8Array | null> {
  const place = await services.db.readAs(userId, async (db) => {
    const message = await findPlace(db, messageId);
    const mailbox = message && (await findMailbox(db, message.mailboxId));
    return mailbox ? { mailbox, id: message.providerMessageId } : null;
  });
  const source = place && sourceOf(services, userId, place.mailbox);
  if (!source) return null;
  for await (const message of source.mail.fetch(source.access, [place.id]))
    return message.outcome === 'found' ? message.raw : null;
  return null;
}

/** Layout and words only: no scripts, forms, links that work, remote images or fonts. */
function clean(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [
      'a',
      'abbr',
      'address',
      'article',
      'b',
      'big',
      'blockquote',
      'br',
      'caption',
      'center',
      'code',
      'col',
      'colgroup',
      'dd',
      'del',
      'div',
      'dl',
      'dt',
      'em',
      'font',
      'footer',
      'h1',
      'h2',
      'h3',
      'h4',
      'h5',
      'h6',
      'header',
      'hr',
      'i',
      'ins',
      'li',
      'main',
      'mark',
      'ol',
      'p',
      'pre',
      'q',
      's',
      'section',
      'small',
      'span',
      'strike',
      'strong',
      'sub',
      'sup',
      'table',
      'tbody',
      'td',
      'tfoot',
      'th',
      'thead',
      'tr',
      'tt',
      'u',
      'ul',
    ],
    allowedAttributes: {
      '*': [
        'style',
        'align',
        'valign',
        'bgcolor',
        'color',
        'width',
        'height',
        'border',
        'cellpadding',
        'cellspacing',
        'colspan',
        'rowspan',
        'dir',
        'lang',
        'size',
        'face',
      ],
    },
    allowedSchemes: [],
    parseStyleAttributes: true,
    allowedStyles: { '*': STYLES },
    disallowedTagsMode: 'discard',
    nonTextTags: ['style', 'script', 'textarea', 'option', 'noscript', 'title'],
  });
}

/** Values without `url(`, `expression(` or an escape. */
const PLAIN = /^(?!.*(?:url|expression|image-set|\\))[\w\s.,%#()'"/+-]{1,200}$/i;
const STYLES = Object.fromEntries(
  [
    'color',
    'background-color',
    'font',
    'font-family',
    'font-size',
    'font-style',
    'font-weight',
    'line-height',
    'letter-spacing',
    'text-align',
    'text-decoration',
    'text-transform',
    'vertical-align',
    'white-space',
    'width',
    'max-width',
    'min-width',
    'height',
    'max-height',
    'margin',
    'margin-top',
    'margin-right',
    'margin-bottom',
    'margin-left',
    'padding',
    'padding-top',
    'padding-right',
    'padding-bottom',
    'padding-left',
    'border',
    'border-top',
    'border-right',
    'border-bottom',
    'border-left',
    'border-collapse',
    'border-spacing',
    'border-radius',
    'border-color',
    'display',
    'table-layout',
    'overflow',
    'direction',
    'opacity',
    'visibility',
  ].map((name) => [name, [PLAIN]]),
);
