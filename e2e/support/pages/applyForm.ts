import type { Page } from '@playwright/test';

/** Fills in the answers that a club decides by: days of work, how often, age, one certificate and consent. */
export async function fillWorkDays(page: Page): Promise<void> {
  await page.getByLabel('First day you can work').fill('2090-06-01');
  await page.getByLabel('Last day you can work').fill('2090-08-31');
  await page.getByLabel('How often?').selectOption('5 days a week');
  await page.getByLabel('How old are you on your first day?').selectOption('16 or 17');
  await page.getByRole('checkbox', { name: 'CPR/AED', exact: true }).check();
  await page.getByLabel('CPR/AED: valid until').fill('2091-03-14');
  await page.getByRole('checkbox', { name: /may keep my application/ }).check();
}
