import { expect, test, type Page } from '@playwright/test';
import { openBare, openByKeyboard } from './barePage';

async function openLongDialog(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openBare(page, 'Dialog/a-long-form');
  await openByKeyboard(page);
  const dialog = page.getByRole('dialog', { name: 'Count the gear' });
  await expect(dialog).toBeVisible();
  // A font that arrives later makes the content taller, so the scrolled-to end is no longer the end.
  await page.evaluate(() => document.fonts.ready);
  return {
    title: dialog.getByRole('heading', { name: 'Count the gear' }),
    close: dialog.getByRole('button', { name: 'Close' }),
    save: dialog.getByRole('button', { name: 'Save Count' }),
    cancel: dialog.getByRole('button', { name: 'Cancel' }),
    first: dialog.getByLabel('Rescue tubes'),
    last: dialog.getByLabel('Test kits'),
  };
}

for (const size of [
  { width: 1440, height: 700 },
  { width: 390, height: 844 },
  { width: 320, height: 568 },
]) {
  test(`title and buttons stay visible at ${size.width} × ${size.height}, and never cover the focus`, async ({
    page,
  }) => {
    const { title, save, cancel, first, last } = await openLongDialog(page, size);
    await expect(save).toBeInViewport({ ratio: 1 });
    await expect(last).not.toBeInViewport();
    const edgeOf = async (part: typeof last, side: 'y' | 'end') => {
      const box = await part.boundingBox();
      if (!box) throw new Error('It is not rendered');
      return side === 'y' ? box.y : box.y + box.height;
    };
    // The dialog opens with the focus in its first field; Tab goes from there to the last one, past everything between.
    await expect(first).toBeFocused();
    for (let steps = 0; steps < 7; steps += 1) await page.keyboard.press('Tab');
    await expect(last).toBeFocused();
    expect(await edgeOf(last, 'end')).toBeLessThanOrEqual(Math.min(await edgeOf(save, 'y'), await edgeOf(cancel, 'y')));
    for (let steps = 0; steps < 7; steps += 1) await page.keyboard.press('Shift+Tab');
    await expect(first).toBeFocused();
    expect(await edgeOf(first, 'y')).toBeGreaterThanOrEqual(await edgeOf(title, 'end'));
    await expect(save).toBeInViewport({ ratio: 1 });
  });
}

test('scrolls with the keys from its first field, and from its buttons', async ({ page }) => {
  const { save, last } = await openLongDialog(page, { width: 390, height: 700 });
  await expect(last).not.toBeInViewport();
  // Chromium drops a scroll key that arrives during the previous smooth scroll.
  const scrolled = page.evaluate(nextScrollEnd);
  await page.keyboard.press('PageDown');
  await scrolled;
  await save.focus();
  await page.keyboard.press('End');
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Home');
  await expect(last).not.toBeInViewport();
});

test('scrolls everything when there is no room for both', async ({ page }) => {
  const { save, title, last } = await openLongDialog(page, { width: 320, height: 256 });
  await expect(save).not.toBeInViewport();
  await last.scrollIntoViewIfNeeded();
  await expect(title).not.toBeInViewport();
});

/** Resolves when the next scroll of any element has ended. */
function nextScrollEnd(): Promise<void> {
  return new Promise((resolve) => {
    document.addEventListener('scrollend', () => resolve(), { capture: true, once: true });
  });
}
