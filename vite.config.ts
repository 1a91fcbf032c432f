import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Faces that the first paint of every page needs. */
const EARLY_FONTS = [/geist-latin-wght-normal-[\w-]+\.woff2$/, /newsreader-latin-wght-normal-[\w-]+\.woff2$/];

/** Lets the browser fetch those faces beside the style sheet instead of after it. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, context) =>
        Object.keys(context.bundle ?? {})
          .filter((file) => EARLY_FONTS.some((font) => font.test(file)))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
            injectTo: 'head' as const,
          })),
    },
  };
}

export default defineConfig({
  root: 'src/web',
  base: '/',
  publicDir: 'public',
  plugins: [react(), tailwindcss(), preloadFonts()],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: ['es2023', 'chrome123', 'edge123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
