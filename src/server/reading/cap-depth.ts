import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';

/** Void elements. */
const VOID = new Set(
  'area base basefont br col command embed frame hr img input isindex keygen link meta param source track wbr'.split(
    ' ',
  ),
);
/** Elements with optional end tags: the next of these ends them. */
const ENDS: Readonly<Record<string, readonly string[]>> = {
  p: ['p'],
  div: ['p'],
  table: ['p'],
  ul: ['p'],
  ol: ['p'],
  li: ['li'],
  dt: ['dt', 'dd'],
  dd: ['dt', 'dd'],
  td: ['td', 'th'],
  th: ['td', 'th'],
  tr: ['tr', 'td', 'th'],
  option: ['option'],
};

/** Foreign content, with different parsing rules; the second inside the first switches back to HTML. */
const FOREIGN = new Set(['svg', 'math']);
const HTML_IN_FOREIGN = new Set('mi mo mn ms mtext annotation-xml foreignobject desc title'.split(' '));

/** Raw text elements, in which nothing nests. */
const RAW = new Set('script style title textarea xmp iframe noembed noframes plaintext'.split(' '));

/**
 * Removes the tags of elements nested deeper than `depthMax` and keeps their text. HTML parsers take time proportional
 * to depth for each tag; this pass is linear. HTML within the limit is returned unchanged.
 */
export function capDepth(html: string, depthMax: number): string {
  const cap = new DepthCap(html, depthMax);
  const tokenizer = new Tokenizer({ decodeEntities: false }, cap);
  tokenizer.write(html);
  tokenizer.end();
  return cap.result();
}

class DepthCap implements TokenizerCallbacks {
  readonly #html: string;
  readonly #depthMax: number;
  readonly #open: string[] = [];
  /** Open elements beyond the depth, by name. */
  readonly #beyond = new Map<string, number>();
  readonly #kept: string[] = [];
  #keptTo = 0;
  #tagAt = 0;
  #isDropped = false;

  constructor(html: string, depthMax: number) {
    this.#html = html;
    this.#depthMax = depthMax;
  }

  result(): string {
    if (this.#keptTo === 0 && this.#kept.length === 0) return this.#html;
    return this.#kept.join('') + this.#html.slice(this.#keptTo);
  }

  onopentagname(start: number, end: number): void {
    const name = this.#html.slice(start, end).toLowerCase();
    this.#tagAt = start - 1;
    this.#isDropped = false;
    if (VOID.has(name)) return;
    const ended = ENDS[name];
    while (ended?.includes(this.#open.at(-1) ?? '')) this.#close();
    // Without its tags, text that only looks like tags would become tags.
    const isRaw = RAW.has(name) && !this.isInForeignContext();
    if (isRaw || this.#open.length < this.#depthMax) {
      this.#open.push(name);
      return;
    }
    this.#isDropped = true;
    this.#beyond.set(name, (this.#beyond.get(name) ?? 0) + 1);
  }

  onopentagend(end: number): void {
    if (this.#isDropped) this.#drop(this.#tagAt, end + 1);
  }

  onselfclosingtag(end: number): void {
    this.onopentagend(end);
  }

  onclosetag(start: number, end: number): void {
    const name = this.#html.slice(start, end).toLowerCase();
    const beyond = this.#beyond.get(name) ?? 0;
    if (beyond > 0) {
      this.#beyond.set(name, beyond - 1);
      const close = this.#html.indexOf('>', end);
      this.#drop(start - 2, close < 0 ? this.#html.length : close + 1);
      return;
    }
    const place = this.#open.lastIndexOf(name);
    if (place < 0) return;
    this.#open.length = place;
    this.#beyond.clear();
  }

  #close(): void {
    this.#open.pop();
    this.#beyond.clear();
  }

  #drop(from: number, to: number): void {
    this.#kept.push(this.#html.slice(this.#keptTo, from));
    this.#keptTo = to;
  }

  /** Whether the tokenizer treats the content of elements such as `title` as plain text. */
  isInForeignContext(): boolean {
    const innermost = this.#open.findLast((name) => FOREIGN.has(name) || HTML_IN_FOREIGN.has(name));
    return innermost !== undefined && FOREIGN.has(innermost);
  }

  onattribdata(): void {}
  onattribentity(): void {}
  onattribend(): void {}
  onattribname(): void {}
  oncdata(): void {}
  oncomment(): void {}
  ondeclaration(): void {}
  onend(): void {}
  onprocessinginstruction(): void {}
  ontext(): void {}
  ontextentity(): void {}
}
