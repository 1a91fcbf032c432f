import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LANGUAGES, type Language } from '#domain/people/language.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SOURCES = [
  'src/web',
  'src/contract',
  'src/domain',
  'src/launch/screen-texts.ts',
  'src/launch/inline-texts.ts',
  'vite.config.ts',
  'package-lock.json',
];
const COMPRESSED = /\.(?:js|css|html|svg|json|webmanifest)$/;

/** Folder of the built screens, with a subfolder per language. */
export const WEB_DIR = path.join(ROOT, 'dist/web');

/**
 * Builds the screens in every language if they are missing or older than their sources. A package contains them
 * prebuilt.
 */
export async function buildScreens(): Promise<void> {
  if (!existsSync(path.join(ROOT, 'src/web'))) return;
  const wanted = await fingerprint();
  const marker = path.join(ROOT, 'dist/web.built');
  const found = await readFile(marker, 'utf8').catch(() => '');
  if (found === wanted) return;
  await rm(WEB_DIR, { recursive: true, force: true });
  await Promise.all(
    LANGUAGES.map(async (language) => {
      await runVite(language);
      await compress(path.join(WEB_DIR, language));
    }),
  );
  await writeFile(marker, wanted);
}

/** Runs in a separate process, so that the server doesn't keep the bundler in memory. */
function runVite(language: Language): Promise<void> {
  const command = path.join(ROOT, 'node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, [command, 'build', '--logLevel', 'error'], {
    cwd: ROOT,
    env: { ...process.env, SCREENS_LANGUAGE: language },
    stdio: ['ignore', 2, 2],
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error('the screens could not be built')),
    );
  });
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const source of SOURCES)
    for (const file of await filesOf(path.join(ROOT, source))) {
      const { size, mtimeMs } = await stat(file);
      hash.update(`${path.relative(ROOT, file)}:${size}:${mtimeMs}\n`);
    }
  return hash.digest('hex');
}

async function filesOf(place: string): Promise<string[]> {
  const found = await stat(place).catch(() => null);
  if (!found) return [];
  if (found.isFile()) return [place];
  const names = (await readdir(place)).sort();
  return (await Promise.all(names.map((name) => filesOf(path.join(place, name))))).flat();
}

/** Compresses assets once at build time instead of per request. */
async function compress(folder: string): Promise<void> {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };
  for (const file of (await filesOf(folder)).filter((name) => COMPRESSED.test(name))) {
    const bytes = await readFile(file);
    await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, quality));
    await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  }
}
