import { escapeHtml } from '../google/pages/layout.ts';
import type { CaughtMail } from './caught.ts';

export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

/** Email HTML can't run scripts or send requests; links open in a new window. */
export const MAIL_HEADERS = {
  ...PAGE_HEADERS,
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors " +
    "'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
} as const;

/** The list of caught emails. */
export function listPage(mails: readonly CaughtMail[]): string {
  const rows = mails
    .map(
      (mail) =>
        `<li><a href="/mails/${mail.id}"><strong>${escapeHtml(mail.subject)}</strong><span>to ` +
        `${escapeHtml(mail.to.join(', '))}</span><time>${escapeHtml(mail.receivedAt)}</time></a></li>`,
    )
    .join('\n');
  const empty =
    '<p class="soft">Nothing has been sent yet. Mails of the product appear here; reload to see new ones.</p>';
  return page('Caught mail', `<h1>Caught mail</h1>${mails.length === 0 ? empty : `<ul>${rows}</ul>`}`);
}

/** One email: rendered HTML and text. */
export function mailPage(mail: CaughtMail): string {
  const links = mail.links
    .map((link) => `<p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`)
    .join('\n');
  return page(
    mail.subject,
    `<p><a href="/">All mails</a></p><h1>${escapeHtml(mail.subject)}</h1>
<p class="soft">from ${escapeHtml(mail.from)} to ${escapeHtml(mail.to.join(', '))}, ${escapeHtml(mail.receivedAt)}</p>
${links}<iframe title="The mail" sandbox="allow-popups allow-popups-to-escape-sandbox"
      src="/mails/${mail.id}/html"></iframe>
<h2>As text</h2><pre>${escapeHtml(mail.text)}</pre>`,
  );
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
    <title>${escapeHtml(title)} – Sandbox mail</title><style>${STYLE}</style></head>
<body><header><strong>Sandbox</strong> – catches mail; nothing here leaves this
    machine</header><main>${body}</main></body></html>`;
}

const STYLE = `:root{--bg:#f4f3ef;--card:#fffefb;--ink:#1d1c1a;--soft:#5f5b53;--line:#dcd8cd;--accent:#1f5fae;
--note-bg:#fff1c9;--note:#5a4300}
@media (prefers-color-scheme:dark){:root{--bg:#141412;--card:#1e1d1b;--ink:#f1efe9;--soft:#aba69b;--line:#3a3833;
--accent:#8ab8f5;--note-bg:#3a2f10;--note:#f4dfa0}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--ink);font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
header{padding:8px 16px;text-align:center;background:var(--note-bg);color:var(--note);font-size:14px}
main{width:min(760px,calc(100% - 32px));margin:24px auto;padding:24px;background:var(--card);
border:1px solid var(--line);border-radius:16px}
h1{font-size:24px;line-height:1.25;margin:0 0 12px}h2{font-size:16px;margin:20px 0 8px}.soft{color:var(--soft)}
a{color:var(--accent);overflow-wrap:anywhere}
ul{list-style:none;margin:0;padding:0;border-top:1px solid var(--line)}li{border-bottom:1px solid var(--line)}
li a{display:grid;grid-template-columns:1fr auto;gap:2px 16px;padding:12px 4px;color:inherit;text-decoration:none}
li a strong{grid-column:1/-1;color:var(--accent)}
li span,time{font-size:14px;color:var(--soft)}
iframe{width:100%;height:480px;border:1px solid var(--line);border-radius:8px;background:#fff}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font-size:14px}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}`;
