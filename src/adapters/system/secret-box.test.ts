import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSecretBox } from './secret-box.ts';

const box = createSecretBox(randomBytes(32));

describe('secret box', () => {
  it('opens what it sealed in the same place only', () => {
    const sealed = box.seal('access-sandbox-1', 'user|connection|1');
    expect(box.open(sealed, 'user|connection|1')).toBe('access-sandbox-1');
    expect(() => box.open(sealed, 'user|connection|2')).toThrow();
    expect(sealed.includes('access-sandbox-1')).toBe(false);
  });

  it('refuses a changed bit anywhere and a shortened tag', () => {
    const sealed = box.seal('secret', 'place');
    for (let index = 0; index < sealed.length; index += 1) {
      const broken = Buffer.from(sealed);
      broken[index] = (broken[index] ?? 0) ^ 1;
      expect(() => box.open(broken, 'place')).toThrow();
    }
    expect(() => box.open(sealed.subarray(0, 20), 'place')).toThrow();
  });

  it('does not open under another key', () => {
    expect(() => createSecretBox(randomBytes(32)).open(box.seal('secret', 'place'), 'place')).toThrow();
  });
});
