import { type InlineStyle, parseInlineStyle } from './css.ts';

/** A rule of a `<style>` block that affects visibility, with its selector. */
export interface StyleRule {
  /** Compound selectors from ancestor to element. */
  readonly chain: readonly Compound[];
  readonly style: InlineStyle;
}

interface Compound {
  readonly tag: string;
  readonly id: string;
  readonly classes: readonly string[];
}

export interface Matchable {
  readonly tag: string;
  readonly id: string;
  readonly classes: readonly string[];
}

const RULES_MAX = 400;
const NESTING_MAX = 4;
const CSS_CHARS_MAX = 200_000;
/** Properties that affect visibility or position. */
const RELEVANT = new RegExp(
  'display|visibility|opacity|color|background|font|height|width|overflow|indent|position|clip|mso-hide' +
    '|float|decoration|transform|margin|padding|clear',
);

/**
 * Parses the rules that apply to a desktop screen: plain rules and `@media` blocks with a minimum width. Blocks for
 * narrow screens, print and dark mode are skipped.
 */
export function parseStylesheet(css: string): readonly StyleRule[] {
  const known = cached.get(css);
  if (known) return known;
  const rules: StyleRule[] = [];
  readBlock(withoutComments(css.slice(0, CSS_CHARS_MAX)), rules, 0);
  if (css.length <= CACHED_CHARS_MAX) {
    if (cached.size >= CACHE_MAX) cached.clear();
    cached.set(css, rules);
  }
  return rules;
}

/** Cache: emails of one sender share their rules. */
const cached = new Map<string, readonly StyleRule[]>();
const CACHE_MAX = 32;
const CACHED_CHARS_MAX = 20_000;

function withoutComments(css: string): string {
  let out = '';
  let at = 0;
  for (let open = css.indexOf('/*'); open >= 0; open = css.indexOf('/*', at)) {
    out += css.slice(at, open);
    const close = css.indexOf('*/', open + 2);
    if (close < 0) return out;
    at = close + 2;
  }
  return out + css.slice(at);
}

function readBlock(css: string, rules: StyleRule[], depth: number): void {
  let at = 0;
  while (at < css.length && rules.length < RULES_MAX) {
    const open = css.indexOf('{', at);
    if (open < 0) return;
    const prelude = css
      .slice(at, open)
      .replace(/<!--|-->/g, '')
      .trim();
    const close = matchingBrace(css, open);
    const body = css.slice(open + 1, close);
    const statement = prelude.slice(prelude.lastIndexOf(';') + 1).trim();
    if (statement.startsWith('@')) {
      if (depth < NESTING_MAX && appliesToDesktop(statement)) readBlock(body, rules, depth + 1);
    } else if (RELEVANT.test(body)) addRule(statement, body, rules);
    at = close + 1;
  }
}

function matchingBrace(css: string, open: number): number {
  let depth = 0;
  for (let i = open; i < css.length; i++) {
    const code = css.charCodeAt(i);
    if (code === 123) depth += 1;
    else if (code === 125) {
      depth -= 1;
      if (depth === 0) return i;
    }
  }
  return css.length;
}

function appliesToDesktop(statement: string): boolean {
  if (!/^@media/i.test(statement)) return false;
  return !/max-(?:device-)?width|print|prefers-color-scheme|tty|-webkit-min-device|max-height|orientation/i.test(
    statement,
  );
}

function addRule(selectors: string, body: string, rules: StyleRule[]): void {
  const style = parseInlineStyle(body);
  for (const selector of selectors.split(',').slice(0, 30)) {
    const chain = parseSelector(selector);
    if (chain && rules.length < RULES_MAX) rules.push({ chain, style });
  }
}

function parseSelector(selector: string): Compound[] | null {
  const words = selector.replaceAll('>', ' ').trim().split(/\s+/);
  if (words.length > 5 || words[0] === '') return null;
  const chain: Compound[] = [];
  for (const word of words) {
    const match = /^([a-z][a-z0-9]*|\*)?((?:[.#][\w-]+)*)$/i.exec(word);
    if (!match) return null;
    const names = (match[2] ?? '').match(/[.#][\w-]+/g) ?? [];
    chain.push({
      tag: match[1] === '*' ? '' : (match[1] ?? '').toLowerCase(),
      id: names.find((name) => name.startsWith('#'))?.slice(1) ?? '',
      classes: names.filter((name) => name.startsWith('.')).map((name) => name.slice(1)),
    });
  }
  const last = chain.at(-1);
  return last && (last.tag !== 'body' || chain.length === 1) ? chain : null;
}

/** True when the rule's selector matches the element with these ancestors (outermost first). */
export function ruleMatches(rule: StyleRule, element: Matchable, ancestors: readonly Matchable[]): boolean {
  const last = rule.chain.at(-1);
  if (!last || !compoundMatches(last, element)) return false;
  let at = ancestors.length - 1;
  for (let i = rule.chain.length - 2; i >= 0; i--) {
    const compound = rule.chain[i];
    while (at >= 0) {
      const ancestor = ancestors[at--];
      if (compound && ancestor && compoundMatches(compound, ancestor)) break;
      if (at < 0) return false;
    }
    if (at < 0 && i > 0) return false;
  }
  return true;
}

function compoundMatches(compound: Compound, element: Matchable): boolean {
  if (compound.tag !== '' && compound.tag !== element.tag) return false;
  if (compound.id !== '' && compound.id !== element.id) return false;
  return compound.classes.every((name) => element.classes.includes(name));
}
