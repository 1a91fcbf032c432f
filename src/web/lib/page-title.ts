import { useEffect } from 'react';
import { texts } from '../texts/en/product.ts';

/** Names the page in the browser's tab while the screen is shown. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? texts.name : texts.pageTitle(title);
  }, [title]);
}
