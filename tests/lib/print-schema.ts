import type { Catalog, Column, Relation } from './schema-catalog.ts';

const HEADER =
  'Generated from a migrated database by tests/migrations/schema.test.ts (vitest run -u). Do not edit.';

/**
 * The complete schema as one readable file: tables with constraints, indexes, triggers, policies and grants; then
 * functions.
 */
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
    ...relation.constraints.map(({ name: constraint, sql }) => ({
      sql: `constraint ${constraint} ${sql}`,
      comment: null,
    })),
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
