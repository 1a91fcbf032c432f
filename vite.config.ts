import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { screenTexts } from './src/launch/screen-texts.ts';

/** The language the screens are built in: its folder of texts, and the suffix of its files. */
const LANGUAGE = process.env.SCREENS_LANGUAGE ?? 'en';
const TEXTS = fileURLToPath(new URL('src/web/texts', import.meta.url));

/** Fonts that the first paint of every page needs. */
const EARLY_FONTS = [/geist-latin-wght-normal-[\w-]+\.woff2$/, /newsreader-latin-wght-normal-[\w-]+\.woff2$/];

/** Chunks for a path, so that the browser fetches them in parallel with the entry. */
const EARLY_SCREENS: Readonly<Record<string, readonly string[]>> = {
  '/': ['landing-screen'],
  '/login': ['login-screen'],
  '/onboarding': ['onboarding-screen', 'signed-in-area'],
  '/dashboard': ['dashboard-screen', 'signed-in-area'],
  '/settings': ['settings-screen', 'signed-in-area'],
  '/transactions': ['transactions-screen', 'signed-in-area'],
  '/subscriptions': ['subscriptions-screen', 'signed-in-area'],
  '/insights': ['insights-screen', 'signed-in-area'],
  '/email-ai': ['email-ai-screen', 'signed-in-area'],
  '/email-ai/review': ['review-screen', 'signed-in-area'],
  '/processed-emails': ['processed-emails-screen', 'signed-in-area'],
};

/**
 * Preloads the two fonts, and adds a small script that runs before the screens: it fetches the chunks of the requested
 * path and requests the session.
 */
function early(): Plugin {
  return {
    name: 'early',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const fonts = Object.keys(bundle).filter((file) => EARLY_FONTS.some((font) => font.test(file)));
        const byPath = Object.entries(EARLY_SCREENS).map(
          ([path, names]) => [path, filesOf(names, chunks)] as const,
        );
        const all = [...new Set(byPath.flatMap(([, files]) => files))];
        const numbers = byPath.map(([path, files]) => [path, files.map((file) => all.indexOf(file))]);
        const places = (name: string) => filesOf([name], chunks).filter((file) => !file.endsWith('.css'));
        const identities = [places('local-identity'), places('hosted-identity')].map((files) =>
          files.map((file) => file.replace('assets/', '')),
        );
        const script = `const isPublic = location.pathname === '/' || location.pathname === '/login';
const hosted = document.querySelector('meta[name="fettle-identity"]') ? 1 : 0;
if (!isPublic && !hosted) window.fettleSession = fetch('/api/auth/get-session', { credentials: 'same-origin', signal: AbortSignal.timeout(25000) });
window.fettleSession?.catch(() => undefined);
const all = ${JSON.stringify(all.map((file) => file.replace('assets/', '')))};
const wanted = ${JSON.stringify(Object.fromEntries(numbers))}[location.pathname] ?? [];
const files = wanted.map((number) => all[number]).concat(${JSON.stringify(identities)}[hosted]);
for (const file of new Set(files)) {
  const link = document.createElement('link');
  link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload';
  if (file.endsWith('.css')) link.as = 'style';
  link.crossOrigin = '';
  link.href = '/assets/' + file;
  document.head.append(link);
}
`;
        this.emitFile({ type: 'asset', fileName: `early.${LANGUAGE}.js`, source: script });
        return [
          { tag: 'script', attrs: { src: `/early.${LANGUAGE}.js` }, injectTo: 'head-prepend' as const },
          ...fonts.map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
            injectTo: 'head' as const,
          })),
        ];
      },
    },
  };
}

/** The named chunks, their imports and their styles, without those that the page's head already loads. */
function filesOf(names: readonly string[], chunks: readonly Rolldown.OutputChunk[]): string[] {
  const entry = chunks.find((chunk) => chunk.isEntry);
  const known = new Set([entry?.fileName, ...(entry?.imports ?? [])]);
  const found = new Set<string>();
  const add = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (!chunk || known.has(chunk.fileName) || found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    for (const imported of chunk.imports) add(chunks.find((candidate) => candidate.fileName === imported));
  };
  for (const name of names) add(chunks.find((chunk) => chunk.name === name));
  return [...found];
}

/** Screens that can be read offline. */
const OFFLINE_SCREENS = ['signed-in-area', 'dashboard-screen', 'transactions-screen'];
/** Unhashed files that the page's head loads. */
const OFFLINE_HEAD = [
  `early.${LANGUAGE}.js`,
  'theme.js',
  'slow-start.js',
  'icon.svg',
  `manifest.${LANGUAGE}.webmanifest`,
];

/** Writes the service worker with the files it caches: the page, its entry, and the offline screens. */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const entry = chunks.find((chunk) => chunk.isEntry);
      const fonts = Object.keys(bundle).filter((file) => EARLY_FONTS.some((font) => font.test(file)));
      const files = [
        ...(entry ? [entry.fileName, ...entry.imports, ...(entry.viteMetadata?.importedCss ?? [])] : []),
        ...filesOf(OFFLINE_SCREENS, chunks),
        ...fonts,
      ].map((file) => `/${file}`);
      const identity = (name: string) => filesOf([name], chunks).map((file) => `/${file}`);
      const identities = { local: identity('local-identity'), hosted: identity('hosted-identity') };
      const template = await readFile(new URL('src/web/service-worker.js', import.meta.url), 'utf8');
      const source = template
        .replace(
          'const SHELL = [];',
          `const SHELL = ${JSON.stringify([...new Set(files), ...OFFLINE_HEAD.map((file) => `/${file}`)])};`,
        )
        .replace(
          'const IDENTITIES = { local: [], hosted: [] };',
          `const IDENTITIES = ${JSON.stringify(identities)};`,
        );
      this.emitFile({ type: 'asset', fileName: `service-worker.${LANGUAGE}.js`, source });
    },
  };
}

export default defineConfig({
  root: 'src/web',
  base: '/',
  publicDir: 'public',
  plugins: [screenTexts(TEXTS, LANGUAGE), react(), tailwindcss(), early(), serviceWorker()],
  // React has provided this hook since version 18, so the shim is not needed.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  build: {
    outDir: `../../dist/web/${LANGUAGE}`,
    emptyOutDir: true,
    target: ['es2023', 'chrome123', 'edge123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Each text is a separate constant and is inlined where it is used.
      optimization: { inlineConst: { mode: 'all' } },
      output: { codeSplitting: { groups: [{ name: 'react', test: /node_modules\/react\// }] } },
    },
    modulePreload: {
      polyfill: false,
      // The page's head already preloads the chunks of its path; the entry must not contain the list again.
      resolveDependencies: (_file, dependencies, { hostType }) =>
        hostType === 'html' ? dependencies : dependencies.filter((file) => file.endsWith('.css')),
    },
  },
});
