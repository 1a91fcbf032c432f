/** The package's own types describe its CommonJS file as a module. */
declare module 'bidi-js/dist/bidi.mjs' {
  import type { Bidi } from 'bidi-js';
  // biome-ignore lint/style/noDefaultExport: the package has it.
  export default function bidiFactory(): Bidi;
}
