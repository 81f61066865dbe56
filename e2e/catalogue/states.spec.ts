import { expect, test } from '@playwright/test';
import { appear, openBare } from './barePage';
import { primitives } from './primitives';

/** Around a control (pixels): room for its focus ring and its shadow. */
const MARGIN = 12;

/** One theme is enough: a state takes its colours from tokens, and `Colors` shows these in both. */
const appearance = { scheme: 'light', width: 390 } as const;

for (const primitive of primitives) {
  test(`${primitive} shows that it is focused, hovered and pressed`, async ({ page }) => {
    await openBare(page, primitive);
    await appear(page, appearance);
    await page.keyboard.press('Tab');
    const control = page.locator('#examples :focus');
    test.skip((await control.count()) === 0, 'nothing in it can be pressed');
    const box = await control.boundingBox();
    if (!box) throw new Error('What has the focus is not drawn');
    const clip = {
      x: Math.max(0, box.x - MARGIN),
      y: Math.max(0, box.y - MARGIN),
      width: box.width + 2 * MARGIN,
      height: box.height + 2 * MARGIN,
    };
    const looks = (state: string) => expect.soft(page).toHaveScreenshot(`${primitive}-${state}.png`, { clip });
    await looks('focused');
    await page.evaluate('document.activeElement.blur()');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await looks('hovered');
    await page.mouse.down();
    await looks('pressed');
  });
}
