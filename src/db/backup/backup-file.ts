import { createReadStream } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';

/** age's default: about two seconds of computing for each guess at a passphrase. */
const SCRYPT_WORK_FACTOR = 18;

export interface EncryptionOptions {
  readonly passphrase: string;
  /** Binary logarithm of the work that each guess at the passphrase costs. Lower only where it guards nothing. */
  readonly scryptWorkFactor?: number;
}

/**
 * Writes a stream to `file`, compressed and encrypted with the passphrase in the age format (`age -d` opens it). The
 * file gets its name only when complete.
 */
export async function writeEncrypted(
  file: string,
  { passphrase, scryptWorkFactor = SCRYPT_WORK_FACTOR }: EncryptionOptions,
  content: Readable,
): Promise<void> {
  const partial = `${file}.partial`;
  const encrypter = new Encrypter();
  encrypter.setScryptWorkFactor(scryptWorkFactor);
  encrypter.setPassphrase(passphrase);
  const compressed = content.pipe(createGzip());
  content.once('error', (error) => compressed.destroy(error));
  let output: FileHandle | null = null;
  try {
    output = await open(partial, 'wx', 0o600);
    const encrypted = await encrypter.encrypt(Readable.toWeb(compressed));
    await pipeline(Readable.fromWeb(encrypted), output.createWriteStream({ flush: true }));
    await rename(partial, file);
  } catch (error) {
    content.destroy();
    await output?.close();
    // A file that another process is writing stays.
    if (output) await rm(partial, { force: true });
    throw error;
  }
}

/** Reads a file written by `writeEncrypted`. Throws if the passphrase is wrong or the file was modified. */
export async function openEncrypted(file: string, passphrase: string): Promise<Readable> {
  const source = createReadStream(file);
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    const opened = Readable.fromWeb(await decrypter.decrypt(Readable.toWeb(source)));
    const content = opened.pipe(createGunzip());
    opened.once('error', (error) => content.destroy(error));
    return content;
  } catch (cause) {
    source.destroy();
    throw new Error(`${file} is not there, is not a backup, or has another passphrase.`, { cause });
  }
}
