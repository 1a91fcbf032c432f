import { readFile } from 'node:fs/promises';

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
  const [text, strong, display] = await Promise.all([
    readFace(FILES.text),
    readFace(FILES.strong),
    readFace(FILES.display),
  ]);
  return { text, strong, display };
}

function readFace(files: readonly URL[]): Promise<FaceFile[]> {
  return Promise.all(files.map(readFaceFile));
}

async function readFaceFile(file: URL): Promise<FaceFile> {
  const [{ create }, bytes] = await Promise.all([import('fontkit'), readFile(file)]);
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
 * A text in runs of files of one face. What no file has is set as the plain letter it comes from (ṻ of a face without it is u),
 * and what is of a script that the face lacks is a question mark; signs that are not seen are left out.
 */
export function runsOf(text: string, files: readonly FaceFile[]): Run[] {
  const runs: Run[] = [];
  for (const char of [...seen(text)].flatMap((own) => settable(own, files))) {
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
