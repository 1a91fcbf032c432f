import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { LANGUAGES, type Language } from '../src/domain/people/language.ts';
import { buildScreens, WEB_DIR } from '../src/launch/build-screens.ts';
import type { Figure } from './lib/measure.ts';

/**
 * JavaScript that the first paint of a screen asks for: the page's own scripts, and the chunk of its route with what
 * that imports.
 */
export async function screensBench(): Promise<Figure[]> {
  await buildScreens();
  return (await Promise.all(LANGUAGES.map(screensIn))).flat();
}

async function screensIn(language: Language): Promise<Figure[]> {
  const folder = path.join(WEB_DIR, language);
  const page = await readFile(path.join(folder, 'index.html'), 'utf8');
  const entry = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map((match) => match[1] ?? '');
  const names = (await readdir(path.join(folder, 'assets')))
    .filter((name) => name.endsWith('.js'))
    .map((name) => `assets/${name}`);
  const size = async (roots: readonly string[]) => {
    const seen = new Set<string>();
    const visit = async (file: string): Promise<void> => {
      if (seen.has(file)) return;
      seen.add(file);
      const text = await readFile(path.join(folder, file), 'utf8');
      for (const [, name = ''] of text.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g))
        await visit(`assets/${name}`);
    };
    for (const root of roots) await visit(root);
    const sizes = await Promise.all(
      [...seen].map(async (file) => gzipSync(await readFile(path.join(folder, file)), { level: 9 }).length),
    );
    return sizes.reduce((sum, bytes) => sum + bytes, 0) / 1024;
  };
  const chunk = (name: string) => names.filter((file) => new RegExp(`/${name}-screen-`).test(file));
  return [
    {
      name: `JavaScript of the landing page, gzip, ${language}`,
      value: await size([...entry, ...chunk('landing')]),
      unit: 'kB',
      mark: 85,
      better: 'less',
    },
    {
      name: `JavaScript of the sign-in page, gzip, ${language}`,
      value: await size([...entry, ...chunk('login')]),
      unit: 'kB',
      mark: 85,
      better: 'less',
    },
    {
      name: `JavaScript of the dashboard, gzip, ${language}`,
      value: await size([
        ...entry,
        ...names.filter((file) => /\/signed-in-area-/.test(file)),
        ...chunk('dashboard'),
      ]),
      unit: 'kB',
      mark: 140,
      better: 'less',
    },
  ];
}
