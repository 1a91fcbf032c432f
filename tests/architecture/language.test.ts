import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Words that a screen never uses, each with its replacement (docs/glossary.md). */
const FORBIDDEN: readonly (readonly [RegExp, string])[] = [
  [/\brows?\b/i, 'transaction'],
  [/\bsellers?\b/i, 'merchant'],
  [/(?<!(?:i?Cloud|Proton) )\be?-?mails?\b(?<!\bemails?)/i, 'email'],
  [/\bput away\b/i, 'dismiss'],
  [/\bhanded in\b/i, 'submitted'],
  [/\b(?:came|comes?) back\b/i, 'reimbursed, recurring'],
  [/\bt(?:ake|akes|aken|ook) back\b/i, 'undo'],
  [/\b(?:by itself|by themselves)\b/i, 'automatically'],
  [/\b(?:tells|told) of\b/i, 'says'],
  [/\bstands?\b(?!-in)/i, 'is, appears'],
  [/\bstand-ins?\b/i, 'emulator'],
  [/\bwhoever\b/i, 'the administrator, the user'],
  [/\bkept aside\b/i, 'couldn’t be imported'],
  [/\bin these days\b/i, 'in this period'],
  [/\bperiod before\b/i, 'the dates of the period'],
  [/\bgo on\b/i, 'continue'],
  [
    /\b(?:cancell(?:ed|ing)|cheques?|colours?|favourites?|instalments?|labell\w+|neighbour\w*|centre)\b/i,
    'US spelling',
  ],
  [/\b\w{3,}(?:itemis|uthoris|rganis|ecognis|tegoris|ormalis)(?:e|ed|es|ing)\b/i, 'US spelling'],
  [/\bitemised\b/i, 'US spelling'],
  [/\b\d{1,2} (?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sep|Oct|Nov|Dec)\w*\b/, 'month before day'],
];

/** Texts that may contain such a word, with the reason. */
const EXCEPTIONS: ReadonlyMap<string, string> = new Map([
  ['gmail receipts mail read new', 'words people type into the search of commands'],
  [
    ' asks for a secure mail key instead of the password. Create one in your profile and use it.',
    'the provider’s name of it',
  ],
  ['take back revert', 'words people type into the search of commands'],
]);

/** Words that documents do not use, in addition to those of screens. Documents may name rows of a table. */
const FORBIDDEN_IN_DOCUMENTS: typeof FORBIDDEN = [
  ...FORBIDDEN.filter(([, better]) => better !== 'transaction'),
  [/\bprocessor time\b/i, 'CPU time'],
  [/\bgoes on\b/i, 'continues'],
  [/\b(?:catalogues?|licences?)\b/i, 'US spelling'],
  [/\d %/, 'no space before %'],
];

const FOLDERS = ['src/web/texts/en', 'src/server/texts/en'];
const FILES = ['src/contract/errors.ts', 'src/server/lib/connection-advice.ts'];

interface Text {
  readonly place: string;
  readonly text: string;
}

/** Every string literal of a file, without names, imports and types. */
function textsOf(file: string, isWanted: (node: ts.Node) => boolean = () => true): Text[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(path.join(ROOT, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const found: Text[] = [];
  const visit = (node: ts.Node, isInside: boolean): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    const isTaken = isInside || isWanted(node);
    if (
      isTaken &&
      (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
    ) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      if (!isCode(node)) found.push({ place: `${file}:${line + 1}`, text: node.text });
    }
    ts.forEachChild(node, (child) => visit(child, isTaken));
  };
  visit(source, false);
  return found;
}

/** Strings that are compared or looked up, never shown. */
function isCode(node: ts.Node): boolean {
  const { parent } = node;
  return (
    ts.isCaseClause(parent) ||
    ts.isElementAccessExpression(parent) ||
    ts.isBinaryExpression(parent) ||
    (ts.isPropertyAssignment(parent) && parent.name === node)
  );
}

function isSummary(node: ts.Node): boolean {
  return ts.isPropertyAssignment(node) && node.name.getText() === 'summary';
}

function offenses(texts: readonly Text[], forbidden = FORBIDDEN): string[] {
  return texts
    .filter(({ text }) => !EXCEPTIONS.has(text))
    .flatMap(({ place, text }) =>
      forbidden.filter(([word]) => word.test(text)).map(([, better]) => `${place} "${text}": say ${better}`),
    );
}

/** The prose of a Markdown file: lines without code and link targets. */
function linesOf(file: string): Text[] {
  const text = readFileSync(path.join(ROOT, file), 'utf8').replace(/^```[\s\S]*?^```$/gm, (block) =>
    block.replace(/[^\n]/g, ''),
  );
  return text.split('\n').map((line, index) => ({
    place: `${file}:${index + 1}`,
    text: line.replace(/`[^`]*`/g, '').replace(/\]\([^)]*\)/g, ']'),
  }));
}

const filesIn = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => `${folder}/${name}`);

describe('what people read', () => {
  it('uses the glossary’s words and American English on screens, in emails and in errors', () => {
    const texts = [...FOLDERS.flatMap(filesIn), ...FILES].flatMap((file) => textsOf(file));
    expect(texts.length).toBeGreaterThan(1000);
    expect(offenses(texts)).toEqual([]);
  });

  it('uses them in the summaries of the contract', () => {
    const texts = filesIn('src/contract/endpoints').flatMap((file) => textsOf(file, isSummary));
    expect(texts.length).toBeGreaterThan(80);
    expect(offenses(texts)).toEqual([]);
  });

  it('uses them in the README and the documents', () => {
    const files = readdirSync(path.join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' });
    const documents = files.filter((name) => name.endsWith('.md')).map((name) => `docs/${name}`);
    const lines = ['README.md', ...documents].flatMap(linesOf);
    expect(lines.length).toBeGreaterThan(1000);
    expect(offenses(lines, FORBIDDEN_IN_DOCUMENTS)).toEqual([]);
  });

  it('finds each forbidden word', () => {
    const said = [
      '3 rows',
      'A seller',
      'your mail',
      'An e-mail',
      'Cancelled',
      'itemised',
      '3 May',
      'It stands here',
      'A stand-in',
    ];
    for (const text of said) expect(offenses([{ place: 'here', text }]), text).not.toEqual([]);
    const allowed = ['Your email', 'Gmail', 'iCloud Mail', 'Canceled', 'May 3', '3 emails'];
    for (const text of allowed) expect(offenses([{ place: 'here', text }]), text).toEqual([]);
  });
});

/** Words that no name uses, as parts of camelCase names and of file names, each with its replacement. */
const FORBIDDEN_NAMES: readonly (readonly [RegExp, string])[] = [
  [/^rows?$/, 'transaction'],
  [/^sellers?$/, 'merchant'],
  [/^mails$/, 'messages'],
  [/^(?:joined|joins)$/, 'matched, matches'],
  [/^things?$/, 'line item'],
  [/^stand$/, 'emulator'],
];

/** Names that may contain such a word, with the reason. */
const NAME_EXCEPTIONS: readonly (readonly [RegExp, string])[] = [
  [/^(?:rows?|Row|ROWS?)$/, 'rows of a table, a file or an SQL result, where they are no transactions'],
  [/^(?:list|putBack|find)(?:Match|Review)Rows?$/, 'rows of an SQL result'],
  [
    /^(?:[A-Z][a-z]\w*Row(?:Props)?|[a-z]+(?:-[a-z]+)*-row)$/,
    'components that show a row of a list or a table',
  ],
  [/^(?:lastRow|AHEAD_ROWS|ROW_HEIGHT_MAX|tableRows|splitRow)$/, 'rows of a table'],
  [/^(?:row(?:Px|DomId|IndexAt|Span|Count)|ROW_PX|ROW_NARROW_PX)$/, 'rows of a table'],
  [/^(?:FAILURES_IN_A_ROW|inARow|failuresInARow)$/, 'one after another'],
  [/^(?:rowChange|Rows|undoRows|undo-rows)$/, 'rows of any table, as the history keeps them'],
  [/^undoSameRow$/, 'a kind of event that the history stores'],
  [
    /^(?:is|has|other|endsIn)_?(?:other)?_?things?(?:_words|BehindMedicine)?$/i,
    'goods and bodies in the vocabulary of health',
  ],
];

/** Folders in which rows are table rows on the screen. */
const FOLDERS_OF_TABLES = ['src/web/ui', 'src/web/dev'];
const FOLDERS_OF_NAMES = ['src/contract', 'src/domain', 'src/server', 'src/web'];

/** The words of a name: `lockRowsById` is lock, rows, by, id. */
function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z]+/)
    .map((word) => word.toLowerCase());
}

function offendingNames(names: readonly Text[]): string[] {
  return names
    .filter(({ text }) => !NAME_EXCEPTIONS.some(([pattern]) => pattern.test(text)))
    .flatMap(({ place, text }) =>
      FORBIDDEN_NAMES.filter(([word]) => wordsOf(text).some((each) => word.test(each))).map(
        ([, better]) => `${place} ${text}: say ${better}`,
      ),
    );
}

/** Every name that a file declares: variables, functions, types, properties. */
function namesOf(file: string): Text[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(path.join(ROOT, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const found: Text[] = [{ place: file, text: path.basename(file).replace(/\..*$/, '') }];
  const visit = (node: ts.Node): void => {
    const name = 'name' in node ? (node as ts.NamedDeclaration).name : undefined;
    if (name && ts.isIdentifier(name) && !ts.isPropertyAccessExpression(node) && !ts.isImportSpecifier(node))
      found.push({
        place: `${file}:${source.getLineAndCharacterOfPosition(name.getStart()).line + 1}`,
        text: name.text,
      });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const codeIn = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`)
    .filter((name) => !FOLDERS_OF_TABLES.some((tables) => name.startsWith(`${tables}/`)));

describe('names in code', () => {
  it('are the glossary’s', () => {
    const names = FOLDERS_OF_NAMES.flatMap(codeIn).flatMap(namesOf);
    expect(names.length).toBeGreaterThan(10_000);
    expect(offendingNames(names)).toEqual([]);
  });

  it('are refused with a forbidden word in them', () => {
    const refused = [
      'sellerKey',
      'lockRowsById',
      'EDIT_ROWS_MAX',
      'joinedReceipt',
      'orderMails',
      'seller-rule',
      'standInUrl',
    ];
    for (const text of refused) expect(offendingNames([{ place: 'here', text }]), text).not.toEqual([]);
    const allowed = ['row', 'rowPx', 'throwIfAborted', 'browser', 'joinNames', 'mailbox', 'everything'];
    for (const text of allowed) expect(offendingNames([{ place: 'here', text }]), text).toEqual([]);
  });
});
