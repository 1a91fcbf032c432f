import { expect, it } from 'vitest';
import type { z } from 'zod';
import { SETTING_GROUPS } from '#server/lib/settings-schema.ts';

const INTRODUCTION = `# Settings of Fettle. Copy this file to .env and fill in what you need.
# Every setting may be left out, and may be given as NAME_FILE instead: a file that holds its value.
`;

it('.env.example lists every setting with its meaning and default', async () => {
  const groups = Object.entries(SETTING_GROUPS).map(
    ([title, settings]) => `\n# --- ${title} ---\n\n${linesOf(settings)}`,
  );
  await expect(INTRODUCTION + groups.join('')).toMatchFileSnapshot('../../.env.example');
});

function linesOf(settings: Readonly<Record<string, z.ZodType>>): string {
  return Object.entries(settings)
    .map(([name, setting]) => example(name, setting))
    .join('');
}

function example(name: string, setting: z.ZodType): string {
  const value = setting.safeParse(undefined).data;
  const meaning = setting.description ? `# ${setting.description}\n` : '';
  return `${meaning}#${name}=${typeof value === 'string' || typeof value === 'number' ? value : ''}\n`;
}
