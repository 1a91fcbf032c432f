import type { ReactNode } from 'react';
import { Fragment, jsxs } from 'react/jsx-runtime';

/**
 * A whole sentence with elements in it, each where the language wants it: sentence`Read ${link('the guide')} first.`
 */
export function sentence(words: TemplateStringsArray, ...elements: readonly ReactNode[]): ReactNode {
  return jsxs(Fragment, { children: words.flatMap((word, index) => [word, elements[index]]) });
}
