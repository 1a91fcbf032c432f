import { type Matchable, parseStylesheet, type StyleRule } from './stylesheet.ts';

/** A rule with its position in the style sheets. */
interface OrderedRule extends StyleRule {
  readonly order: number;
}

const NO_RULES: readonly OrderedRule[] = [];

/** The rules of a document's style sheets, by class, identifier or tag of the element that they apply to. */
export class RuleIndex {
  readonly #rules = new Map<string, OrderedRule[]>();
  #count = 0;

  /** Adds the rules of a style sheet. */
  add(css: string): void {
    for (const rule of parseStylesheet(css)) {
      const last = rule.chain.at(-1);
      if (!last) continue;
      const [name] = last.classes;
      const key = name ? `c${name}` : last.id ? `i${last.id}` : last.tag ? `.${last.tag}` : '*';
      const ordered = { ...rule, order: this.#count++ };
      const bucket = this.#rules.get(key);
      if (bucket) bucket.push(ordered);
      else this.#rules.set(key, [ordered]);
    }
  }

  /** The rules that may apply to an element, in source order: of equal ones, the last decides. */
  for({ tag, id, classes }: Matchable): readonly StyleRule[] {
    if (this.#rules.size === 0) return NO_RULES;
    let found: readonly OrderedRule[] = this.#rules.get(`.${tag}`) ?? NO_RULES;
    const add = (key: string) => {
      const more = this.#rules.get(key);
      if (more) found = found.length === 0 ? more : inOrder(found, more);
    };
    for (const name of classes) add(`c${name}`);
    if (id !== '') add(`i${id}`);
    add('*');
    return found;
  }
}

function inOrder(a: readonly OrderedRule[], b: readonly OrderedRule[]): readonly OrderedRule[] {
  return [...a, ...b].sort((one, other) => one.order - other.order);
}
