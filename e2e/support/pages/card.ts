import type { Locator, Page } from '@playwright/test';

/** The card of a page with this heading. */
export const card = (page: Page, title: string): Locator => page.getByRole('region', { name: title, exact: true });
