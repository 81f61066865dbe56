import type { Page } from '@playwright/test';

/** Fills in every field of the contact form. */
export async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Inquiry type').selectOption('Pricing Information');
  await page.getByLabel('Name', { exact: true }).fill('Ana Lima');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Phone' }).fill('+1 336 555 0142');
  await page.getByLabel('Organization').fill('Oak Ridge Swim Club');
  await page.getByLabel('Message').fill('What does it cost?\n<b>For 24 people</b>');
}

/** The button that sends the contact form. */
export const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });
