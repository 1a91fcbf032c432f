import ts from 'typescript';
import type { Column, Description } from './describe.ts';
import type { Statement } from './find-statements.ts';

/** The catalog's facts about a table's column. */
export interface TableColumn {
  readonly table: string;
  readonly name: string;
  readonly isNullable: boolean;
  /** The closed list in the column's check constraint. */
  readonly choices: readonly string[] | null;
}

export interface DatabaseTypes {
  /** Type names by ID; arrays as `text[]`. */
  readonly names: ReadonlyMap<number, string>;
  /** By `table id.column number`. */
  readonly columns: ReadonlyMap<string, TableColumn>;
}

const KINDS: Readonly<Record<string, string>> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'number',
  text: 'string',
  name: 'string',
  uuid: 'string',
  date: 'string',
  bool: 'boolean',
  timestamptz: 'Date',
  bytea: 'Buffer',
  json: 'json',
  jsonb: 'json',
  void: 'nothing',
};
/** Arrays that the driver doesn't convert to lists of typed elements. */
const UNREAD_ARRAYS = new Set(['int8[]', 'date[]']);

/** Differences between a statement's columns and parameters and the types the code declares. */
export class Comparison {
  private readonly checker: ts.TypeChecker;
  private readonly types: DatabaseTypes;

  constructor(checker: ts.TypeChecker, types: DatabaseTypes) {
    this.checker = checker;
    this.types = types;
  }

  problems(statement: Statement, description: Description): string[] {
    return [
      ...this.ofValues(statement, description),
      ...this.ofRow(statement, description),
      ...this.ofLiterals(statement),
    ];
  }

  /** Literals that a compared column can never hold, in any table of the statement with a column of that name. */
  private ofLiterals({ sql }: Statement): string[] {
    return findComparedLiterals(sql).flatMap(({ name, literal }) => {
      const columns = [...this.types.columns.values()].filter(
        (column) => column.name === name && sql.includes(column.table),
      );
      const isPossible = columns.some(({ choices }) => choices === null || choices.includes(literal));
      return columns.length === 0 || isPossible ? [] : [`column "${name}" can't be ${literal}`];
    });
  }

  private ofValues({ values }: Statement, { parameters }: Description): string[] {
    if (!values) return [];
    if (values.length !== parameters.length)
      return [`${parameters.length} parameters, ${values.length} values`];
    return parameters.flatMap((id, index) => {
      const name = this.types.names.get(id) ?? String(id);
      const value = values[index];
      if (!value || this.fits(value, name, 'value')) return [];
      return [`$${index + 1} is ${name}, the value ${this.checker.typeToString(value)}`];
    });
  }

  private ofRow({ row, sql }: Statement, { columns }: Description): string[] {
    if (!row || row.flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Any)) return [];
    const properties = this.checker.getPropertiesOfType(row);
    const declared = new Map(properties.map((property) => [property.name, property]));
    if (row.getStringIndexType()) return [];
    const problems = properties
      .filter(
        ({ name, flags }) =>
          !(flags & ts.SymbolFlags.Optional) && !columns.some((column) => column.name === name),
      )
      .map(({ name }) => `no column "${name}"`);
    for (const column of columns) {
      const property = declared.get(column.name);
      if (!property) problems.push(`nobody reads column "${column.name}"`);
      else problems.push(...this.ofColumn(column, this.checker.getTypeOfSymbol(property), sql));
    }
    return problems;
  }

  private ofColumn(column: Column, type: ts.Type, sql: string): string[] {
    const name = this.types.names.get(column.typeId) ?? String(column.typeId);
    const shown = this.checker.typeToString(type);
    if (!this.fits(type, name, 'column')) return [`column "${column.name}" is ${name}, declared ${shown}`];
    const source = this.types.columns.get(`${column.tableId}.${column.columnNumber}`);
    if (!source) return [];
    const problems: string[] = [];
    if (!includesNull(type) && canBeNull(source, sql))
      problems.push(`column "${column.name}" can be null, declared ${shown}`);
    const declared = literalsOf(type);
    const undeclared = (source.choices ?? []).filter((choice) => !declared.includes(choice));
    if (declared.length > 0 && undeclared.length > 0 && !isNarrowed(source, sql))
      problems.push(`column "${column.name}" can be ${undeclared.join(', ')}, declared ${shown}`);
    return problems;
  }

  private fits(type: ts.Type, name: string, use: 'column' | 'value'): boolean {
    const parts = (type.isUnion() ? type.types : [type]).filter(
      (part) => !(part.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)),
    );
    return parts.every((part) => this.fitsPart(part, name, use));
  }

  private fitsPart(type: ts.Type, name: string, use: 'column' | 'value'): boolean {
    if (type.flags & ts.TypeFlags.Any) return false;
    if (type.flags & ts.TypeFlags.Unknown) return KINDS[name] === 'json' || use === 'value';
    if (name.endsWith('[]')) {
      if (use === 'value' && type.aliasSymbol?.name === 'ArrayLiteral') return true;
      if (
        !(this.checker.isArrayType(type) || this.checker.isTupleType(type)) ||
        (use === 'column' && UNREAD_ARRAYS.has(name))
      )
        return false;
      // A list and a tuple are references to their elements' types.
      const elements = this.checker.getTypeArguments(type as ts.TypeReference);
      return elements.every((element) => this.fits(element, name.slice(0, -2), use));
    }
    switch (KINDS[name]) {
      case 'number':
        return (type.flags & ts.TypeFlags.NumberLike) !== 0;
      case 'string':
        return this.checker.isTypeAssignableTo(type, this.checker.getStringType());
      case 'boolean':
        return (type.flags & ts.TypeFlags.BooleanLike) !== 0;
      case 'Date':
        return type.symbol?.name === 'Date';
      case 'Buffer':
        return type.symbol?.name === 'Buffer' || type.symbol?.name === 'Uint8Array';
      case 'json':
        return use === 'column' || this.checker.isTypeAssignableTo(type, this.checker.getStringType());
      default:
        return false;
    }
  }
}

const COMPARISON =
  /\b(\w+) (?:(?:=|<>|is (?:not )?distinct from) ('[^']*')|(?:not )?in (\('[^']*'(?:,\s*'[^']*')*\)))/g;

/** The literals that a statement compares a column with, or sets it to. */
function findComparedLiterals(sql: string): { readonly name: string; readonly literal: string }[] {
  return [...sql.matchAll(COMPARISON)].flatMap(([, name = '', one = '', list = '']) =>
    [...(one + list).matchAll(/'([^']*)'/g)].map(([, literal = '']) => ({ name, literal })),
  );
}

function includesNull(type: ts.Type): boolean {
  if (type.flags & ts.TypeFlags.Unknown) return true;
  return type.isUnion() && type.types.some((part) => part.flags & ts.TypeFlags.Null);
}

function literalsOf(type: ts.Type): string[] {
  return (type.isUnion() ? type.types : [type]).flatMap((part) =>
    part.isStringLiteral() ? [part.value] : [],
  );
}

/** Whether a plain column can be null: by its table, or because of an outer join. */
function canBeNull({ table, name, isNullable }: TableColumn, sql: string): boolean {
  const outer = new RegExp(`\\b(?:left|full) join (?:lateral )?${table}\\b`, 'i');
  if (outer.test(sql) && (sql.match(new RegExp(`\\b${table}\\b`, 'g')) ?? []).length === 1) return true;
  const holdsFor = new RegExp(`\\b${name} (?:is not null|= (?:any|\\$|')|> |in \\()`, 'i');
  return isNullable && !holdsFor.test(sql);
}

/** Whether the statement filters the column to some of its values. */
function isNarrowed({ name }: TableColumn, sql: string): boolean {
  return new RegExp(`\\b${name} (?:=|<>|in|not in)\\s`).test(sql);
}
