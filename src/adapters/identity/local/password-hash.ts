import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { createBoundedQueue } from './bounded-queue.ts';
import type { Client } from './client-turns.ts';

// Argon2id with 19 MiB and two passes: the OWASP password storage minimum, ASVS 5.0 appendix C.
const MEMORY_KIB = 19_456;
const PASSES = 2;
const TAG_BYTES = 32;
const SALT_BYTES = 16;
/**
 * Hashing shares four threads with DNS and file access, so at most two hashes run at once. One client gets one of the
 * two for a fifth of the time, so that a flood costs little CPU and delays nobody else.
 */
const LIMITS = { running: 2, waiting: 16, waitingPerClient: 4, restFactor: 4, restMsMax: 250 };
/** Used by commands, which hash without a server. */
const NOBODY: Client = { key: '', isFamiliar: false };

const enqueue = createBoundedQueue(LIMITS);

/**
 * Hashes a password in PHC notation. The password is normalized (NFKC), never truncated. Clients take turns; throws
 * `Busy` if too many wait.
 */
export async function hashPassword(password: string, client = NOBODY): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const tag = await derive(client, password, salt, MEMORY_KIB, PASSES);
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=1$${encode(salt)}$${encode(tag)}`;
}

/** True if the password matches the hash; false for a hash in another format. */
export async function verifyPassword(
  input: { hash: string; password: string },
  client = NOBODY,
): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([^$]+)\$([^$]+)$/.exec(input.hash);
  if (!match) return false;
  const [, memory = '', passes = '', salt = '', expected = ''] = match;
  const nonce = Buffer.from(salt, 'base64');
  const tag = await derive(client, input.password, nonce, Number(memory), Number(passes));
  const wanted = Buffer.from(expected, 'base64');
  return tag.length === wanted.length && timingSafeEqual(tag, wanted);
}

function derive(
  client: Client,
  password: string,
  nonce: Buffer,
  memory: number,
  passes: number,
): Promise<Buffer> {
  return enqueue(
    client,
    () =>
      new Promise((resolve, reject) => {
        const message = password.normalize('NFKC');
        const parameters = { message, nonce, parallelism: 1, tagLength: TAG_BYTES, memory, passes };
        argon2('argon2id', parameters, (error, tag) => (error ? reject(error) : resolve(tag)));
      }),
  );
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replace(/={1,2}$/, '');
}
