/** The package's own types describe its CommonJS file as a module. */
declare module 'bidi-js/dist/bidi.mjs' {
  import type { Bidi } from 'bidi-js';

  const bidiFactory: () => Bidi;

  export = bidiFactory;
}
