import type { Browser } from '@playwright/test';
import type { Workspace } from './manyModules';

/** The module that is changed, and the page on which a visitor sees the change. */
export const MODULE = 'training';
export const PAGE = '/demo/training';

const FILE = 'apps/training/src/pages/overview/OverviewPage.tsx';
const TITLE = 'Training';

/** The title of the page after edit number `edit`; 0 is the one it came with. */
export const titleAfter = (edit: number): string => (edit === 0 ? TITLE : `${TITLE} ${edit}`);

/** Changes one line of the module: the title of its page. @param edit its number, from 1 */
export const editTitle = (workspace: Workspace, edit: number): Promise<void> =>
  workspace.edit(FILE, `title="${titleAfter(edit - 1)}"`, `title="${titleAfter(edit)}"`);

/** Waits until a new visitor's page shows a title. */
export async function seenByNewVisitor(browser: Browser, origin: string, title: string): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(origin + PAGE);
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
  await context.close();
}
