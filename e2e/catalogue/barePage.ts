import { expect, type Page } from '@playwright/test';
import type { Appearance } from './primitives';

/** Opens all examples of a primitive, or one of them, with nothing around them. */
export async function openBare(page: Page, address: string): Promise<void> {
  await page.goto(`/${address}?bare`);
  await expect(page.locator('#examples')).toBeVisible();
  await page.evaluate(drawCodeInOwnFont);
  await page.evaluate(() => document.fonts.ready);
}

/** The product ships no monospaced font, and each machine has a different one: replace it in pictures. */
function drawCodeInOwnFont(): void {
  // The page's Content-Security-Policy refuses style elements, but allows a style sheet made by a script.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('code { font-family: inherit !important; }');
  document.adoptedStyleSheets.push(sheet);
}

/** Changes the theme and width of the open page, as a device would. */
export async function appear(page: Page, { scheme, width }: Pick<Appearance, 'scheme' | 'width'>): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
}

/** Opens by keyboard what the example opens. */
export async function openByKeyboard(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  // Enter in a field submits its form.
  const isField = await page.locator('[role=combobox]:focus').count();
  await page.keyboard.press(isField ? 'ArrowDown' : 'Enter');
  await expect(
    page.locator('[role=dialog], [role=menu], [role=tooltip], [role=listbox], [data-toast]').first(),
  ).toBeVisible();
}

/** Names of the examples that open something over the page. */
export async function openingExamples(page: Page): Promise<string[]> {
  return page
    .locator('[data-opens]')
    .evaluateAll((found) => found.map((one) => one.getAttribute('data-example') ?? ''));
}
