import { expect, type Page } from '@playwright/test';
import { nextPaint } from '../support/pages/screen';
import { appear } from './barePage';

/** Space around a control in pixels: room for its focus ring and its shadow. */
const MARGIN = 12;

/** One theme is enough: a state takes its colors from tokens, and `Colors` shows these in both. */
const appearance = { scheme: 'light', width: 390 } as const;

/** Primitives that open something as soon as their control has the focus. Other pictures show that. */
const OPENS_BY_ITSELF = ['Tooltip'];

/** Compares the first control of the open page, if there is one, with its pictures: focused, hovered and pressed. */
export async function compareStates(page: Page, primitive: string): Promise<void> {
  if (OPENS_BY_ITSELF.includes(primitive)) return;
  await appear(page, appearance);
  await page.keyboard.press('Tab');
  const control = page.locator('#examples :focus');
  if ((await control.count()) === 0) return;
  // Reduced motion makes every transition very short, not zero: at first the control still has its size without the
  // focus.
  await nextPaint(page);
  const box = await control.boundingBox();
  if (!box) throw new Error('What has the focus is not rendered');
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
  // A link would still be loading its page when the next test starts.
  await page.evaluate(`addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true })`);
  await page.mouse.down();
  await looks('pressed');
  // Release the button where it is: a move would drag selected text.
  await page.mouse.up();
  await page.mouse.move(0, 0);
}
