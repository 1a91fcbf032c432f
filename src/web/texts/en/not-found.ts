import type { ReactNode } from 'react';
import { sentence } from '../sentence.ts';

/** An address without a screen. */
export const texts = {
  title: 'Page not found',
  back: 'Back to Dashboard',
  nothingAt: (path: ReactNode) => sentence`There’s no page at ${path}.`,
};
