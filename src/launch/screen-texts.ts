import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { texts as pageTexts } from '../web/texts/en/page.ts';
import { constantsOf, withConstants, withImportedConstants } from './inline-texts.ts';

/** The English category names; other languages have a file beside it. */
const CATEGORY_TREE = /\/category-tree\.ts$/;

/**
 * A build plugin for one language: replaces imports of English texts with that language's, translates the page, and
 * inlines texts where they are used.
 */
export function screenTexts(folder: string, language: string): Plugin[] {
  const english = path.join(folder, 'en');
  /** The language's file for an import of English texts; null for other imports. */
  const fileOf = (source: string, importer: string): string | null => {
    const asked = path.resolve(path.dirname(importer), source);
    return path.dirname(asked) === english ? path.join(folder, language, path.basename(asked)) : null;
  };
  return [
    {
      name: 'texts-in-language',
      enforce: 'pre',
      resolveId(source, importer) {
        if (language === 'en' || importer === undefined) return null;
        if (CATEGORY_TREE.test(source))
          return this.resolve(source.replace('.ts', `-${language}.ts`), importer, { skipSelf: true });
        return source.startsWith('.') ? fileOf(source, importer) : null;
      },
      transformIndexHtml: {
        order: 'pre',
        async handler(html) {
          const page: { readonly texts: Record<keyof typeof pageTexts, string> } = await import(
            path.join(folder, language, 'page.ts')
          );
          const words = new Map(Object.entries(page.texts));
          return html.replaceAll(/%(\w+)%/g, (mark, name: string) => words.get(name) ?? mark);
        },
      },
    },
    {
      name: 'texts-where-they-are-used',
      apply: 'build',
      transform(code, id) {
        if (path.dirname(id) === path.join(folder, language)) return { code: withConstants(code), map: null };
        if (!code.includes('/texts/en/')) return null;
        const constants = (source: string): ReadonlySet<string> | null => {
          const file = fileOf(source, id);
          return file ? constantsOf(readFileSync(file, 'utf8')) : null;
        };
        return { code: withImportedConstants(code, constants), map: null };
      },
    },
  ];
}
