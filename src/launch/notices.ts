import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const ROOT = path.resolve(import.meta.dirname, '../..');
const LICENSE_FILE = /^(?:un)?licen[sc]e|^copying|^notice/i;

const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      devOptional: z.boolean().optional(),
    }),
  ),
});

/** A package that Fettle includes. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** Its SPDX expression; null if not stated. */
  readonly license: string | null;
  /** Relative to the project folder. */
  readonly folder: string;
}

/** Installed packages, without development tools. */
export async function shippedPackages(): Promise<readonly ShippedPackage[]> {
  const { packages } = lockfile.parse(
    JSON.parse(await readFile(path.join(ROOT, 'package-lock.json'), 'utf8')),
  );
  return Object.entries(packages)
    .filter(([folder, { dev, devOptional }]) => folder !== '' && !dev && !devOptional)
    .map(([folder, { version = '', license = null }]) => ({
      ...{ name: folder.replace(/^.*node_modules\//, ''), version, license, folder },
    }));
}

/** Third-party data in the sources. */
const DATA = [
  { name: 'GeoNames', license: 'src/domain/categorization/geonames-license.txt' },
  { name: 'WordNet 3.1', license: 'src/domain/receipts/health/vocabulary/wordnet-license.txt' },
] as const;

/** Licenses of all installed packages and data, with their texts. */
export async function thirdPartyNotices(): Promise<string> {
  const notices = (await shippedPackages()).map(async ({ name, version, license, folder }) => {
    const place = path.join(ROOT, folder);
    const files = (await readdir(place).catch(() => [])).filter((file) => LICENSE_FILE.test(file));
    const texts = await Promise.all(
      files.map((file) => readFile(path.join(place, file), 'utf8').catch(() => '')),
    );
    return [`${name} ${version} (${license ?? 'license in its text'})`, ...texts].join('\n\n');
  });
  for (const { name, license } of DATA)
    notices.push(readFile(path.join(ROOT, license), 'utf8').then((text) => `${name}\n\n${text}`));
  return `${(await Promise.all(notices)).join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}
