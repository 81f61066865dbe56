import { expect, type Page } from '@playwright/test';
import type { Appearance } from './primitives';

/** Opens the examples of a primitive, or one of them, with nothing around. */
export async function openBare(page: Page, address: string): Promise<void> {
  await page.goto(`/${address}?bare`);
  await expect(page.locator('#examples')).toBeVisible();
  await page.evaluate(drawCodeInOwnFont);
  await page.evaluate(() => document.fonts.ready);
}

/** The product brings no monospaced font: the machine's own would be another one in each picture. */
function drawCodeInOwnFont(): void {
  // The page's Content-Security-Policy takes no style element; a sheet by script is none.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('code { font-family: inherit !important; }');
  document.adoptedStyleSheets.push(sheet);
}

/** Changes theme and width of the open page, as a person's device would. */
export async function appear(page: Page, { scheme, width }: Pick<Appearance, 'scheme' | 'width'>): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
}

/** Opens what the example opens, by keyboard. */
export async function openByKeyboard(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  // Enter in a field is the form's.
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
