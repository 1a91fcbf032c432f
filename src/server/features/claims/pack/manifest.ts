import { createHash } from 'node:crypto';
import { APP_NAME } from '../../../lib/config.ts';
import type { ZipEntry } from '../../../lib/zip.ts';
import type { MissingOriginal } from '../../../texts/pack-facts.ts';

/** A file of a pack, small enough to keep in memory while it is hashed. */
export interface PackFile extends ZipEntry {
  readonly content: Uint8Array | string;
}

/** The facts in the manifest besides its files. */
export interface ManifestFacts {
  readonly claim: number;
  readonly madeAt: string;
  readonly receipts: number;
  readonly originals: number;
  readonly missingOriginals: readonly MissingOriginal[];
}

/** Yields the files, then a manifest with the SHA-256 of each, and a checksum file for `sha256sum -c`. */
export async function* withManifest(
  files: AsyncIterable<PackFile>,
  facts: () => ManifestFacts,
): AsyncGenerator<PackFile> {
  const listed: { path: string; bytes: number; sha256: string }[] = [];
  for await (const file of files) {
    const bytes = Buffer.from(file.content);
    listed.push({ path: file.name, bytes: bytes.byteLength, sha256: sha256(bytes) });
    yield { name: file.name, content: bytes };
  }
  const manifest = `${JSON.stringify({ madeBy: APP_NAME, ...facts(), files: listed }, null, 2)}\n`;
  yield { name: 'manifest.json', content: manifest };
  const sums = [...listed, { path: 'manifest.json', sha256: sha256(Buffer.from(manifest)) }];
  yield { name: 'SHA256SUMS', content: sums.map((file) => `${file.sha256}  ${file.path}\n`).join('') };
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
