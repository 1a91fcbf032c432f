import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';

// Argon2id with 19 MiB and two passes: the OWASP password storage minimum, ASVS 5.0 appendix C.
const MEMORY_KIB = 19_456;
const PASSES = 2;
const TAG_BYTES = 32;
const SALT_BYTES = 16;
/** Hashing shares four threads with DNS and files; two at once leave the rest of the server awake. */
const CONCURRENT_MAX = 2;

const waiting: (() => void)[] = [];
let running = 0;

/** Hash of a password in PHC notation. The password is normalised (NFKC), never truncated. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const tag = await derive(password, salt, MEMORY_KIB, PASSES);
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=1$${encode(salt)}$${encode(tag)}`;
}

/** True when the password made this hash; false for a hash that is not one of ours. */
export async function verifyPassword(input: { hash: string; password: string }): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([^$]+)\$([^$]+)$/.exec(input.hash);
  if (!match) return false;
  const [, memory = '', passes = '', salt = '', expected = ''] = match;
  const tag = await derive(input.password, Buffer.from(salt, 'base64'), Number(memory), Number(passes));
  const wanted = Buffer.from(expected, 'base64');
  return tag.length === wanted.length && timingSafeEqual(tag, wanted);
}

async function derive(password: string, salt: Buffer, memory: number, passes: number): Promise<Buffer> {
  if (running >= CONCURRENT_MAX) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await new Promise((resolve, reject) => {
      const parameters = {
        message: password.normalize('NFKC'),
        nonce: salt,
        parallelism: 1,
        tagLength: TAG_BYTES,
        memory,
        passes,
      };
      argon2('argon2id', parameters, (error, tag) => (error ? reject(error) : resolve(tag)));
    });
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
