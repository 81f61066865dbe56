import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Tags of axe's rules for the success criteria of WCAG 2.2 up to level AA. */
export const WCAG_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * The violations that axe finds on the page: each rule, and the elements that break it.
 * @param tags of the rules to apply; without them, axe's default rules apply
 */
export async function violationsOf(page: Page, tags?: string[]): Promise<string[]> {
  await page.evaluate(comeToRest);
  // Axe is larger than a megabyte, so it is sent to a page once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(findViolations, tags);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} | ${target.join(' ')} | ${failureSummary}`),
  );
}

/** Runs in the page. Asks axe for violations only: describing passed checks doubles its time. */
async function findViolations(tags?: string[]): Promise<axe.Result[]> {
  const { violations } = await window.axe.run(document, {
    resultTypes: ['violations'],
    ...(tags && { runOnly: tags }),
    // WCAG 2.5.3. Axe marks the rule as experimental and skips it by default.
    rules: { 'label-content-name-mismatch': { enabled: true } },
  });
  return violations;
}

/**
 * Waits until nothing has moved for two frames, so that colors are judged in their final state. The end of one
 * transition (a dialog that has opened) may start the next. An endless animation never finishes, so it is not waited
 * for.
 */
async function comeToRest(): Promise<void> {
  const moving = () =>
    document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let still = 0; still < 2; still = moving().length === 0 ? still + 1 : 0) {
    await Promise.all(moving().map(({ finished }) => finished.catch(() => undefined)));
    await nextFrame();
  }
}
