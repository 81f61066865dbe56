import { testWidths } from '../../support/checks/widths';
import { expect, test } from '../../support/test';

testWidths('pre-season', 'admin@pinehollow.test', [
  '/pre-season',
  '/pre-season?tab=budget',
  '/pre-season?tab=priorities',
]);
testWidths('the demo of pre-season', null, ['/demo/pre-season']);

test('keeps the hyphen of a title within its line', async ({ page }) => {
  await page.goto('/demo/pre-season');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toContainText('Pre-Season');
  for (const width of [320, 340, 360, 375, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const lines = await title.evaluate((heading) => {
      const word = 'Pre-Season';
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      let text = texts.nextNode();
      while (text && !text.textContent?.includes(word)) text = texts.nextNode();
      const from = text?.textContent?.indexOf(word) ?? -1;
      if (!text || from < 0) return 0;
      const range = document.createRange();
      range.setStart(text, from);
      range.setEnd(text, from + word.length);
      return range.getClientRects().length;
    });
    expect(lines, `at ${width} px`).toBe(1);
  }
});
