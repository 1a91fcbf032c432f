import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';

// The axe rules from the package for this browser, injected into a page once instead of at each check.
const AXE = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);
const RULES = {
  all: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  colours: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} as const;
/**
 * Excludes the email frame, which is the sender's page and runs no scripts, and list rows after the eighth, which have
 * the same markup as the first eight.
 */
const LEFT_OUT = ['iframe', ':is(li, tr, [role="row"]):nth-child(n + 9)'];
const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** The viewport of a wide window zoomed to 200%. */
const ZOOMED = { width: 720, height: 450 };
const SMALL_PHONE = { width: 320, height: 640 };

/** Screens for visitors who are not signed in. */
export const PUBLIC = [
  '/',
  '/login',
  '/login?mode=sign-up',
  '/login?mode=forgot',
  '/login?mode=reset&token=x',
  '/no/such/page',
];
/** One page for all checks, because opening a page costs more than checking it. */
export async function checkAll(page: Page, paths: readonly string[]): Promise<void> {
  test.setTimeout(240_000);
  for (const path of paths) await test.step(path, () => check(page, path));
}

/**
 * Expects no violations in both themes at both widths, no sideways scrolling on a phone, and no animation. Between
 * themes only colors differ, so only those are checked again.
 */
export async function check(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize(WIDE);
  await open(page, path);
  await expectNoViolations(page, `${path}, light, wide`);
  await show(page, 'dark', WIDE);
  await expectNoViolations(page, `${path}, dark, wide`, 'colours');
  await show(page, 'dark', PHONE);
  await expectNothingSideways(page, `${path} at ${PHONE.width} px`);
  await expectNoViolations(page, `${path}, dark, phone`);
  await show(page, 'light', PHONE);
  await expectNoViolations(page, `${path}, light, phone`, 'colours');
  await show(page, 'light', SMALL_PHONE);
  await expectNothingSideways(page, `${path} at ${SMALL_PHONE.width} px`);
  expect(await page.evaluate(MOVING), `${path} has no animation with reduced motion`).toEqual([]);
  await show(page, 'light', ZOOMED);
  await expectNothingSideways(page, `${path} at 200 %`);
}

/** Switches theme or width of the open page and waits until it is rendered. */
async function show(page: Page, colorScheme: 'light' | 'dark', viewport: typeof WIDE): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize(viewport);
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
}

/** Navigates inside the running product, as a link does. */
export async function open(page: Page, path: string): Promise<void> {
  const [screen] = path.split('?');
  const here = page.url() === 'about:blank' ? null : new URL(page.url()).pathname;
  if (here === null || PUBLIC.includes(path)) await page.goto(path);
  else {
    await page.evaluate('document.querySelector("h1")?.setAttribute("data-before", "")');
    await page.evaluate(`history.pushState(null, '', ${JSON.stringify(path)})`);
    if (here !== screen) await expect(page.locator('h1[data-before]')).toHaveCount(0);
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (screen === '/login') await expect(page.locator('form')).toBeVisible();
  await expect(page.locator('.skeleton')).toHaveCount(0);
  await expect(page.getByText(/^(Loading|Loading the email)/)).toHaveCount(0);
}

export async function expectNoViolations(
  page: Page,
  what: string,
  looks: keyof typeof RULES = 'all',
): Promise<void> {
  // Elements that are still fading in have a temporary contrast.
  await page.evaluate(SETTLED);
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(AXE);
  const options = { runOnly: RULES[looks], resultTypes: ['violations'], iframes: false };
  const look = `axe.run(${JSON.stringify({ exclude: LEFT_OUT.map((place) => [place]) })}, ${JSON.stringify(options)})`;
  // axe documents this shape; only strings of it are printed.
  const { violations } = (await page.evaluate(look)) as { violations: readonly Violation[] };
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} (${node.failureSummary?.split('\n')[1]?.trim()})`),
  );
  expect(found, what).toEqual([]);
}

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

async function expectNothingSideways(page: Page, what: string): Promise<void> {
  await expect.poll(() => page.evaluate(WIDER_THAN_PAGE), what).toEqual([]);
}

/** Elements that overflow the page on the right; empty if the page doesn't scroll sideways. */
const WIDER_THAN_PAGE = `(() => {
  const page = document.documentElement;
  if (page.scrollWidth <= page.clientWidth) return [];
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > page.clientWidth + 1)
    .slice(0, 12)
    .map((element) => Math.round(element.getBoundingClientRect().right) + ': ' + element.outerHTML.slice(0, 160));
})()`;

const SETTLED = `Promise.all(document.getAnimations()
  .filter((animation) => Number.isFinite(animation.effect.getComputedTiming().endTime))
  .map((animation) => animation.finished.catch(() => undefined)))`;

const MOVING = `document.getAnimations()
  .filter((animation) => animation.playState === 'running' && animation.effect.getComputedTiming().activeDuration > 100)
  .map((animation) => animation.effect.target?.outerHTML.slice(0, 120))`;
