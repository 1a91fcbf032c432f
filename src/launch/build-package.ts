import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { buildScreens, WEB_DIR } from './build-screens.ts';
import { thirdPartyNotices } from './notices.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** The screens are carried built; tests and notes for engineers stay behind. */
const LEFT_OUT = /^web\/|\.test\.ts$|(?:^|\/)tsconfig\.json$|\.md$/;
/** The end of a specifier of our own: `./file.ts` or `#domain/file.ts`. */
const OWN_SPECIFIER = /(?<=(?<quote>['"])[.#][\w#./-]*)\.ts(?=\k<quote>)/g;

/** Writes what runs from a package: the built screens, the sources as JavaScript, and the licenses of others. */
export async function buildPackage(folder: string): Promise<void> {
  await buildScreens();
  await rm(folder, { recursive: true, force: true });
  await writeSources(folder);
  await writeFile(path.join(folder, 'NOTICES.txt'), await thirdPartyNotices());
  await cp(WEB_DIR, path.join(folder, 'dist/web'), { recursive: true });
}

/** Node refuses TypeScript below `node_modules`, so the sources lose their types, and nothing else. */
export async function writeSources(folder: string): Promise<void> {
  const sources = path.join(ROOT, 'src');
  const files = (await readdir(sources, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(sources, path.join(entry.parentPath, entry.name)))
    .filter((name) => !LEFT_OUT.test(name.replaceAll(path.sep, '/')));
  for (const name of files) await writeOne(path.join(sources, name), path.join(folder, 'src', name));
  const { type, imports } = JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8'));
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ type, imports }));
}

async function writeOne(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  if (!from.endsWith('.ts')) return cp(from, to);
  const code = stripTypeScriptTypes(await readFile(from, 'utf8'));
  await writeFile(to.replace(/\.ts$/, '.js'), code.replace(OWN_SPECIFIER, '.js'));
}
