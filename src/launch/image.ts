import { cp, readdir, readFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { z } from 'zod';
import { buildPackage } from './build-package.ts';

/**
 * Builds the contents of a server container: the package, its commands and only the dependencies the server imports.
 * PostgreSQL runs elsewhere, so databases, emulators and build tools are excluded.
 */
const [folder = ''] = process.argv.slice(2);
const ROOT = path.resolve(import.meta.dirname, '../..');
/** Files not needed at run time: alternative builds and build tools. */
const LEFT_OUT =
  /\.(?:map|md|flow|[cm]?tsx?|woff2|css|bare|standalone\.js)$|\/(?:tests?|docs?|examples?|\.yarn)\//i;
const SPECIFIER =
  /(?:\bfrom |\bimport |\bimport\(|resolve\()'(?<name>(?:@[\w.-]+\/)?[a-z][\w.-]*)(?:\/[^']*)?'/g;

const manifest = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
  peerDependencies: z.record(z.string(), z.string()).default({}),
  peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean().optional() })).default({}),
});

await buildPackage(path.join(folder, 'dist/package'));
for (const name of ['bin', 'LICENSE', 'package.json'])
  await cp(path.join(ROOT, name), path.join(folder, name), { recursive: true });
const wanted = new Set<string>();
for (const name of await importedPackages(path.join(folder, 'dist/package/src'))) await want(name, ROOT);
for (const place of wanted)
  await cp(path.join(ROOT, place), path.join(folder, place), {
    recursive: true,
    filter: (from) => !LEFT_OUT.test(from.slice(ROOT.length)) && !isNested(from, place),
  });
process.stdout.write(`${wanted.size} packages\n`);

/** Nested packages are included or excluded separately. */
function isNested(from: string, place: string): boolean {
  return from.slice(path.join(ROOT, place).length).includes('/node_modules');
}

async function importedPackages(sources: string): Promise<Set<string>> {
  const found = new Set<string>();
  for (const file of await readdir(sources, { recursive: true })) {
    if (!file.endsWith('.js') || /^(?:launch|emulators)\//.test(file)) continue;
    const code = await readFile(path.join(sources, file), 'utf8');
    for (const { groups } of code.matchAll(SPECIFIER))
      if (groups?.name && !builtinModules.includes(groups.name)) found.add(groups.name);
  }
  return found;
}

/** A package and its transitive dependencies, resolved as Node would. */
async function want(name: string, from: string): Promise<void> {
  const place = await placeOf(name, from);
  if (place === null || wanted.has(path.relative(ROOT, place))) return;
  wanted.add(path.relative(ROOT, place));
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = manifest.parse(
    JSON.parse(await readFile(path.join(place, 'package.json'), 'utf8')),
  );
  const peers = Object.keys(peerDependencies).filter((peer) => !peerDependenciesMeta[peer]?.optional);
  for (const needed of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers])
    await want(needed, place);
}

async function placeOf(name: string, from: string): Promise<string | null> {
  for (let folder = from; folder.startsWith(ROOT); folder = path.dirname(folder)) {
    const place = path.join(folder, 'node_modules', name);
    if (await readFile(path.join(place, 'package.json')).catch(() => null)) return place;
  }
  return null;
}
