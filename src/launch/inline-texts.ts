import { type ESTree, parseSync, Visitor } from 'vite';

interface Span {
  readonly start: number;
  readonly end: number;
}

interface NamedText extends Span {
  /** The constant's name: `$head$title` for `texts.head.title`. */
  readonly name: string;
  /** A nested group, or null for a text. */
  readonly group: readonly NamedText[] | null;
  readonly key: string;
}

/**
 * Rewrites a text module, `export const texts = { head: { title: 'Dashboard' } }`, to also export a constant per text
 * and group, so that a bundler can inline texts and tree-shake the rest.
 */
export function withConstants(code: string): string {
  const found = textsIn(code);
  if (!found) return code;
  const lines: string[] = [];
  const objectOf = (group: readonly NamedText[]): string => {
    const members = group.map((text) => {
      lines.push(
        `export const ${text.name} = ${text.group ? objectOf(text.group) : code.slice(text.start, text.end)};`,
      );
      return `${JSON.stringify(text.key)}: ${text.name}`;
    });
    return `{ ${members.join(', ')} }`;
  };
  const whole = `export const texts = ${objectOf(found.texts)};`;
  return `${code.slice(0, found.statement.start)}${lines.join('\n')}\n${whole}${code.slice(found.statement.end)}`;
}

/** Names of a text module's constants. */
export function constantsOf(code: string): ReadonlySet<string> {
  const names = (group: readonly NamedText[]): string[] =>
    group.flatMap(({ name, group: inner }) => [name, ...(inner ? names(inner) : [])]);
  return new Set(names(textsIn(code)?.texts ?? []));
}

/** Rewrites a screen module to import the constants instead of reading the object. */
export function withImportedConstants(
  code: string,
  constantsOfModule: (source: string) => ReadonlySet<string> | null,
): string {
  const { program } = parseSync('module.js', code);
  const known = new Map<string, { readonly source: string; readonly constants: ReadonlySet<string> }>();
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration') continue;
    const constants = constantsOfModule(statement.source.value);
    const texts = statement.specifiers.find(
      (specifier) =>
        specifier.type === 'ImportSpecifier' &&
        specifier.imported.type === 'Identifier' &&
        specifier.imported.name === 'texts',
    );
    if (constants && texts) known.set(texts.local.name, { source: statement.source.value, constants });
  }
  if (known.size === 0) return code;
  const imports = new Set<string>();
  const uses: (Span & { readonly name: string })[] = [];
  new Visitor({
    MemberExpression(node) {
      if (uses.some((use) => use.start <= node.start && node.end <= use.end)) return;
      const chain = chainOf(node);
      const module = chain && known.get(chain.root);
      const name = chain && `$${chain.path.join('$')}`;
      if (!module?.constants.has(name ?? '')) return;
      uses.push({ start: node.start, end: node.end, name: `${chain?.root}${name}` });
      imports.add(`import { ${name} as ${chain?.root}${name} } from ${JSON.stringify(module.source)};\n`);
    },
  }).visit(program);
  return [...imports].join('') + replaced(code, uses);
}

/** A property path of plain names: `texts.head.title`. */
function chainOf(
  node: ESTree.MemberExpression,
): { readonly root: string; readonly path: readonly string[] } | null {
  if (node.computed || node.optional || node.property.type !== 'Identifier') return null;
  const { object, property } = node;
  if (object.type === 'Identifier') return { root: object.name, path: [property.name] };
  const before = object.type === 'MemberExpression' ? chainOf(object) : null;
  return before && { root: before.root, path: [...before.path, property.name] };
}

function replaced(code: string, uses: readonly (Span & { readonly name: string })[]): string {
  let text = code;
  for (const { start, end, name } of [...uses].sort((a, b) => b.start - a.start))
    text = text.slice(0, start) + name + text.slice(end);
  return text;
}

function textsIn(code: string): { readonly statement: Span; readonly texts: readonly NamedText[] } | null {
  for (const statement of parseSync('texts.ts', code).program.body) {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration')
      continue;
    const [declared] = statement.declaration.declarations;
    if (declared?.id.type !== 'Identifier' || declared.id.name !== 'texts') continue;
    if (declared.init?.type === 'ObjectExpression') return { statement, texts: groupOf(declared.init, '') };
  }
  return null;
}

function groupOf(object: ESTree.ObjectExpression, prefix: string): NamedText[] {
  return object.properties.map((property) => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier')
      throw new Error('Texts are written as plain names with their values.');
    const { key, value } = property;
    const name = `${prefix}$${key.name}`;
    const group = value.type === 'ObjectExpression' ? groupOf(value, name) : null;
    return { name, key: key.name, group, start: value.start, end: value.end };
  });
}
