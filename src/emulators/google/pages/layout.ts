/** Escapes the five special characters of HTML. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** The page layout of the emulator. `body` is HTML. */
export function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<header class="banner"><strong>Sandbox</strong> – stands in for Google</header>
<main>
<div class="brand">${MARK}<span>Sandbox Google</span></div>
${body}
</main>
<footer>Nothing here reaches Google. Every account is made up and ends in @sandbox.test.</footer>
</body>
</html>`;
}

/** No opener policy: the pop-up must keep its opener. */
export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

const MARK = `<svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true" focusable="false"><rect x="1.5"
  y="1.5" width="25" height="25" rx="8" fill="none" stroke="currentColor" stroke-width="2"
  stroke-dasharray="4 3"/><path d="M8 12.5h12M8 16h12M11 20h6M10.500 8.500h7" stroke="currentColor" stroke-width="2"
  stroke-linecap="round"/></svg>`;

const STYLE = `
:root{--bg:#f4f3ef;--card:#fffefb;--ink:#1d1c1a;--soft:#5f5b53;--line:#dcd8cd;--hover:#f0ede4;--accent:#1f5fae;
--on:#fff;--note-bg:#fff1c9;--note:#5a4300}
@media (prefers-color-scheme:dark){:root{--bg:#141412;--card:#1e1d1b;--ink:#f1efe9;--soft:#aba69b;--line:#3a3833;
--hover:#2a2825;--accent:#8ab8f5;--on:#0e1a2a;--note-bg:#3a2f10;--note:#f4dfa0}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:var(--bg);color:var(--ink);
font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;
display:flex;flex-direction:column;align-items:center}
.banner{margin:0;width:100%;padding:8px 16px;text-align:center;background:var(--note-bg);color:var(--note);
font-size:14px}
main{width:min(448px,calc(100% - 32px));margin:24px 0;padding:32px 28px;background:var(--card);
border:1px solid var(--line);border-radius:16px}
.brand{display:flex;align-items:center;gap:10px;font-weight:600;color:var(--soft);margin-bottom:20px}
h1{font-size:24px;line-height:1.25;margin:0 0 8px;font-weight:600;letter-spacing:-.01em}
p{margin:0 0 16px}
.soft{color:var(--soft)}
ul.people,ul.scopes{list-style:none;margin:20px 0;padding:0;border-top:1px solid var(--line)}
ul.people li,ul.scopes li{border-bottom:1px solid var(--line)}
.person{display:flex;width:100%;gap:14px;align-items:center;padding:14px 8px;background:none;border:0;color:inherit;
font:inherit;text-align:left;text-decoration:none;cursor:pointer;border-radius:8px}
.person:hover{background:var(--hover)}
.initial{flex:none;width:36px;height:36px;border-radius:50%;display:grid;place-items:center;
background:var(--accent);color:var(--on);font-weight:600}
.who{min-width:0;overflow-wrap:anywhere}
.who span{display:block;font-size:14px;color:var(--soft)}
label.scope{display:flex;gap:14px;padding:14px 8px;cursor:pointer;align-items:flex-start}
label.scope input{flex:none;width:20px;height:20px;margin:2px 0 0;accent-color:var(--accent)}
.fixed{padding:14px 8px;color:var(--soft)}
.actions{display:flex;gap:12px;justify-content:flex-end;flex-wrap:wrap;margin-top:24px}
button.main,button.quiet{font:inherit;font-weight:600;min-height:44px;padding:10px 22px;border-radius:10px;
cursor:pointer;border:1px solid var(--line);background:none;color:var(--ink)}
button.main{background:var(--accent);border-color:var(--accent);color:var(--on)}
button.quiet:hover{background:var(--hover)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
code{font-size:14px;overflow-wrap:anywhere}
footer{margin:0 16px 24px;font-size:13px;color:var(--soft);text-align:center}
@media (max-width:480px){main{padding:24px 18px;margin:16px 0}.actions button{flex:1}}
`;
