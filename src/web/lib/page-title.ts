import { useEffect } from 'react';
import { texts } from '../texts/en/product.ts';

/** Sets the document title while the screen is shown. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? texts.name : texts.pageTitle(title);
  }, [title]);
}
