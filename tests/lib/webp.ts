import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';

const QUALITY = 0.82;

/** A screenshot of the page's viewport as WebP, encoded by the browser. */
export async function webpOf(page: Page): Promise<Buffer> {
  // A screenshot has no scroll bar, so no room is reserved for one.
  await page.addStyleTag({ content: 'html { scrollbar-gutter: auto }' });
  const png = await page.screenshot();
  const drawer = await page.context().newPage();
  const data = await drawer.evaluate<string>(
    `(async () => {
      const picture = new Image();
      picture.src = 'data:image/png;base64,${png.toString('base64')}';
      await picture.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: picture.width, height: picture.height });
      canvas.getContext('2d').drawImage(picture, 0, 0);
      return canvas.toDataURL('image/webp', ${QUALITY});
    })()`,
  );
  await drawer.close();
  return Buffer.from(data.slice(data.indexOf(',') + 1), 'base64');
}
