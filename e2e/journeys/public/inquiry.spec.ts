import type { Page } from '@playwright/test';
import { fillIn, send } from '../../support/pages/contactForm';
import { letters, type Letter } from '../../support/checks/letters';
import { visitor } from '../../support/people';
import { database } from '../../support/platform/platformRegistry';
import { recordRequests, toast } from '../../support/pages/screen';
import { expect, test } from '../../support/test';

const FUNCTION = '/functions/v1/send-contact-email';

/** What the firm's mailbox holds from one sender. */
async function lettersFrom(page: Page, email: string): Promise<Letter[]> {
  return (await letters(page)).filter(({ replyTo }) => replyTo === email);
}

test.describe('an inquiry', () => {
  test('reaches the firm as text and never as markup, is stored, and no visitor can read it', async ({ page }) => {
    const email = `ana.${crypto.randomUUID()}@oakridge.test`;
    await page.goto('/contact');
    await expect(page.getByRole('main').getByRole('link', { name: 'Client Login' })).toHaveAttribute('href', '/auth');
    await fillIn(page, email);
    await send(page).click();
    await expect(toast(page, 'Message Sent!')).toContainText("We'll get back to you within 24 hours.");
    const received = page.getByRole('form', { name: 'Contact' }).getByRole('status');
    await expect(received).toContainText(`Our reply goes to ${email}.`);
    await expect(received).toBeInViewport();
    await page.getByLabel('Organization').fill('Oak');
    await expect(received).toHaveCount(0);
    await expect(page.getByLabel('Organization')).toHaveValue('Oak');
    await page.getByLabel('Organization').clear();
    for (const field of ['Inquiry type', 'Name', 'Email', 'Phone', 'Organization', 'Message']) {
      await expect(page.getByLabel(field, { exact: true })).toHaveValue('');
    }

    const letters = await lettersFrom(page, email);
    expect(letters).toHaveLength(1);
    expect(letters[0]?.subject).toBe('Pricing Information: Ana Lima');
    expect(letters[0]).not.toHaveProperty('html');
    for (const line of [email, '+1 336 555 0142', 'Oak Ridge Swim Club', 'What does it cost?\n<b>For 24 people</b>']) {
      expect(letters[0]?.text).toContain(line);
    }

    const stored = await (await database()).from('contact_inquiries').select('*').eq('email', email);
    expect(stored.data).toMatchObject([{ inquiry_type: 'pricing', name: 'Ana Lima', mail_status: 'sent' }]);
    const seen = await (await visitor()).from('contact_inquiries').select('*');
    expect(seen.data ?? []).toEqual([]);
    expect(seen.error?.code).toBe('42501');

    await page.goto('/outbox');
    await expect(page.getByText(email).first()).toBeVisible();
    await expect(page.getByText('<b>For 24 people</b>').first()).toBeVisible();
    await expect(page.locator('b', { hasText: 'For 24 people' })).toHaveCount(0);
  });

  for (const missing of ['Inquiry type', 'Name', 'Email']) {
    test(`without ${missing} is not sent`, async ({ page }) => {
      const sent = recordRequests(page, '/functions/v1');
      await page.goto('/contact');
      await fillIn(page, 'ana@oakridge.test');
      const field = page.getByLabel(missing, { exact: true });
      if (missing === 'Inquiry type') await field.selectOption('');
      else await field.fill('  ');
      await send(page).click();
      const said = toast(page, 'Missing Information');
      await expect(said).toContainText('Please fill in all required fields.');
      await expect(said).toHaveAttribute('data-toast', 'destructive');
      await expect(field).toBeFocused();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByLabel('Organization')).toHaveValue('Oak Ridge Swim Club');
      expect(sent).toEqual([]);
    });
  }

  for (const { what, code } of [
    { what: 'the function answers 500', code: 500 },
    { what: 'the network fails', code: undefined },
  ]) {
    test(`stays in the form when ${what}`, async ({ page, problems }) => {
      await page.route(`**${FUNCTION}`, (route) =>
        code ? route.fulfill({ status: code, json: { error: { code: 'broken', message: 'broken' } } }) : route.abort(),
      );
      await page.goto('/contact');
      await fillIn(page, 'ana@oakridge.test');
      await send(page).click();
      const said = toast(page, 'Error');
      await expect(said).toContainText('Failed to send message. Please try again.');
      await expect(said).toHaveAttribute('data-toast', 'destructive');
      await expect(send(page)).toBeEnabled();
      await expect(page.getByLabel('Inquiry type')).toHaveValue('pricing');
      await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ana Lima');
      await expect(page.getByLabel('Email')).toHaveValue('ana@oakridge.test');
      await expect(page.getByLabel('Message')).toHaveValue('What does it cost?\n<b>For 24 people</b>');
      expect(problems.filter((text) => text.includes('The contact message was not sent.'))).toHaveLength(1);
      problems.length = 0;
    });
  }

  test('is sent once on a double click, and the button says so meanwhile', async ({ page }) => {
    const email = `twice.${crypto.randomUUID()}@oakridge.test`;
    const sent = recordRequests(page, FUNCTION);
    let goOn = () => {};
    const held = new Promise<void>((resolve) => (goOn = resolve));
    await page.route(`**${FUNCTION}`, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/contact');
    await fillIn(page, email);
    await send(page).dblclick();
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeFocused();
    await page.getByLabel('Name', { exact: true }).press('Enter');
    goOn();
    await expect(toast(page, 'Message Sent!')).toBeVisible();
    expect(sent).toEqual([`POST ${FUNCTION}`]);
    expect(await lettersFrom(page, email)).toHaveLength(1);
  });

  test('starts with the topic of the link that was followed', async ({ page }) => {
    await page.goto('/contact?type=refund');
    await expect(send(page)).toBeEnabled();
    await expect(page.getByLabel('Inquiry type')).toHaveValue('');
    await page.goto('/services');
    await page.getByRole('link', { name: 'Ask about Run' }).first().click();
    await expect(page.getByLabel('Inquiry type')).toHaveValue('pricing');
    await expect(page.getByLabel('Message')).toHaveValue('About the Run plan');
    await page.reload();
    await expect(page.getByLabel('Inquiry type')).toHaveValue('pricing');
  });

  test('shows the focused field beside the toast, even at four times the size', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 225 });
    await page.goto('/contact');
    await expect(send(page)).toBeEnabled();
    await send(page).press('Enter');
    await expect(toast(page, 'Missing Information')).toBeVisible();
    const field = page.getByLabel('Inquiry type');
    await expect(field).toBeFocused();
    const covered = () =>
      page.evaluate(() => {
        const { bottom = 0 } = document.activeElement?.getBoundingClientRect() ?? {};
        return bottom - (document.querySelector('[data-toast]')?.getBoundingClientRect().top ?? 0);
      });
    await expect.poll(covered).toBeLessThanOrEqual(0);
    await expect(field).toBeInViewport();
  });

  test('can be written and sent with only the keyboard', async ({ page }) => {
    const email = `keys.${crypto.randomUUID()}@oakridge.test`;
    await page.goto('/contact');
    await expect(send(page)).toBeEnabled();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Inquiry type')).toBeFocused();
    await page.keyboard.type('Book');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Ana Lima');
    await page.keyboard.press('Tab');
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('textbox', { name: 'Phone' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Hello');
    await page.keyboard.press('Tab');
    await expect(send(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Message Sent!')).toBeVisible();
    expect((await lettersFrom(page, email))[0]?.subject).toBe('Book Consultation: Ana Lima');
  });
});
