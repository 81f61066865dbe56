import type { Locator, Page } from '@playwright/test';
import { heading } from '../../support/pages/screen';
import { expect } from '../../support/test';

export const main = (page: Page) => page.getByRole('main');
export const list = (page: Page, title: string) => main(page).getByRole('region', { name: title, exact: true });
export const rows = (within: Locator) => within.getByRole('listitem');
export const row = (page: Page, item: string) => rows(main(page)).filter({ hasText: item });
export const tick = (page: Page, item: string) => main(page).getByRole('checkbox', { name: item, exact: true });
export const openItem = (page: Page, item: string) =>
  row(page, item).getByRole('button', { name: new RegExp(`^${item}`) });
export const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
export const figure = (page: Page, label: string) =>
  main(page)
    .getByRole('list', { name: /^(Figures|Budget)$/ })
    .getByRole('listitem')
    .filter({ hasText: label });

export async function openPreSeason(page: Page, query = ''): Promise<void> {
  await page.goto(`/pre-season${query}`);
  await expect(heading(page, 'Pre-Season')).toBeVisible();
  // On the tabs with figures of their own it is one line.
  if (/tab=/.test(query)) await expect(main(page).getByText('Days to opening: 23')).toBeVisible();
  else await expect(figure(page, 'Days to opening')).toContainText('23');
}
