import type { Page } from '@playwright/test';

/** An email that the platform has sent, as the outbox keeps it. */
export interface Letter {
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html?: unknown;
}

/** Every email of the tested platform, newest first. */
export async function letters(page: Page): Promise<Letter[]> {
  return (await (await page.request.get('/outbox.json')).json()) as Letter[];
}

/** The link in the newest email to an address with a subject that starts like this. Waits until there is one. */
export async function linkInMail(page: Page, to: string, subject: RegExp): Promise<string> {
  for (let wait = 0; wait < 50; wait += 1) {
    const mail = (await letters(page)).find((letter) => letter.to === to && subject.test(letter.subject));
    const link = mail && /^https?:\/\/\S+$/m.exec(mail.text)?.[0];
    if (link) return link;
    await page.waitForTimeout(100);
  }
  throw new Error(`No email "${subject.source}" to ${to}`);
}
