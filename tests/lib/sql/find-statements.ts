import path from 'node:path';
import ts from 'typescript';
import { Evaluator, NotStatic } from './evaluate.ts';

/** A statement that the program can send, with the code's expectations. */
export interface Statement {
  /** `src/…:line` of the call. */
  readonly where: string;
  /** The enclosing `src/… function`. */
  readonly within: string;
  readonly sql: string;
  /** The declared row type; null if no rows are read. */
  readonly row: ts.Type | null;
  /** The parameter types, if the parameters are a literal list. */
  readonly values: readonly ts.Type[] | null;
}

export interface FoundStatements {
  readonly checker: ts.TypeChecker;
  readonly statements: readonly Statement[];
  /** Calls whose statement can't be computed from the sources, with the reason. */
  readonly unknown: readonly { readonly within: string; readonly reason: string }[];
}

const ROOT = path.resolve(import.meta.dirname, '../../..');
const READ = /^src\/(?:db|server|cli|launch|adapters\/identity)\//;

/** All statements that the sources send through `Queryable`. */
export function findStatements(): FoundStatements {
  const program = programOfSources();
  const files = program.getSourceFiles().filter((file) => READ.test(placeOf(file)));
  const checker = program.getTypeChecker();
  const evaluator = new Evaluator(program, files);
  const statements: Statement[] = [];
  const unknown: { within: string; reason: string }[] = [];
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    const call = ts.isCallExpression(node) ? sendingCall(node, checker) : null;
    if (!call) return;
    const file = node.getSourceFile();
    const where = `${placeOf(file)}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
    const within = `${placeOf(file)} ${functionAround(node)}`;
    try {
      for (const sql of evaluator.values(call.sql))
        statements.push({
          where,
          within,
          sql: String(sql),
          row: call.row,
          values: valueTypes(call.values, checker),
        });
    } catch (error) {
      if (!(error instanceof NotStatic)) throw error;
      unknown.push({ within, reason: error.message });
    }
  };
  for (const file of files) visit(file);
  return { checker, statements, unknown };
}

function programOfSources(): ts.Program {
  const config = ts.getParsedCommandLineOfConfigFile(
    path.join(ROOT, 'tsconfig.node.json'),
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: (problem) => {
        throw new Error(ts.flattenDiagnosticMessageText(problem.messageText, '\n'));
      },
    },
  );
  if (!config) throw new Error('no compiler configuration');
  const roots = config.fileNames.filter(
    (name) => READ.test(path.relative(ROOT, name)) && !name.endsWith('.test.ts'),
  );
  return ts.createProgram(roots, config.options);
}

function placeOf(file: ts.SourceFile): string {
  return path.relative(ROOT, file.fileName).replaceAll(path.sep, '/');
}

interface SendingCall {
  readonly sql: ts.Expression;
  readonly values: ts.Expression | undefined;
  readonly row: ts.Type | null;
}

/** Whether a call sends a statement: `query`, `prepared` or `inPages`. */
function sendingCall(node: ts.CallExpression, checker: ts.TypeChecker): SendingCall | null {
  const at = { query: 0, prepared: 1, inPages: 1 }[calledName(node)];
  const sql = at === undefined ? undefined : node.arguments[at];
  if (at === undefined || !sql) return null;
  const declaration = checker.getResolvedSignature(node)?.declaration;
  if (!declaration || !isOurs(placeOf(declaration.getSourceFile()), placeOf(node.getSourceFile())))
    return null;
  return { sql, values: node.arguments[at + 1], row: rowType(node, checker) };
}

/** The row type from the call's type argument, or from the variable that receives the rows. */
function rowType(node: ts.CallExpression, checker: ts.TypeChecker): ts.Type | null {
  const [declared] = node.typeArguments ?? [];
  const result = checker.getTypeAtLocation(node);
  const rows = declared ? null : (checker.getAwaitedType(result) ?? null);
  const row = declared
    ? checker.getTypeFromTypeNode(declared)
    : rows && checker.getIndexTypeOfType(rows, ts.IndexKind.Number);
  return row && row.flags & ts.TypeFlags.TypeParameter ? null : (row ?? null);
}

/** Schemas, roles and one identity statement use connections of the driver directly. */
function isOurs(declaredIn: string, calledIn: string): boolean {
  return (
    /^src\/db\/p(?:ool|ages)\.ts$/.test(declaredIn) ||
    (declaredIn.endsWith('@types/pg/index.d.ts') && calledIn.startsWith('src/adapters/identity/'))
  );
}

function functionAround(node: ts.Node): string {
  const around = ts.findAncestor(node, ts.isFunctionDeclaration);
  return around?.name?.text ?? '';
}

function calledName(node: ts.CallExpression): string {
  const { expression } = node;
  if (ts.isPropertyAccessExpression(expression)) return expression.name.text;
  return ts.isIdentifier(expression) ? expression.text : '';
}

function valueTypes(values: ts.Expression | undefined, checker: ts.TypeChecker): ts.Type[] | null {
  if (!values) return [];
  if (!ts.isArrayLiteralExpression(values) || values.elements.some(ts.isSpreadElement)) return null;
  return values.elements.map((element) => checker.getTypeAtLocation(element));
}
