import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A regular expression of the product, with its location. */
export interface FoundPattern {
  /** File and line, from the root of the repository. */
  readonly at: string;
  readonly source: string;
  readonly flags: string;
}

export const ROOT = path.resolve(import.meta.dirname, '../../..');

/** The runtime sources below folders of the repository, without tests and declarations. */
export function sourcesOf(folders: readonly string[]): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        path.join(folder, name),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|d)\.tsx?$/.test(file))
    .sort();
}

/** The literals of a source. */
export function literalsOf(file: string): FoundPattern[] {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const found: FoundPattern[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push({ at: `${file}:${line}`, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** The patterns that modules compile while loading, such as those of the lexicon. */
export async function compiledPatterns(load: () => Promise<unknown>): Promise<FoundPattern[]> {
  const found = new Map<string, FoundPattern>();
  const original = globalThis.RegExp;
  globalThis.RegExp = new Proxy(original, {
    construct(target, args: [string | RegExp, string?]) {
      const made = new target(...args);
      const at = placeOfCaller();
      if (at !== null) found.set(`${made}`, { at, source: made.source, flags: made.flags });
      return made;
    },
  });
  try {
    await load();
  } finally {
    globalThis.RegExp = original;
  }
  return [...found.values()];
}

/** The line that compiles a pattern; null for one of a library. */
function placeOfCaller(): string | null {
  const lines = new Error('where').stack?.split('\n').slice(3) ?? [];
  const [caller = ''] = lines;
  return caller.includes('node_modules')
    ? null
    : (/(src\/[^:?]+)(?:\?[^:]*)?(:\d+)/.exec(caller)?.slice(1).join('') ?? null);
}
