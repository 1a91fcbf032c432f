import type { Page } from '@playwright/test';

const SETTLE_MS = 60_000;
/** The live event stream never ends, so the network is never completely idle on signed-in screens. */
const IDLE_MS = 700;

/** Waits until the page has no skeleton and no loading text. */
export async function waitUntilLoaded(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached', timeout: SETTLE_MS });
  await page
    .getByText(/^(Loading|Checking your session)/)
    .first()
    .waitFor({ state: 'hidden', timeout: SETTLE_MS });
  await page.waitForLoadState('networkidle', { timeout: IDLE_MS }).catch(() => undefined);
}
