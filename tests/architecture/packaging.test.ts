import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { settingsSchema } from '#server/lib/settings-schema.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (name: string) => readFile(path.join(ROOT, name), 'utf8');

const service = z.object({
  image: z.string(),
  environment: z.record(z.string(), z.string()).default({}),
  read_only: z.boolean().optional(),
  cap_drop: z.array(z.string()).optional(),
  env_file: z.string().optional(),
});
const compose = z.object({ services: z.record(z.string(), service) });

it('the image runs the same Node as a checkout, as an unprivileged user, with a health check', async () => {
  const dockerfile = await read('Dockerfile');
  const { optionalDependencies } = JSON.parse(await read('package.json'));
  expect(dockerfile).toContain(`FROM node:${optionalDependencies.node}-`);
  const [, last = ''] = dockerfile.split('FROM scratch');
  expect(last).toMatch(/^USER 1000:1000$/m);
  expect(last).toMatch(/^HEALTHCHECK .*CMD \["\/usr\/local\/bin\/node"/m);
});

it('compose sets only existing settings, and gives Fettle only the privileges it needs', async () => {
  const { services } = compose.parse(parse(await read('compose.yaml'), { merge: true }));
  expect(Object.keys(services)).toEqual(['database', 'migrate', 'fettle', 'jobs', 'proxy']);
  for (const image of [services.migrate, services.fettle, services.jobs]) {
    expect(image).toMatchObject({ read_only: true, cap_drop: ['ALL'], env_file: '.env' });
    const { OWNER_PASSWORD, ...settings } = image?.environment ?? {};
    expect(OWNER_PASSWORD, '.env has it').toBe('');
    for (const name of Object.keys(settings)) expect(settingsSchema.shape).toHaveProperty(name);
  }
  for (const image of [services.fettle, services.jobs])
    expect(image?.environment).not.toHaveProperty('DATABASE_ADMIN_URL');
  for (const { image } of [services.database, services.proxy].flatMap((each) => each ?? []))
    expect(image, 'names its version').toMatch(/:\d/);
});

it('the build context is an allowlist, so that no data, key or history is in the image', async () => {
  const lines = (await read('.dockerignore')).split('\n').filter((line) => line !== '');
  expect(lines[0]).toBe('*');
  expect(lines.slice(1).every((line) => line.startsWith('!'))).toBe(true);
  expect(lines.join()).not.toMatch(/\.env|data|\.git/);
});
