import { readFile } from 'node:fs/promises';
import { unpackWoff } from './unpack-woff.ts';
import { hasRightToLeft, visualParts } from './visual-parts.ts';

/** The product's typefaces in the weights that are printed. */
export type Face = keyof typeof FILES;

/** One file of a face: it has the letters of some scripts. */
export interface FaceFile {
  readonly name: string;
  readonly bytes: Buffer;
  readonly has: (char: string) => boolean;
}

/** Each face with its files, in the order in which they are asked for a letter. */
export type Typefaces = Readonly<Record<Face, readonly FaceFile[]>>;

const SCRIPTS = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext'] as const;

const GEIST = import.meta.resolve('@fontsource/geist/package.json');
const NEWSREADER = import.meta.resolve('@fontsource/newsreader/package.json');
const UNIFONT = import.meta.resolve('@fontsource/unifontex/package.json');
/** Has a plain form of nearly every letter there is. */
const FALLBACK = new URL('files/unifontex-latin-400-normal.woff', UNIFONT);

/** Static weights: pdfkit can take letters neither out of variable files nor out of WOFF2. */
const FILES = {
  text: SCRIPTS.map((script) => new URL(`files/geist-${script}-400-normal.woff`, GEIST)),
  strong: SCRIPTS.map((script) => new URL(`files/geist-${script}-600-normal.woff`, GEIST)),
  display: SCRIPTS.slice(0, 3).map(
    (script) => new URL(`files/newsreader-${script}-400-normal.woff`, NEWSREADER),
  ),
} as const;

let loaded: Promise<Typefaces> | null = null;

/** The typefaces, read at the first call; one that fails is tried again. */
export function loadTypefaces(): Promise<Typefaces> {
  loaded ??= readTypefaces().catch((error: unknown) => {
    loaded = null;
    throw error;
  });
  return loaded;
}

async function readTypefaces(): Promise<Typefaces> {
  const [text, strong, display, fallback] = await Promise.all([
    readFace(FILES.text),
    readFace(FILES.strong),
    readFace(FILES.display),
    readFaceFile(FALLBACK),
  ]);
  return { text: [...text, fallback], strong: [...strong, fallback], display: [...display, fallback] };
}

function readFace(files: readonly URL[]): Promise<FaceFile[]> {
  return Promise.all(files.map(readFaceFile));
}

async function readFaceFile(file: URL): Promise<FaceFile> {
  const [{ create }, packed] = await Promise.all([import('fontkit'), readFile(file)]);
  const bytes = unpackWoff(packed);
  const font = create(bytes);
  const chars = new Set('characterSet' in font ? font.characterSet : []);
  return { name: file.pathname, bytes, has: (char) => chars.has(char.codePointAt(0) ?? 0) };
}

/** A part of a text that one file has every letter of. */
export interface Run {
  readonly file: FaceFile;
  readonly text: string;
}

/**
 * A line of text in runs of files of one face, from left to right as seen. What no file has is set as the plain
 * letter it comes from, or as a question mark; signs that are not seen are left out.
 */
export function runsOf(text: string, files: readonly FaceFile[]): Run[] {
  return visualParts(seen(text)).flatMap(({ text: part, isRightToLeft }) => {
    const runs = splitByFile(part, files);
    return isRightToLeft ? runs.reverse().map(fromTheRight) : runs;
  });
}

/** A typeface turns letters of such a script around by itself, and signs on their own not. */
function fromTheRight(run: Run): Run {
  return hasRightToLeft(run.text) ? run : { ...run, text: [...run.text].reverse().join('') };
}

function splitByFile(text: string, files: readonly FaceFile[]): Run[] {
  const runs: Run[] = [];
  for (const char of [...text].flatMap((own) => settable(own, files))) {
    const file = fileOf(char, files);
    if (!file) continue;
    const last = runs.at(-1);
    if (last?.file === file) runs[runs.length - 1] = { file, text: last.text + char };
    else runs.push({ file, text: char });
  }
  return runs;
}

function seen(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\s/gu, ' ')
    .replace(/\p{Cc}|\p{Cf}|\p{Variation_Selector}/gu, '');
}

function settable(char: string, files: readonly FaceFile[]): readonly string[] {
  if (fileOf(char, files)) return [char];
  const plain = [...char.normalize('NFKD').replace(/\p{M}/gu, '')];
  return plain.length > 0 && plain.every((own) => fileOf(own, files)) ? plain : ['?'];
}

function fileOf(char: string, files: readonly FaceFile[]): FaceFile | undefined {
  return files.find((file) => file.has(char));
}
