import { readdirSync } from 'node:fs';
import { testChromiumLaunch, ensureChromium } from '#chromium';
import { expect, test } from '@playwright/test';
import { appear, openBare, openByKeyboard, openingExamples } from './barePage';
import { compareStates } from './states';
import { appearances, picturesFolder, primitives, type Appearance } from './primitives';

// The headless shell, which all other tests run in, smooths the edges of letters in another way than the browser that people
// have.
const { executablePath, args } = testChromiumLaunch(ensureChromium());
test.use({
  launchOptions: {
    executablePath,
    // Renders letters alike on every machine.
    args: [...args, '--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
  },
});

const pictureName = (parts: string[], { scheme, width }: Appearance) => `${[...parts, scheme, width].join('-')}.png`;

for (const primitive of primitives) {
  test(`${primitive} matches its pictures`, async ({ page }) => {
    await openBare(page, primitive);
    // Its columns are as wide as the rows that the browser has rendered so far.
    const mask = [page.locator('[data-example="5-000-rows"]')];
    for (const appearance of appearances) {
      await appear(page, appearance);
      await expect.soft(page.locator('#examples')).toHaveScreenshot(pictureName([primitive], appearance), { mask });
    }
    const opening = await openingExamples(page);
    await compareStates(page, primitive);
    for (const example of opening) {
      await openBare(page, `${primitive}/${example}`);
      await openByKeyboard(page);
      for (const appearance of appearances) {
        await appear(page, appearance);
        await expect.soft(page).toHaveScreenshot(pictureName([primitive, example], appearance));
      }
    }
  });
}

test('has no picture of a primitive that no longer exists', () => {
  const known = new Set(primitives);
  const left = readdirSync(picturesFolder).filter((file) => !known.has(file.split('-')[0] ?? ''));
  expect(left).toEqual([]);
});
