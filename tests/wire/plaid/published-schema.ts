import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import ts from 'typescript';

// Plaid publishes its schema with its client: one interface per object, generated from the OpenAPI document. It is
// parsed as text, so that a response is compared with every field and enumeration value, and not only with the types.

type Fields = ReadonlyMap<string, { readonly type: ts.TypeNode; readonly isOptional: boolean }>;

interface Published {
  readonly interfaces: ReadonlyMap<string, ts.InterfaceDeclaration>;
  readonly words: ReadonlyMap<string, ReadonlySet<string>>;
  readonly aliases: ReadonlyMap<string, ts.TypeNode>;
}

/** Values that are not yet in one of Plaid's enumerations are accepted, because new values may be added. */
const OPEN_LISTS = new Set(['TransactionCode', 'CounterpartyType']);

let published: Published | null = null;

/** Differences between a value and the named object of Plaid's schema; empty if there are none. */
export function schemaViolations(name: string, value: unknown): string[] {
  published ??= readSchema();
  return checkNamed(published, name, value, name);
}

function readSchema(): Published {
  const file = createRequire(import.meta.url)
    .resolve('plaid')
    .replace(/index\.js$/, 'api.d.ts');
  const source = ts.createSourceFile('api.d.ts', readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const interfaces = new Map<string, ts.InterfaceDeclaration>();
  const words = new Map<string, ReadonlySet<string>>();
  const aliases = new Map<string, ts.TypeNode>();
  for (const node of source.statements) {
    if (ts.isInterfaceDeclaration(node)) interfaces.set(node.name.text, node);
    else if (ts.isEnumDeclaration(node)) words.set(node.name.text, wordsOf(node));
    else if (ts.isTypeAliasDeclaration(node)) aliases.set(node.name.text, node.type);
  }
  return { interfaces, words, aliases };
}

function wordsOf(node: ts.EnumDeclaration): ReadonlySet<string> {
  return new Set(
    node.members.flatMap(({ initializer }) =>
      initializer && ts.isStringLiteral(initializer) ? [initializer.text] : [],
    ),
  );
}

function fieldsOf(schema: Published, node: ts.InterfaceDeclaration): Fields {
  const fields = new Map<string, { type: ts.TypeNode; isOptional: boolean }>();
  for (const clause of node.heritageClauses ?? [])
    for (const { expression } of clause.types) {
      const parent = schema.interfaces.get(expression.getText());
      if (parent) for (const [name, field] of fieldsOf(schema, parent)) fields.set(name, field);
    }
  for (const member of node.members)
    if (ts.isPropertySignature(member) && member.type)
      fields.set(member.name.getText().replaceAll(/['"]/g, ''), {
        type: member.type,
        isOptional: member.questionToken !== undefined,
      });
  return fields;
}

function checkNamed(schema: Published, name: string, value: unknown, at: string): string[] {
  const list = schema.words.get(name);
  if (list)
    return typeof value === 'string' && (list.has(value) || OPEN_LISTS.has(name))
      ? []
      : [`${at}: ${JSON.stringify(value)} is no word of ${name}`];
  const alias = schema.aliases.get(name);
  if (alias) return checkType(schema, alias, value, at);
  const node = schema.interfaces.get(name);
  if (!node) return [`${at}: the schema has no ${name}`];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${at}: no object`];
  const fields: ReadonlyMap<string, unknown> = new Map(Object.entries(value));
  return [...fieldsOf(schema, node)].flatMap(([field, { type, isOptional }]) => {
    if (!fields.has(field)) return isOptional ? [] : [`${at}.${field}: missing`];
    return checkType(schema, type, fields.get(field), `${at}.${field}`);
  });
}

function checkType(schema: Published, type: ts.TypeNode, value: unknown, at: string): string[] {
  if (ts.isUnionTypeNode(type)) {
    const tries = type.types.map((member) => checkType(schema, member, value, at));
    return tries.some((found) => found.length === 0) ? [] : (tries[0] ?? []);
  }
  if (ts.isArrayTypeNode(type)) return checkList(schema, type.elementType, value, at);
  if (ts.isTypeReferenceNode(type)) return checkReference(schema, type, value, at);
  if (ts.isLiteralTypeNode(type)) return isLiteral(type, value) ? [] : [`${at}: not ${type.getText()}`];
  const wanted = PLAIN_TYPES.get(type.kind);
  return wanted === undefined || typeof value === wanted
    ? []
    : [`${at}: ${JSON.stringify(value)} is no ${wanted}`];
}

function checkReference(schema: Published, type: ts.TypeReferenceNode, value: unknown, at: string): string[] {
  const name = type.typeName.getText();
  const [element] = type.typeArguments ?? [];
  if ((name === 'Array' || name === 'Set') && element) return checkList(schema, element, value, at);
  return checkNamed(schema, name, value, at);
}

const PLAIN_TYPES: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.StringKeyword, 'string'],
  [ts.SyntaxKind.NumberKeyword, 'number'],
  [ts.SyntaxKind.BooleanKeyword, 'boolean'],
]);

function isLiteral(type: ts.LiteralTypeNode, value: unknown): boolean {
  if (type.literal.kind === ts.SyntaxKind.NullKeyword) return value === null;
  return type.getText() === JSON.stringify(value);
}

function checkList(schema: Published, element: ts.TypeNode, value: unknown, at: string): string[] {
  if (!Array.isArray(value)) return [`${at}: no list`];
  return value.flatMap((item: unknown, index) => checkType(schema, element, item, `${at}.${index}`));
}
