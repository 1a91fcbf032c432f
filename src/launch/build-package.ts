import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { buildScreens, WEB_DIR } from './build-screens.ts';
import { thirdPartyNotices } from './notices.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Screens are included prebuilt; tests and developer notes are excluded. */
const LEFT_OUT = /^web\/|\.test\.ts$|(?:^|\/)tsconfig\.json$|\.md$/;
/** The end of a relative or internal import: `./file.ts` or `#domain/file.ts`. */
const OWN_SPECIFIER = /(?<=(?<quote>['"])[.#][\w#./-]*)\.ts(?=\k<quote>)/g;

/** Builds the package: the built screens, the sources as JavaScript, and third-party licenses. */
export async function buildPackage(folder: string): Promise<void> {
  await buildScreens();
  await rm(folder, { recursive: true, force: true });
  await writeSources(folder);
  await writeFile(path.join(folder, 'NOTICES.txt'), await thirdPartyNotices());
  await cp(WEB_DIR, path.join(folder, 'dist/web'), { recursive: true });
}

/** Node doesn't run TypeScript in `node_modules`, so types are stripped from the sources. */
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
