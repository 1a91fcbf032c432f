import ts from 'typescript';

/** Maximum sizes of a file, a folder and a function. */
export const LIMITS = {
  functionLines: 60,
  componentLines: 120,
  lineLength: 120,
  imports: 12,
  fileLines: 300,
  folderFiles: 40,
} as const;
export type Rule = keyof typeof LIMITS;

export interface Violation {
  readonly rule: Rule;
  readonly where: string;
  readonly measured: number;
}

/** Tables of data, not logic: the files may be long, their lines may not. */
const DATA_FOLDER =
  /\/(?:data|generated|brands|catalog|vocabulary|lexicon|fixtures|golden|gazetteer|texts|emails)\//;
const DATA_FILE = /(?:-data|-table|names|words|phrases?)\.ts$/;
const isData = (name: string): boolean => DATA_FOLDER.test(name) || DATA_FILE.test(name);

/** Files that only list parts, each imported once. */
const REGISTRIES: ReadonlySet<string> = new Set([
  'src/contract/endpoints/table.ts',
  'src/domain/findings/find-findings.ts',
  'src/emulators/google/start.ts',
  'src/emulators/google/story/order-templates.ts',
  'src/readers/receipt/lexicon/languages.ts',
  'src/server/features/derive/derive.ts',
  'src/server/features/routes.ts',
  'src/server/http/app.ts',
  'src/server/jobs/handlers.ts',
  'src/server/lib/services.ts',
  'src/server/main.ts',
]);

const isTest = (name: string): boolean => /\.(?:test|spec)\.tsx?$/.test(name);

/** Limits that a source file exceeds. */
export function measureFile(name: string, text: string): Violation[] {
  const lines = text.split('\n');
  const found: Violation[] = [];
  lines.forEach((line, index) => {
    if (line.length > LIMITS.lineLength)
      found.push({ rule: 'lineLength', where: `${name}:${index + 1}`, measured: line.length });
  });
  if (isTest(name)) return found;
  const lineCount = text.endsWith('\n') ? lines.length - 1 : lines.length;
  if (!isData(name) && lineCount > LIMITS.fileLines)
    found.push({ rule: 'fileLines', where: name, measured: lineCount });
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, false);
  const imports = file.statements.filter(ts.isImportDeclaration).length;
  if (imports > LIMITS.imports && !REGISTRIES.has(name))
    found.push({ rule: 'imports', where: name, measured: imports });
  measureFunctions(file, name, found);
  return found;
}

function measureFunctions(file: ts.SourceFile, name: string, found: Violation[]): void {
  const lineAt = (position: number): number => file.getLineAndCharacterOfPosition(position).line;
  const visit = (node: ts.Node, given: string): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const functionName = nameOf(node) || given;
      const from = lineAt(node.getStart(file));
      const measured = lineAt(node.end) - from + 1;
      const isComponent = name.endsWith('.tsx') && /^\p{Lu}/u.test(functionName);
      const rule = isComponent ? 'componentLines' : 'functionLines';
      if (measured > LIMITS[rule])
        found.push({ rule, where: `${name}:${from + 1} ${functionName}`, measured });
    }
    const passed = ts.isVariableDeclaration(node) ? nameOf(node) : '';
    ts.forEachChild(node, (child) => visit(child, passed));
  };
  visit(file, '');
}

function nameOf({ name }: ts.NamedDeclaration): string {
  return name && ts.isIdentifier(name) ? name.text : '';
}

/** Folders with too many source files directly in them. */
export function measureFolders(names: readonly string[]): Violation[] {
  const counts = new Map<string, number>();
  for (const name of names) {
    if (isData(name) || isTest(name)) continue;
    const folder = name.slice(0, name.lastIndexOf('/'));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > LIMITS.folderFiles)
    .map(([where, measured]) => ({ rule: 'folderFiles', where, measured }));
}
