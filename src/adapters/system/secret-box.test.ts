import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSecretBox } from './secret-box.ts';

const box = createSecretBox([randomBytes(32)]);

describe('secret box', () => {
  it('opens a value only in the context in which it was sealed', () => {
    const sealed = box.seal('access-sandbox-1', 'user|connection|1');
    expect(box.open(sealed, 'user|connection|1')).toBe('access-sandbox-1');
    expect(() => box.open(sealed, 'user|connection|2')).toThrow();
    expect(sealed.includes('access-sandbox-1')).toBe(false);
  });

  it.each([0, 1, 786_432, 2_000_001])('seals %i bytes in pieces, as one text', async (size) => {
    const bytes = randomBytes(size);
    const sealed = await box.sealBytes('head\n', bytes, 'place');
    expect(box.open(sealed, 'place')).toBe(`head\n${bytes.toString('base64')}`);
    expect(() => box.open(sealed, 'elsewhere')).toThrow();
  });

  it('rejects any changed bit and a shortened tag', () => {
    const sealed = box.seal('secret', 'place');
    for (let index = 0; index < sealed.length; index += 1) {
      const broken = Buffer.from(sealed);
      broken[index] = (broken[index] ?? 0) ^ 1;
      expect(() => box.open(broken, 'place')).toThrow();
    }
    expect(() => box.open(sealed.subarray(0, 20), 'place')).toThrow();
  });

  it('seals with the newest key, opens with every earlier one, and stores the key ID in the value', () => {
    const [before, after] = [randomBytes(32), randomBytes(32)];
    const old = createSecretBox([before]);
    const rotating = createSecretBox([after, before]);
    const sealed = rotating.seal('secret', 'place');
    expect(rotating.open(old.seal('secret', 'place'), 'place')).toBe('secret');
    expect(sealed.subarray(0, 5)).toEqual(rotating.currentPrefix);
    expect(createSecretBox([after]).open(sealed, 'place')).toBe('secret');
    expect(() => old.open(sealed, 'place')).toThrow('a key that is not configured');
    expect(rotating.currentPrefix).not.toEqual(old.currentPrefix);
  });

  it('opens values sealed before they contained a key ID', () => {
    const key = Buffer.alloc(32, 7);
    // A value of version 1: nonce, tag and ciphertext.
    const named = createSecretBox([key]).seal('secret', 'place');
    const unnamed = Buffer.concat([Buffer.from([1]), named.subarray(5)]);
    expect(createSecretBox([randomBytes(32), key]).open(unnamed, 'place')).toBe('secret');
  });

  it('does not open with another key', () => {
    expect(() => createSecretBox([randomBytes(32)]).open(box.seal('secret', 'place'), 'place')).toThrow();
  });
});
