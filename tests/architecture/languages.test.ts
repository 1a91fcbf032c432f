import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#domain/people/language.ts';
import { member } from '../lib/http.ts';

const TEXTS = path.resolve(import.meta.dirname, '../../src/web/texts');
const AREAS = areasOf('en');
const OTHERS = LANGUAGES.filter((language) => language !== 'en');

/** Names, samples and words that both languages write alike. */
const ALIKE = new Set([
  ...['Fettle', 'EmailAI', 'Gmail', 'IMAP', 'SimpleFIN', 'HSA', 'FSA', 'English', 'Español', 'Esc', 'Ctrl'],
  ...['Total', 'Irregular', 'TLS (port 993)'],
  ...['npx fettle user reset-password', '#112-4471', '#20418'],
  ...['SQ *CORNER BAKERY 0412', 'Corner Bakery', 'AMZN MKTP US*2K4', 'Amazon', 'NORTHWIND GYM 800-555'],
  ...['Northwind Gym', 'TARRYTOWN PHARMACY TX', 'Tarrytown Pharmacy'],
  ...['Edg', 'Edge', 'Firefox', 'Chrome', 'Safari'],
  ...['Windows', 'Android', 'iPhone', 'iPad', 'Mac OS', 'Linux'],
]);

/** What a text that takes named values is given. */
const NAMED = {
  ...{ count: 7_001, line: 7_002, repeated: 7_003, total: 7_004, isUnreliable: true },
  ...{ order: 'mdy', because: 'balanceColumn', accountEnding: '⟦ending⟧', computed: '⟦computed⟧' },
  ...{ stated: '⟦stated⟧', difference: '⟦difference⟧', bankCode: '⟦code⟧', message: '⟦message⟧' },
  ...{ merchant: '⟦merchant⟧', held: '⟦held⟧', told: '⟦told⟧' },
};
const FIGURES = /\b7,?\d{3}\b/g;

interface TextFunction {
  readonly path: string;
  readonly parameters: readonly string[];
}

describe.each(OTHERS)('the texts in %s', (language) => {
  it('are in the same files as the English ones', () => {
    expect(AREAS.length).toBeGreaterThan(60);
    expect(areasOf(language)).toEqual(AREAS);
  });

  it('are complete and translated', async () => {
    const found: string[] = [];
    for (const area of AREAS) {
      const [english, translated] = await Promise.all([leavesOf('en', area), leavesOf(language, area)]);
      expect([...translated.keys()], area).toEqual([...english.keys()]);
      for (const [place, text] of english)
        if (
          typeof text === 'string' &&
          translated.get(place) === text &&
          /\p{L}{2}/u.test(text) &&
          !ALIKE.has(text)
        )
          found.push(`${area}: ${place} is “${text}”`);
    }
    expect(found).toEqual([]);
  });

  it('use exactly the values of the English ones', async () => {
    const different: string[] = [];
    let compared = 0;
    for (const area of AREAS) {
      const [english, translated] = await Promise.all([leavesOf('en', area), leavesOf(language, area)]);
      for (const text of functionsOf(area))
        for (const isNull of [false, true]) {
          const [said, meant] = [translated, english].map((texts) =>
            valuesIn(texts.get(text.path), text, isNull),
          );
          compared += 1;
          if (JSON.stringify(said) !== JSON.stringify(meant))
            different.push(`${area}: ${text.path} says ${said?.join()} for ${meant?.join()}`);
        }
    }
    expect(compared).toBeGreaterThan(400);
    expect(different).toEqual([]);
  });
});

it.each(LANGUAGES)(
  'the manifest in %s names the screens as its texts do, and is otherwise the same',
  async (language) => {
    const manifest = manifestIn(language);
    const [page, shell] = await Promise.all([leavesOf(language, 'page.ts'), leavesOf(language, 'shell.ts')]);
    const words = {
      ...{ lang: language, description: page.get('description') },
      shortcuts: [
        { name: shell.get('places.transactions.label'), url: '/transactions' },
        { name: shell.get('places.review.label'), url: '/email-ai/review' },
      ],
    };
    expect(manifest).toEqual({ ...manifestIn('en'), ...words });
  },
);

it('a value that a text omits is reported', () => {
  const text: TextFunction = { path: 'rows', parameters: ['number', 'string | null', 'ReactNode'] };
  const full = (rows: number, name: string | null, link: string) => `${rows} ${name ?? 'none'} ${link}`;
  expect(valuesIn(full, text, false)).toEqual(['7001', '⟦1⟧', '⟦2⟧']);
  expect(valuesIn(full, text, true)).toEqual(['7001', '⟦2⟧']);
  expect(valuesIn((rows: number) => `${rows}`, text, false)).toEqual(['7001']);
});

function areasOf(language: string): string[] {
  return readdirSync(path.join(TEXTS, language)).sort();
}

function manifestIn(language: string): Readonly<Record<string, unknown>> {
  const file = path.join(TEXTS, `../public/manifest.${language}.webmanifest`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Every text of an area by its place: strings and functions. */
async function leavesOf(language: string, area: string): Promise<ReadonlyMap<string, unknown>> {
  const module: Readonly<Record<string, unknown>> = await import(path.join(TEXTS, language, area));
  const leaves = new Map<string, unknown>();
  const visit = (value: unknown, place: string): void => {
    if (value !== null && typeof value === 'object')
      for (const [key, inner] of Object.entries(value)) visit(inner, place === '' ? key : `${place}.${key}`);
    else leaves.set(place, value);
  };
  visit(module.texts ?? module.warningTexts, '');
  return leaves;
}

/** The texts of an English area that take values, with the types they are declared with. */
function functionsOf(area: string): TextFunction[] {
  const source = readFileSync(path.join(TEXTS, 'en', area), 'utf8');
  const file = ts.createSourceFile(area, source, ts.ScriptTarget.Latest, true);
  const found: TextFunction[] = [];
  const visit = (node: ts.Node, place: readonly string[]): void => {
    if (ts.isPropertyAssignment(node)) {
      const inside = [...place, node.name.getText(file)];
      if (ts.isArrowFunction(node.initializer))
        found.push({
          path: inside.join('.'),
          parameters: node.initializer.parameters.map(({ type }) => type?.getText(file) ?? 'named'),
        });
      else visit(node.initializer, inside);
    } else if (ts.isObjectLiteralExpression(node))
      for (const property of node.properties) visit(property, place);
  };
  for (const statement of file.statements)
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (/^(?:texts|warningTexts)$/.test(name.getText(file)) && initializer) visit(initializer, []);
  return found;
}

/** The values that are read in what a text says, in their order of declaration. */
function valuesIn(text: unknown, { parameters }: TextFunction, isNull: boolean): string[] {
  if (typeof text !== 'function') return ['nothing'];
  const values = parameters.map((type, index) => valueFor(type, index, isNull));
  const said = writtenOf(text(...values));
  const figures = [...said.matchAll(FIGURES)].map(([figure]) => figure.replace(',', ''));
  const marks = [...said.matchAll(/⟦\w+⟧/g)].map(([mark]) => mark);
  return [...new Set([...figures, ...marks])].sort();
}

function valueFor(type: string, index: number, isNull: boolean): unknown {
  if (isNull && /null/.test(type)) return null;
  if (isNull && /undefined/.test(type)) return undefined;
  if (/=>/.test(type)) return (words: string) => `⟦${index}⟧${words}`;
  if (type === 'number') return 7_001 + index;
  return /^(?:string|ReactNode)/.test(type) ? `⟦${index}⟧` : NAMED;
}

/** What a person reads of it. */
function writtenOf(node: unknown): string {
  if (Array.isArray(node)) return node.map(writtenOf).join('');
  const children = member(node, 'props', 'children');
  if (children !== undefined) return writtenOf(children);
  return node === null || node === undefined || typeof node === 'boolean' ? '' : String(node);
}
