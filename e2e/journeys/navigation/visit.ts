import type { Page } from '@playwright/test';
import { expect } from '../../support/test';

/** An exercise of the fixtures. */
export const KEYS = { id: 'keys', title: 'Keys & Lockers' };

/** The heading of the fixtures' home page. */
export const HOME = 'The front door';

/** Marks the document, so that a page load, which makes a new one, can be told from a navigation within it. */
export const markDocument = (page: Page) => page.evaluate(() => void Object.assign(window, { marked: true }));

/** Whether it is still the marked document. */
export const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

/**
 * Waits for the page's fonts. A late one breaks the lines above elsewhere, and the browser then keeps the text in view
 * where it was, so the page scrolls by itself.
 */
export const fontsLoaded = async (page: Page) => {
  await page.waitForFunction(() => {
    const states = [...document.fonts].map(({ status }) => status);
    // No font counts as loading before the page requests the first one.
    return states.includes('loaded') && !states.includes('loading');
  });
};

/** How far the page is scrolled, in px. */
export const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls the page to px from its top. */
export const scrollTo = async (page: Page, top: number) => {
  await page.evaluate((y) => window.scrollTo(0, y), top);
  await expect.poll(() => scrollTop(page)).toBe(top);
};

/** Follows a link of the fixed header as a press does. Playwright's own click may scroll the page first. */
export const follow = (page: Page, name: string) =>
  page
    .getByRole('banner')
    .getByRole('link', { name, exact: true })
    .evaluate((link: HTMLElement) => link.click());

/** The id of the focused element. */
export const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id);
