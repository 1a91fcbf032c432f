import type { Catalog, Column, Relation } from './schema-catalog.ts';

const HEADER =
  'Generated from a migrated database by tests/migrations/schema.test.ts (vitest run -u). Do not edit.';

/** The whole schema as one readable file: tables with their constraints, indexes, triggers, policies and grants; then functions. */
export function printSql({ relations, functions }: Catalog): string {
  const parts = [...relations.map(relationSql), ...functions.map(({ sql }) => `${sql.trimEnd()};`)];
  return `-- ${HEADER}\n\n${parts.join('\n\n')}\n`;
}

function relationSql(relation: Relation): string {
  const name = `${relation.schema}.${quoted(relation.name)}`;
  const comment = relation.comment === null ? [] : [`-- ${relation.comment}`];
  const after = [
    ...relation.indexes.map((index) => `${index};`),
    ...relation.triggers.map((trigger) => `${trigger};`),
    ...relation.policies.map((policy) => `-- ${policy}`),
    ...relation.grants.map((grant) => `-- grant ${grant}`),
  ];
  if (relation.view !== null)
    return [...comment, `create view ${name} as`, relation.view, ...after].join('\n');
  const lines = [
    ...relation.columns.map((column) => ({ sql: columnSql(column), comment: column.comment })),
    ...relation.constraints.map(({ name: own, sql }) => ({ sql: `constraint ${own} ${sql}`, comment: null })),
  ];
  const body = lines.flatMap(({ sql, comment: note }, index) => [
    ...(note === null ? [] : [`  -- ${note}`]),
    `  ${sql}${index === lines.length - 1 ? '' : ','}`,
  ]);
  return [...comment, `create table ${name} (`, ...body, ');', ...after].join('\n');
}

function columnSql({ name, type, isNullable, origin }: Column): string {
  return [quoted(name), type, isNullable ? '' : 'not null', origin].filter((part) => part !== '').join(' ');
}

function quoted(name: string): string {
  return /^[a-z_][a-z0-9_]*$/.test(name) && name !== 'user' ? name : `"${name}"`;
}

/** Types of the tables of `app` and `sys` for the query builder, columns in camelCase. */
export function printTypes({ relations }: Catalog): string {
  const own = relations.filter(({ schema }) => schema !== 'identity');
  const interfaces = own.map(
    (relation) =>
      `export interface ${typeName(relation)} {\n${relation.columns.map((column) => `  ${camel(column.name)}: ${columnType(relation, column)};\n`).join('')}}`,
  );
  const tables = own.map(
    (relation) => `  '${relation.schema}.${camel(relation.name)}': ${typeName(relation)};\n`,
  );
  return `// ${HEADER}
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Read as a value, written as JSON text. */
type Json = ColumnType<unknown, string, string>;

${interfaces.join('\n\n')}

export interface Schema {
${tables.join('')}}
`;
}

function columnType(relation: Relation, column: Column): string {
  const choices = choicesOf(relation, column);
  const base = choices ?? baseType(column.type);
  const value = column.isNullable ? `${base} | null` : base;
  if (column.isGenerated) return `GeneratedAlways<${value}>`;
  return column.hasDefault ? `Generated<${value}>` : value;
}

const BASE: Readonly<Record<string, string>> = {
  uuid: 'string',
  text: 'string',
  date: 'string',
  bigint: 'number',
  integer: 'number',
  smallint: 'number',
  real: 'number',
  'double precision': 'number',
  numeric: 'number',
  boolean: 'boolean',
  'timestamp with time zone': 'Date',
  jsonb: 'Json',
  bytea: 'Buffer',
};

function baseType(type: string): string {
  const element = type.endsWith('[]') ? BASE[type.slice(0, -2)] : BASE[type];
  if (element === undefined) throw new Error(`no type for columns of ${type}`);
  return type.endsWith('[]') ? `${element}[]` : element;
}

/** The closed list of a column, where a check names one. */
function choicesOf({ constraints }: Relation, { name }: Column): string | null {
  const list = new RegExp(`^CHECK \\(${name} = ANY \\(ARRAY\\[(.*)\\]\\)\\)$`);
  const found = constraints.map(({ sql }) => list.exec(sql)?.[1]).find((text) => text !== undefined);
  const values = found?.match(/'[^']*'/g);
  return values ? values.join(' | ') : null;
}

function typeName({ schema, name }: Relation): string {
  const full = schema === 'app' ? camel(name) : camel(`${schema}_${name}`);
  return `${full[0]?.toUpperCase() ?? ''}${full.slice(1)}Table`;
}

function camel(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
