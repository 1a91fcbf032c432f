import type { MailLine, MailSection, MailWords } from '../../texts/mail-words.ts';
import type { Texts } from '../../texts/texts.ts';
import { APP_NAME } from '../config.ts';

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

// Email clients support neither style sheets nor variables, so the screens' colors are repeated here as literals.
const STYLE = `body{margin:0;padding:0;background:#fbfaf7;color:#17211c}
.paper{background:#fbfaf7}.card{background:#ffffff;border:1px solid #e1e2dc}.ink{color:#17211c}.muted{color:#5c6661}
.go{background:#1c6a4a;color:#fbfdf9}
@media (prefers-color-scheme:dark){body,.paper{background:#0c1310!important;color:#eeefe9!important}
.card{background:#141d19!important;border-color:#2b352f!important}.ink{color:#eeefe9!important}
.muted{color:#9ea8a2!important}

.row{border-color:#2b352f!important}.go{background:#62c596!important;color:#0a1711!important}}`;
const SANS = "Geist,system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";
const SERIF = "Newsreader,Georgia,'Times New Roman',serif";

/** Renders the HTML and text forms of an email. All text is escaped, and only http addresses become links. */
export function renderMail(words: MailWords, texts: Texts): RenderedMail {
  return { subject: oneLine(words.subject), text: asText(words), html: asHtml(words, texts) };
}

function asText({ title, paragraphs, sections, action, otherwise, links }: MailWords): string {
  const parts = [
    title,
    ...paragraphs,
    ...(sections ?? []).map(sectionText),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    otherwise,
    ...(links ?? []).map(({ label, url }) => `${label}:\n${url}`),
  ];
  return `${parts.map((part) => part.trim()).join('\n\n')}\n\n${APP_NAME}\n`;
}

function sectionText({ heading, rows }: MailSection): string {
  const lines = rows.map(({ title, detail, value, url }) => {
    const first = value === null ? title : `${title}: ${value}`;
    return [
      `- ${first}`,
      ...(detail === '' ? [] : [`  ${detail}`]),
      ...(url === null ? [] : [`  ${url}`]),
    ].join('\n');
  });
  return [...(heading === null ? [] : [heading]), ...lines].join('\n');
}

function asHtml(words: MailWords, texts: Texts): string {
  const { subject, title, paragraphs, sections, action, otherwise, links } = words;
  const preview = sections?.[0]?.rows[0]?.title ?? paragraphs.at(-1) ?? '';
  const lines = paragraphs
    .map(
      (line) =>
        `<p class="ink" style="margin:0 0 16px;font:400 15px/1.55 ${SANS};color:#17211c">${escapeHtml(line)}</p>`,
    )
    .join('\n');
  return `<!doctype html>
<html lang="${texts.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta
  name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title><style>${STYLE}</style></head>
<body class="paper" style="margin:0;background:#fbfaf7">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="paper"
  style="background:#fbfaf7"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
<tr><td class="ink" style="padding:0 4px 20px;font:500 18px/1 ${SERIF};color:#17211c">${escapeHtml(APP_NAME)}</td></tr>
<tr><td class="card" style="background:#ffffff;border:1px solid #e1e2dc;border-radius:10px;padding:28px">
<h1 class="ink" style="margin:0 0 16px;font:400 26px/1.2 ${SERIF};letter-spacing:-0.01em;color:#17211c"
>${escapeHtml(title)}</h1>
${lines}${(sections ?? []).map(sectionHtml).join('\n')}${action ? button(action, texts) : ''}
<p class="muted" style="margin:0;font:400 13px/1.5 ${SANS};color:#5c6661"
>${escapeHtml(otherwise)}${(links ?? []).map(link).join('')}</p>
</td></tr></table></td></tr></table></body></html>
`;
}

const WHOLE_WIDTH = 'width="100%" cellpadding="0" cellspacing="0"';
const HEADING = `margin:20px 0 4px;font:500 15px/1.4 ${SANS};color:#17211c`;

function sectionHtml({ heading, rows }: MailSection): string {
  const title = heading === null ? '' : `<h2 class="ink" style="${HEADING}">${escapeHtml(heading)}</h2>`;
  const lines = rows.map(lineHtml).join('');
  return `${title}<table role="presentation" ${WHOLE_WIDTH} style="margin:0 0 16px">${lines}</table>`;
}

function lineHtml({ title, detail, value, url }: MailLine): string {
  const name = escapeHtml(title);
  const shown =
    url !== null && isLink(url)
      ? `<a class="ink" href="${escapeHtml(url)}" style="color:#17211c">${name}</a>`
      : name;
  const more =
    detail === ''
      ? ''
      : `<br><span class="muted" style="font:400 13px/1.5 ${SANS};color:#5c6661">${escapeHtml(detail)}</span>`;
  const cell = `padding:10px 0;border-top:1px solid #e1e2dc;font:500 15px/1.4 ${SANS};color:#17211c`;
  const amount = `${cell};padding-left:12px;white-space:nowrap;font-variant-numeric:tabular-nums`;
  const [left, right] = [
    `<td class="ink row" style="${cell}">${shown}${more}</td>`,
    `<td class="ink row" align="right" valign="top" style="${amount}">${escapeHtml(value ?? '')}</td>`,
  ];
  return `<tr>${left}${right}</tr>`;
}

function link({ label, url }: { readonly label: string; readonly url: string }): string {
  if (!isLink(url)) return '';
  const style = 'color:#5c6661;white-space:nowrap';
  return ` <a class="muted" href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a>`;
}

function isLink(url: string): boolean {
  return /^https?:\/\//.test(url);
}

function button({ label, url }: { readonly label: string; readonly url: string }, { emails }: Texts): string {
  if (!isLink(url)) return '';
  const address = escapeHtml(url);
  return (
    `<p style="margin:8px 0 20px"><a class="go" ` +
    `href="${address}" style="display:inline-block;background:#1c6a4a;color:#fbfdf9;border-radius:6px;padding:11px ` +
    `18px;font:500 15px/1.2 ${SANS};text-decoration:none">${escapeHtml(label)}</a></p>
<p class="muted" style="margin:0 0 16px;font:400 13px/1.5 ${SANS};color:#5c6661;overflow-wrap:anywhere"
>${emails.orOpen(address)}</p>
`
  );
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
