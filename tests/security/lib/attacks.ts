import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';

/** A text that grows: a prefix, a repeated part, a suffix. */
export interface Attack {
  readonly prefix: string;
  readonly pump: string;
  readonly suffix: string;
}

/** Characters of every class that patterns distinguish. */
const SAMPLES = [...' \t\n\u00a0aAxX.éßж一あ0123789٣!"#$%&\'()*+,-/:;<=>?@[\\]^_`{|}~€·•…\u0000'];
/** Input over this number of repetitions can cost more than its size. */
const REPEATED_MIN = 16;
/**
 * Characters that few patterns accept, so that they fail at the end and try every alternative. Most turn the text into
 * two-byte characters, because the engine doesn't look for those in one-byte texts.
 */
const SUFFIXES = ['', '\uffff', '\n\uffff\n\uffff', 'a', '.'];
const PAIRS_MAX = 8;
/** Short patterns are also tested with runs of their own characters. */
const OWN_CHARACTERS_SOURCE_MAX = 60;

/**
 * Texts that cause a backtracking engine to try the same characters repeatedly: runs of each kind of character that the
 * pattern distinguishes, of two kinds alternating, and of each of its repeated parts, alone and after what must precede
 * them.
 */
export function attacksOn(source: string, flags: string): Attack[] {
  const pattern = new RegExpParser().parsePattern(source, undefined, undefined, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  const words = new WordMaker(flags);
  const kinds = words.kindsOf(pattern);
  const pumps = new Set(kinds);
  if (kinds.length <= PAIRS_MAX) for (const a of kinds) for (const b of kinds) if (a !== b) pumps.add(a + b);
  const behind: [prefix: string, pump: string][] = [];
  visitRegExpAST(pattern, {
    onQuantifierEnter(node) {
      if (node.max < REPEATED_MIN) return;
      const prefix = words.before(node);
      const repeated = words.pumpsOf(node.element, kinds);
      for (const pump of repeated) behind.push([prefix, pump]);
      if (prefix !== '') for (const pump of repeated.slice(0, 3)) pumps.add(prefix + pump);
      for (const pump of repeated) pumps.add(pump);
      pumps.add(prefix);
    },
  });
  pumps.delete('');
  if (behind.length === 0) return [];
  // A pattern with an alternative for the start of the text must also find its other alternatives.
  const openings = source.includes('^') ? ['', 'a', '.'] : [''];
  const runs = openings.flatMap((prefix) => [...pumps].map((pump): [string, string] => [prefix, pump]));
  const texts = [...runs, ...behind];
  const known = new Map(texts.map(([prefix, pump]) => [JSON.stringify([prefix, pump]), { prefix, pump }]));
  return [...known.values()].flatMap((text) => SUFFIXES.map((suffix) => ({ ...text, suffix })));
}

/** Creates words that parts of a pattern accept: the first alternative, the minimum of each repetition. */
class WordMaker {
  readonly #flags: string;
  readonly #accepted = new Map<string, readonly string[]>();
  readonly #parts = new Map<string, RegExp>();

  constructor(flags: string) {
    this.#flags = flags.replaceAll(/[gymd]/g, '');
  }

  /** One character for each set of single-character parts that accept it. */
  kindsOf(pattern: AST.Pattern): string[] {
    const parts = new Set<string>();
    const take = ({ raw }: { raw: string }) => parts.add(raw);
    visitRegExpAST(pattern, {
      onCharacterClassEnter: take,
      onCharacterSetEnter: (node) => node.parent.type !== 'CharacterClass' && take(node),
      onCharacterEnter: (node) =>
        node.parent.type !== 'CharacterClass' && node.parent.type !== 'CharacterClassRange' && take(node),
    });
    const kinds = new Map<string, string>();
    const literal = pattern.raw.length <= OWN_CHARACTERS_SOURCE_MAX ? [...pattern.raw] : [];
    for (const char of [...SAMPLES, ...literal]) {
      const kind = [...parts].map((part) => (this.#accepts(part, char) ? 1 : 0)).join('');
      if (!kinds.has(kind)) kinds.set(kind, char);
    }
    return [...kinds.values()];
  }

  /** The repeatable parts: each kind of character that a class accepts, or a word per alternative of a group. */
  pumpsOf(element: AST.QuantifiableElement, kinds: readonly string[]): string[] {
    if (element.type === 'CharacterClass' || element.type === 'CharacterSet') {
      const accepted = this.#acceptedBy(element.raw);
      const shared = kinds.filter((kind) => accepted.includes(kind));
      return shared.length > 0 ? shared : accepted.slice(0, 1);
    }
    if (element.type === 'Group' || element.type === 'CapturingGroup')
      return element.alternatives.slice(0, 12).map((alternative) => this.#wordOf(alternative));
    return [this.#wordOf(element)];
  }

  /** What precedes a part, from the start of the pattern or of the assertion that contains it. */
  before(part: AST.Node): string {
    let text = '';
    for (let node: AST.Node = part; node.parent && node.type !== 'Assertion'; node = node.parent) {
      const { parent }: { parent: AST.Node | null } = node;
      if (parent?.type !== 'Alternative') continue;
      const child = node;
      const siblings = parent.elements.slice(
        0,
        parent.elements.findIndex((element) => element === child),
      );
      text = siblings.map((element) => this.#wordOf(element)).join('') + text;
    }
    return text;
  }

  #wordOf(node: AST.Alternative | AST.Element): string {
    switch (node.type) {
      case 'Alternative':
        return node.elements.map((element) => this.#wordOf(element)).join('');
      case 'Group':
      case 'CapturingGroup':
        return node.alternatives[0] ? this.#wordOf(node.alternatives[0]) : '';
      case 'Quantifier':
        return this.#wordOf(node.element).repeat(Math.min(node.min, 64));
      case 'Character':
        return String.fromCodePoint(node.value);
      case 'CharacterClass':
      case 'CharacterSet':
        return this.#acceptedBy(node.raw)[0] ?? '';
      default:
        return '';
    }
  }

  #acceptedBy(raw: string): readonly string[] {
    const known = this.#accepted.get(raw);
    if (known) return known;
    const accepted = SAMPLES.filter((char) => this.#accepts(raw, char));
    this.#accepted.set(raw, accepted);
    return accepted;
  }

  #accepts(raw: string, char: string): boolean {
    const known = this.#parts.get(raw) ?? new RegExp(`^(?:${raw})$`, this.#flags);
    this.#parts.set(raw, known);
    return known.test(char);
  }
}
