import { readFile } from 'node:fs/promises';
import { unpackWoff } from './unpack-woff.ts';
import { hasRightToLeft, visualParts } from './visual-parts.ts';

/** The product's typefaces in the printed weights. */
export type Face = keyof typeof FILES;

/** One font file of a face, covering some scripts. */
export interface FaceFile {
  readonly name: string;
  readonly bytes: Buffer;
  readonly has: (char: string) => boolean;
}

/** Each face with its files, in fallback order. */
export type Typefaces = Readonly<Record<Face, readonly FaceFile[]>>;

const SCRIPTS = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext'] as const;

const GEIST = import.meta.resolve('@fontsource/geist/package.json');
const NEWSREADER = import.meta.resolve('@fontsource/newsreader/package.json');
const UNIFONT = import.meta.resolve('@fontsource/unifontex/package.json');
/** Covers nearly every script, as the last fallback. */
const FALLBACK = new URL('files/unifontex-latin-400-normal.woff', UNIFONT);

/** Static weights: pdfkit can't read variable fonts or WOFF2. */
const FILES = {
  text: SCRIPTS.map((script) => new URL(`files/geist-${script}-400-normal.woff`, GEIST)),
  strong: SCRIPTS.map((script) => new URL(`files/geist-${script}-600-normal.woff`, GEIST)),
  display: SCRIPTS.slice(0, 3).map(
    (script) => new URL(`files/newsreader-${script}-400-normal.woff`, NEWSREADER),
  ),
} as const;

let loaded: Promise<Typefaces> | null = null;

/** Loads the typefaces on first use; a failed load is retried on the next call. */
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

/** A text run that one font file covers completely. */
export interface Run {
  readonly file: FaceFile;
  readonly text: string;
}

/**
 * Splits a line of text into runs per font file, in visual order. Characters that no font covers fall back to their
 * base letter or a question mark; invisible characters are dropped.
 */
export function runsOf(text: string, files: readonly FaceFile[]): Run[] {
  return visualParts(visibleText(text)).flatMap(({ text: part, isRightToLeft }) => {
    const runs = splitByFile(part, files);
    return isRightToLeft ? runs.reverse().map(fromTheRight) : runs;
  });
}

/** The font shaper reverses letters of right-to-left scripts, but not standalone punctuation. */
function fromTheRight(run: Run): Run {
  return hasRightToLeft(run.text) ? run : { ...run, text: [...run.text].reverse().join('') };
}

function splitByFile(text: string, files: readonly FaceFile[]): Run[] {
  const runs: Run[] = [];
  for (const char of [...text].flatMap((char) => settable(char, files))) {
    const file = fileOf(char, files);
    if (!file) continue;
    const last = runs.at(-1);
    if (last?.file === file) runs[runs.length - 1] = { file, text: last.text + char };
    else runs.push({ file, text: char });
  }
  return runs;
}

function visibleText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\s/gu, ' ')
    .replace(/\p{Cc}|\p{Cf}|\p{Variation_Selector}/gu, '');
}

function settable(char: string, files: readonly FaceFile[]): readonly string[] {
  if (fileOf(char, files)) return [char];
  const plain = [...char.normalize('NFKD').replace(/\p{M}/gu, '')];
  return plain.length > 0 && plain.every((letter) => fileOf(letter, files)) ? plain : ['?'];
}

function fileOf(char: string, files: readonly FaceFile[]): FaceFile | undefined {
  return files.find((file) => file.has(char));
}
