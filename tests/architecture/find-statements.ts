import ts from 'typescript';

/** SQL that stands in a source: where, and its text with the constants it is composed of. */
export interface FoundStatement {
  readonly line: number;
  readonly sql: string;
  /** The function it is passed to. */
  readonly within: string;
}

/** Named texts of all sources, since statements are composed of them. */
export type Constants = Pick<ReadonlyMap<string, string>, 'get'>;

const USER_TABLE = /\b(?:from|join|update|into|using|,)\s+app\.(\w+)(?:\s+(?:as\s+)?([a-z]\w*))?/gi;
/** What follows a table without an alias. */
const NO_ALIAS =
  /^(?:where|set|on|values|join|left|cross|order|group|using|limit|for|select|returning|union|default|full|inner)$/i;
const BEGINS = /^\s*(?:select|insert|update|delete|with)\b/i;

/** Every constant of a source that is a text. */
export function findConstants(name: string, source: string): [string, ts.Expression][] {
  const found: [string, ts.Expression][] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      const { initializer } = node;
      if (ts.isStringLiteralLike(initializer) || ts.isTemplateExpression(initializer))
        found.push([node.name.text, initializer]);
      if (ts.isArrowFunction(initializer) && isText(initializer.body))
        found.push([node.name.text, initializer.body as ts.Expression]);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true));
  return found;
}

function isText(node: ts.Node): boolean {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
}

/** The texts of a source that name a table of `app`, fragments included. */
export function findStatements(name: string, source: string, constants: Constants): FoundStatement[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const found: FoundStatement[] = [];
  const visit = (node: ts.Node): void => {
    if (isNamed(node)) return;
    if (isText(node) || (ts.isIdentifier(node) && ts.isCallExpression(node.parent))) {
      const sql = textOf(node, constants);
      if (/\bapp\.\w/.test(sql) && /\b(?:from|join|update|into)\s/i.test(sql))
        found.push({
          line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1,
          sql,
          within: ts.isCallExpression(node.parent) ? node.parent.expression.getText() : '',
        });
      return;
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** A constant is looked at in the statements that are composed of it. */
function isNamed(node: ts.Node): boolean {
  const { parent } = node;
  return (
    isText(node) && (ts.isVariableDeclaration(parent) || (ts.isArrowFunction(parent) && parent.body === node))
  );
}

/** A text with what is inserted into it; what is not known stays as its name. */
export function textOf(node: ts.Node, constants: Constants): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return [
      node.head.text,
      ...node.templateSpans.map((span) => textOf(span.expression, constants) + span.literal.text),
    ].join('');
  if (ts.isIdentifier(node)) return constants.get(node.text) ?? `‹${node.text}›`;
  if (ts.isCallExpression(node)) return textOf(node.expression, constants);
  if (ts.isConditionalExpression(node))
    return `${textOf(node.whenTrue, constants)} ${textOf(node.whenFalse, constants)}`;
  return `‹${node.getText()}›`;
}

const MATCHED_TRANSACTION =
  'account_id|posted_on|authorized_on|amount_minor|currency|original_description|merchant|status|removed_at';
const MATCHED_RECEIPT = 'state|kind|merchant|order_id|purchased_on|total_minor|card_last4';
/** An update that sets one of some columns. */
const setsOne = (table: string, columns: string, except = ''): RegExp =>
  new RegExp(`\\bupdate app\\.${table}\\b.*?(?<![\\w.])(?:${columns})\\)? = ${except}`, 's');
/** Transactions that stand for receipts may leave for their receipt's sake: they are not matched. */
const STANDING_FOR_RECEIPTS = '(?!.*is_from_receipt and removed_at is null)';

const NOTED: readonly { readonly write: RegExp; readonly within: readonly string[] }[] = [
  { write: /\b(?:insert into|delete from) app\.transactions\b/, within: ['notingTransactions'] },
  {
    write: setsOne('transactions', MATCHED_TRANSACTION, STANDING_FOR_RECEIPTS),
    within: ['notingTransactions'],
  },
  { write: /\b(?:insert into|delete from) app\.receipts\b/, within: ['notingReceipts'] },
  { write: setsOne('receipts', MATCHED_RECEIPT), within: ['notingReceipts', 'changeReceipts'] },
  { write: /\b(?:insert into|delete from) app\.transfers\b/, within: ['notingTransfers'] },
  {
    write: /\b(?:insert into|update|delete from) app\.receipt_matches\b.*'user'/s,
    within: ['changeMatches'],
  },
];

/** Whether a statement changes what the matcher looks at without noting it. */
export function isUnnoted({ sql, within }: Pick<FoundStatement, 'sql' | 'within'>): boolean {
  const set = sql.replace(/\bwhere\b[\s\S]*$/, (rest) => (rest.includes('is_from_receipt') ? rest : ''));
  return NOTED.some((rule) => rule.write.test(set) && !rule.within.includes(within));
}

/** What a statement lacks to name its user: nothing, or the table that is not tied to one. */
export function unscoped(sql: string): string[] {
  const problems: string[] = [];
  // A statement that is passed in is looked at where it is written.
  if (
    BEGINS.test(sql) &&
    !sql.includes('‹statement›') &&
    !/user_id\s*=\s*\$\d|\bselect \$\d|\bvalues\s*\(\$\d|\) \$\d, /i.test(sql)
  )
    problems.push('no user as a parameter');
  for (const [, table = '', word = ''] of sql.matchAll(USER_TABLE)) {
    const alias = NO_ALIAS.test(word) ? '' : word;
    const isTied =
      alias === ''
        ? /(?<!\.)\buser_id\b/.test(sql) || sql.includes(`${table}.user_id`)
        : new RegExp(`\\b${alias}\\.user_id\\b|using \\(user_id|\\bas ${alias} \\(user_id`, 'i').test(sql) ||
          (!/\bjoin\b|, app\.|\bexists\b/.test(sql) && /(?<!\.)\buser_id\b/.test(sql));
    if (!isTied) problems.push(`app.${table} ${alias}`.trim());
  }
  return problems;
}
