import type { Page } from '@playwright/test';
import { call } from './lib/api.ts';
import { expect, test } from './lib/test.ts';

test.use({ userKind: 'household', viewport: { width: 1440, height: 900 } });

const ANSWERS = 5;
const left = (page: Page, count: number) =>
  expect(page.getByText(`${count} left`, { exact: true })).toBeVisible();
const actionsOf = (page: Page) => page.getByRole('button', { name: /^(Undo|Redo)$/ });

test('answers by mouse, one after another: toasts cover no button, and only the last change offers Undo', async ({
  page,
}) => {
  const { waiting } = await call(page.request, 'listReviewItems');
  await page.goto('/email-ai/review');
  await left(page, waiting);
  for (let answered = 1; answered <= ANSWERS; answered += 1) {
    await expect(page.locator('[data-answerable="true"]')).toBeVisible();
    const box = await page.locator('[data-answerable="true"] button').first().boundingBox();
    const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.click(x + width / 2, y + height / 2);
    await left(page, waiting - answered);
  }
  await expect(actionsOf(page)).toHaveText(['Undo']);
  for (let undone = 1; undone <= ANSWERS; undone += 1) {
    await page.keyboard.press('ControlOrMeta+z');
    await left(page, waiting - ANSWERS + undone);
    await expect(actionsOf(page)).toHaveText(['Redo']);
  }
});
