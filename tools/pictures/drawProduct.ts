import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { repositoryRoot } from '../bundler/paths';
import { chromiumLaunch } from '../checks/browser/chromium';

const WINDOW = { width: 1440, height: 900 };
const FILE = 'docs/pictures/product.png';
/** The gap between the two pictures, and the margin around them (px). */
const SHOWN = { width: 1000, height: 625, gap: 16, edge: 8 };

/**
 * `product.mjs [origin]`: takes the README's picture of a running product: the home page, and the demo club's dashboard
 * as its administrator sees it.
 */
export async function main([origin = 'http://127.0.0.1:4200']: string[]): Promise<void> {
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const page = await browser.newPage({ viewport: WINDOW, colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(origin);
    const home = await pictureOf(page);
    await signIn(page, origin);
    await page.goto(`${origin}/legacy-dashboard`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const dashboard = await pictureOf(page);
    await writeFile(path.join(repositoryRoot, FILE), await besideOneAnother(browser, [home, dashboard]));
    console.log(FILE);
  } finally {
    await browser.close();
  }
}

async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/auth`);
  await page.getByLabel('Email').fill('admin@pinehollow.test');
  await page.getByLabel('Password').fill('clubcrew-local');
  await page.getByRole('button', { name: 'Admin Sign In' }).click();
  await page.waitForURL('**/dashboard');
}

/** The window once everything in it has loaded. */
async function pictureOf(page: Page): Promise<Buffer> {
  await page.waitForLoadState('networkidle');
  return page.screenshot();
}

async function besideOneAnother(browser: Browser, pictures: readonly Buffer[]): Promise<Buffer> {
  const { width, height, gap, edge } = SHOWN;
  const page = await browser.newPage({
    viewport: { width: pictures.length * (width + gap) - gap + 2 * edge, height: height + 2 * edge },
  });
  const images = pictures.map((png) => `<img src="data:image/png;base64,${png.toString('base64')}">`);
  await page.setContent(
    `<style>body { display: flex; gap: ${gap}px; margin: ${edge}px; background: #dbe5e5 }` +
      `img { width: ${width}px; height: ${height}px }</style>${images.join('')}`,
  );
  return page.screenshot();
}
