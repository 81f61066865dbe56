import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { returnToFirstRelease } from '../support/releases/firstRelease';
import { releaseFolder } from '../support/platform/platformRegistry';
import { release, releaseFrom } from '../support/platform/platformUnderTest';
import { heading } from '../support/pages/screen';
import { expect, test } from '../support/test';
import { makeWorkingCopy, type WorkingCopy } from '../support/platform/workingCopy';

const PAGE = 'apps/marketing/src/ContactPage.tsx';
const OLD = 'Ring the bell';
const NEW = 'Ring the big bell';

/** The heading as the source code and the HTML contain it. */
const written = (title: string): string => `>${title}</`;

test.describe.serial('composes the public pages from the released modules', () => {
  /** A version for this attempt: releases stay, so each attempt needs its own. */
  let version: string;
  let copy: WorkingCopy;
  test.beforeAll(async () => {
    copy = await makeWorkingCopy({ withFixtures: true });
    version = `1.1.${test.info().retry}`;
    await returnToFirstRelease('marketing');
  });
  test.afterAll(async () => {
    await copy.remove();
    await returnToFirstRelease('marketing');
  });

  test('a release adds its pages, and no one sees them yet', async ({ request }) => {
    await copy.edit(PAGE, written(OLD), written(NEW));
    const published = await releaseFrom(copy.folder, 'publish', 'marketing', '--version', version);
    expect(published.stdout).toContain(`marketing ${version} is published.`);
    expect(await (await request.get('/contact')).text()).toContain(written(OLD));
  });

  test('puts them into the HTML after promotion, and the browser hydrates them', async ({ page, request }) => {
    await release('promote', 'marketing', version, '--reason', 'a better question', '--force');
    const html = await (await request.get('/contact')).text();
    expect(html).toContain(written(NEW));
    expect(html).not.toContain(written(OLD));
    await page.goto('/contact');
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
    await expect(heading(page, NEW)).toBeVisible();
  });

  test('refuses to compose the site with a page that differs from the published one', async ({ request }) => {
    const file = path.join(releaseFolder('marketing', version), 'prerendered/contact.json');
    const content = await readFile(file, 'utf8');
    try {
      await writeFile(file, content.replace(NEW, 'Send us your money'));
      const composed = await release('compose');
      expect(composed.exitCode).toBe(1);
      expect(composed.stderr).toContain(
        `marketing ${version}: prerendered/contact.json does not match the digest it was published with.`,
      );
    } finally {
      await writeFile(file, content);
    }
    expect(await (await request.get('/contact')).text()).toContain(written(NEW));
  });

  test('restores the previous ones after a rollback', async ({ page, request }) => {
    await release('rollback', 'marketing', '--reason', 'the old question was better');
    const html = await (await request.get('/contact')).text();
    expect(html).toContain(written(OLD));
    expect(html).not.toContain(written(NEW));
    await page.goto('/contact');
    await expect(heading(page, OLD)).toBeVisible();
  });

  test('does not release a page that needs a browser to render', async () => {
    const component = 'export function ContactPage() {';
    await copy.edit(PAGE, component, `${component}\n  console.log(window.innerWidth);`);
    const published = await releaseFrom(copy.folder, 'publish', 'marketing', '--version', '1.9.0');
    expect(published.exitCode).toBe(1);
    expect(published.stderr).toContain('/contact cannot be rendered without a browser: window is not defined');
    expect((await release('list', 'marketing')).stdout).not.toContain('1.9.0');
  });
});
