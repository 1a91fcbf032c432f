import type { ReactNode } from 'react';
import { sentence } from '../sentence.ts';

/** Any address that is no screen. */
export const texts = {
  title: 'Page not found',
  back: 'Back to Dashboard',
  nothingAt: (path: ReactNode) => sentence`Nothing lives at ${path}.`,
};
