import { expect, it } from 'vitest';
import { shippedPackages, thirdPartyNotices } from '#launch/notices.ts';

/** All of them allow use, modification and redistribution together with code under another license. */
const ALLOWED = new Set([
  '(MIT OR CC0-1.0)',
  '(MIT OR EUPL-1.1+)',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
]);
/** Its package data names no license; its text is the MIT license. */
const BY_TEXT = new Set(['png-js']);

it('the license of every runtime package permits redistribution', async () => {
  const others = (await shippedPackages()).filter(
    ({ name, license }) => !ALLOWED.has(license ?? '') && !BY_TEXT.has(name),
  );
  expect(others).toEqual([]);
});

it('the notices name every such package and include its license', async () => {
  const notices = await thirdPartyNotices();
  for (const { name, version } of await shippedPackages()) expect(notices).toContain(`${name} ${version} (`);
  expect(notices).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.');
  expect(notices).toContain('Princeton University');
});
