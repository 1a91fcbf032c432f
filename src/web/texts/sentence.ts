import { createElement, Fragment, type ReactNode } from 'react';

/** A whole sentence with elements in it, each where the language wants it: sentence`Read ${link('the guide')} first.` */
export function sentence(words: TemplateStringsArray, ...elements: readonly ReactNode[]): ReactNode {
  const parts = words.flatMap((word, index) => [word, elements[index]]);
  return createElement(Fragment, null, ...parts);
}
