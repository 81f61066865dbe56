import { heading } from './screen';
import { expect, test } from './test';
import { violationsOf } from './violationsOf';
import { windows } from './windows';

export interface Screen {
  address: string;
  /** The main heading, which stands when the page does. */
  title: string | RegExp;
  /** Something besides the heading that has to be there. */
  also?: string;
}

/**
 * Declares the tests that no page of a part of the product breaks a rule of WCAG or scrolls sideways, in each window.
 * @param person who sees the screens; null is a visitor
 */
export function testScreens(part: string, person: string | null, screens: readonly Screen[]): void {
  for (const { colorScheme, viewport } of windows) {
    const { width } = viewport;
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport });

      test(`no page of ${part} has a violation or scrolls sideways`, async ({ page, signIn, problems }) => {
        // One after the other: a dozen pages, each judged as a whole.
        test.slow();
        for (const [index, { address, title, also }] of screens.entries()) {
          await test.step(address, async () => {
            if (person && index === 0) await signIn(person, address);
            else await page.goto(address);
            await expect(heading(page, title)).toBeVisible();
            if (also) await expect(page.getByText(also).first()).toBeVisible();
            expect.soft(await violationsOf(page), address).toEqual([]);
            expect
              .soft(await page.evaluate(() => document.documentElement.scrollWidth), address)
              .toBeLessThanOrEqual(width);
          });
        }
        // The browser itself reports the status of a page that is not there; there is nothing else.
        expect(problems.filter((text) => !text.includes('status of 404'))).toEqual([]);
        problems.length = 0;
      });
    });
  }
}
