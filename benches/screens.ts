import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { LANGUAGES, type Language } from '../src/domain/people/language.ts';
import { buildScreens, WEB_DIR } from '../src/launch/build-screens.ts';
import type { Figure } from './lib/measure.ts';

/**
 * Transferred size of the JavaScript for a screen's first paint: the page's own scripts and the route's chunk with its
 * imports.
 */
export async function screensBench(): Promise<Figure[]> {
  await buildScreens();
  return (await Promise.all(LANGUAGES.map(screensIn))).flat();
}

/** The file as the build compressed it; files too small to compress are sent as they are. */
async function sentFile(file: string): Promise<Buffer> {
  return readFile(`${file}.br`).catch(() => readFile(file));
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
      [...seen].map(async (file) => (await sentFile(path.join(folder, file))).length),
    );
    return sizes.reduce((sum, bytes) => sum + bytes, 0) / 1024;
  };
  const chunk = (name: string) => names.filter((file) => new RegExp(`/${name}-screen-`).test(file));
  return [
    {
      name: `JavaScript of the landing page, ${language}`,
      value: await size([...entry, ...chunk('landing')]),
      unit: 'kB',
      target: 80,
      better: 'less',
    },
    {
      name: `JavaScript of the sign-in page, ${language}`,
      value: await size([...entry, ...chunk('login')]),
      unit: 'kB',
      target: 80,
      better: 'less',
    },
    {
      name: `JavaScript of the dashboard, ${language}`,
      value: await size([
        ...entry,
        ...names.filter((file) => /\/signed-in-area-/.test(file)),
        ...chunk('dashboard'),
      ]),
      unit: 'kB',
      target: 125,
      better: 'less',
    },
  ];
}
