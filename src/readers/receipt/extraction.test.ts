import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { READER_VERSION } from './extraction.ts';

test('a newly trained model requires a new reader version, and an update of this line', () => {
  const hash = createHash('sha256');
  for (const file of ['calibration.json', 'kind-model.json', 'name-weights.json'])
    hash.update(readFileSync(new URL(`./model/${file}`, import.meta.url)));
  expect(`${READER_VERSION} ${hash.digest('hex').slice(0, 12)}`).toBe('device-21 aac67582c7ff');
});
