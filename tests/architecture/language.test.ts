import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Words that a screen never uses, each with what it says instead (docs/glossary.md). */
const FORBIDDEN: readonly (readonly [RegExp, string])[] = [
  [/\brows?\b/i, 'transaction'],
  [/\bsellers?\b/i, 'merchant'],
  [/(?<!i?Cloud )\be?-?mails?\b(?<!\bemails?)/i, 'email'],
  [/\bput away\b/i, 'dismiss'],
  [/\bhanded in\b/i, 'submitted'],
  [/\b(?:came|comes?) back\b/i, 'reimbursed, recurring'],
  [/\bt(?:ake|akes|aken|ook) back\b/i, 'undo'],
  [/\b(?:by itself|by themselves)\b/i, 'automatically'],
  [/\b(?:tells|told) of\b/i, 'says'],
  [/\bstands?\b(?!-in)/i, 'is, appears'],
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

/** Texts that keep such a word, with the reason. */
const EXCEPTIONS: ReadonlyMap<string, string> = new Map([
  ['gmail receipts mail read new', 'words people type into the search of commands'],
  ['take back revert', 'words people type into the search of commands'],
]);

const FOLDERS = ['src/web/texts/en', 'src/server/texts/en'];
const FILES = ['src/contract/errors.ts', 'src/server/lib/connection-advice.ts'];

interface Text {
  readonly place: string;
  readonly text: string;
}

/** Every string that a file writes, without names, imports and types. */
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

/** What is compared or looked up, never shown. */
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

function offenses(texts: readonly Text[]): string[] {
  return texts
    .filter(({ text }) => !EXCEPTIONS.has(text))
    .flatMap(({ place, text }) =>
      FORBIDDEN.filter(([word]) => word.test(text)).map(([, better]) => `${place} "${text}": say ${better}`),
    );
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
    ];
    for (const text of said) expect(offenses([{ place: 'here', text }]), text).not.toEqual([]);
    const allowed = ['Your email', 'Gmail', 'iCloud Mail', 'a stand-in', 'Canceled', 'May 3', '3 emails'];
    for (const text of allowed) expect(offenses([{ place: 'here', text }]), text).toEqual([]);
  });
});
