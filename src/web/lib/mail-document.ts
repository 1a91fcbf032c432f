export interface MailContent {
  readonly html: string | null;
  readonly text: string | null;
  /** The layout is too large or too complex to display. */
  readonly isTooComplex?: boolean;
}

/** Text to highlight in the email; `isLit` ones are stronger and scrolled into view. */
export interface MailHighlight {
  readonly text: string;
  readonly isLit: boolean;
}

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";
const STYLE = `
:root{color-scheme:light}
html{background:#fff}
body{margin:0;padding:20px 22px;color:#1d2420;font:15px/1.5 system-ui,sans-serif;overflow-wrap:break-word}
pre{margin:0;font:14px/1.55 ui-monospace,Menlo,'DejaVu Sans Mono',monospace;white-space:pre-wrap}
table{max-width:100%}
img{max-width:100%;height:auto}
mark{background:none;color:inherit;border-bottom:2px solid #d9c489;border-radius:1px}
mark.lit{background:#ffe08a;border-bottom-color:#b98700;outline:3px solid #ffe08a}
mark.lit.first{scroll-initial-target:nearest;scroll-margin-block:35vh}
@media (max-width:640px){
body{padding:14px}
table{width:100%!important;max-width:100%!important}
td,th,div,p{width:auto!important;min-width:0!important;max-width:100%!important}
}
`;
const NEVER_SHOWN = 'script,style,link,meta,base,iframe,object,embed,form,noscript,title';
const OCCURRENCES_MAX = 4;
const WORD = /[\p{L}\p{N}]/u;

/**
 * Builds the HTML document for a sandboxed frame: the email's markup or text, a policy that blocks requests and
 * scripts, and the highlights. Works on a parsed copy; nothing in the email runs or loads.
 */
export function buildMailDocument(message: MailContent, marks: readonly MailHighlight[]): string {
  const page = new DOMParser().parseFromString(message.html ?? '<pre></pre>', 'text/html');
  if (message.html === null) {
    const sheet = page.querySelector('pre');
    if (sheet) sheet.textContent = message.text ?? '';
  }
  for (const element of page.querySelectorAll(NEVER_SHOWN)) element.remove();
  for (const mark of [...marks].sort((a, b) => Number(a.isLit) - Number(b.isLit))) highlightText(page, mark);
  return (
    `<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" ` +
    `content="${POLICY}"><style>${STYLE}</style></head><body>${page.body.innerHTML}</body></html>`
  );
}

interface Place {
  readonly node: Text;
  readonly offset: number;
}

/** Finds the text ignoring white space, since markup may add any between words. */
function highlightText(page: Document, mark: MailHighlight): void {
  const needle = mark.text.replace(/\s+/g, '').toLowerCase();
  if (needle === '') return;
  const { text, places } = lettersOf(page);
  const found: number[] = [];
  for (let index = text.indexOf(needle); index >= 0; index = text.indexOf(needle, index + needle.length)) {
    if (isWholeWord(places, index, needle.length)) found.push(index);
    if (found.length === OCCURRENCES_MAX) break;
  }
  // Insert from last to first, so that earlier positions stay valid.
  for (const [index, position] of [...found.entries()].reverse())
    wrap(page, places.slice(position, position + needle.length), mark.isLit, index === 0);
}

/** Lists all non-space characters of the page in lower case, with their positions. */
function lettersOf(page: Document): { text: string; places: Place[] } {
  const places: Place[] = [];
  let text = '';
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue;
    for (let offset = 0; offset < node.data.length; offset += 1) {
      const letter = node.data[offset] ?? '';
      if (/\s/.test(letter)) continue;
      const lower = letter.toLowerCase();
      text += lower.length === 1 ? lower : letter;
      places.push({ node, offset });
    }
  }
  return { text, places };
}

/** A number or word doesn't match inside a longer one. */
function isWholeWord(places: readonly Place[], index: number, length: number): boolean {
  const first = places[index];
  const last = places[index + length - 1];
  if (!first || !last) return false;
  const matches = (inside: string | undefined, outside: string | undefined): boolean =>
    WORD.test(inside ?? '') && WORD.test(outside ?? '');
  return (
    !matches(first.node.data[first.offset], first.node.data[first.offset - 1]) &&
    !matches(last.node.data[last.offset], last.node.data[last.offset + 1])
  );
}

function wrap(page: Document, places: readonly Place[], isLit: boolean, isFirst: boolean): void {
  const runs = new Map<Text, { from: number; to: number }>();
  for (const { node, offset } of places) {
    const run = runs.get(node);
    if (run) run.to = offset + 1;
    else runs.set(node, { from: offset, to: offset + 1 });
  }
  let isStart = isFirst;
  for (const [node, { from, to }] of runs) {
    const range = page.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    const mark = page.createElement('mark');
    if (isLit) mark.className = isStart ? 'lit first' : 'lit';
    isStart = false;
    range.surroundContents(mark);
  }
}
