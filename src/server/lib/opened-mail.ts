import PostalMime from 'postal-mime';
import sanitizeHtml from 'sanitize-html';

/** A mail as it may be shown: sanitised HTML for a sandboxed frame without network, or text. */
export interface ShownMail {
  readonly html: string | null;
  readonly text: string | null;
}

/** A mail opened: what may be shown of it, and the PDF files that came with it. */
export interface OpenedMail extends ShownMail {
  readonly documents: readonly { readonly name: string; readonly content: Uint8Array }[];
}

const HTML_BYTES_MAX = 1024 * 1024;
const TEXT_CHARS_MAX = 200_000;

/** Opens a mail for a person's eyes. Throws for bytes that are no mail. */
export async function openMail(raw: Uint8Array): Promise<OpenedMail> {
  const parsed = await PostalMime.parse(raw, { maxNestingDepth: 20, maxHeadersSize: 512 * 1024 });
  return {
    html: parsed.html && parsed.html.length <= HTML_BYTES_MAX ? clean(parsed.html) : null,
    text: parsed.text?.slice(0, TEXT_CHARS_MAX) ?? null,
    documents: parsed.attachments.flatMap(({ mimeType, filename, content }) =>
      mimeType === 'application/pdf'
        ? [
            {
              name: filename ?? 'attachment.pdf',
              content: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
            },
          ]
        : [],
    ),
  };
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
