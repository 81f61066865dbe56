import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { platform } from '../support/platform/platformUnderTest';
import { expect, test } from '../support/test';
import { makeWorkingCopy, type WorkingCopy } from '../support/platform/workingCopy';
import { startLoop } from './developmentLoop';

/** A block of code: a change to files, a whole file, or commands. */
const BLOCK = /(?:(?:Create|Replace|replace) `([^`]+)`[^\n]*\n\n)?```(\w+)\n([\s\S]*?)```/g;
/** Commands that need a platform of their own; the browser steps below replace them. */
const STARTS = /^(npm start|npm run dev|node e2e\/run\.mjs)/;

/** Without the tool's background process, which would outlive the test. */
const NX = { NX_DAEMON: 'false', NX_TUI: 'false' };

let copy: WorkingCopy;

test.beforeAll(async () => {
  copy = await makeWorkingCopy();
});

test.afterAll(async () => {
  await copy?.remove();
});

test('makes the promised module when the tutorial is followed word for word', async ({ page }) => {
  test.setTimeout(420_000);
  const tutorial = await readFile(path.join(platform.repository, 'docs/tutorial.md'), 'utf8');
  for (const [, file, language = '', text = ''] of tutorial.matchAll(BLOCK)) await follow(language, text, file);

  const loop = await startLoop(copy.folder, 'errands');
  try {
    await page.goto(`${loop.origin}/demo/errands`);
    await expect(page.getByRole('row', { name: 'Tell the staff' })).toContainText('45');
    await page.getByLabel('New item').fill('Order chlorine');
    await page.getByLabel('Minutes', { exact: true }).fill('2');
    await page.getByRole('button', { name: 'Add item' }).click();
    await expect(page.getByText('An errand takes 5 to 480 minutes.')).toBeVisible();
  } finally {
    await loop.stop();
  }
});

async function follow(language: string, text: string, file?: string): Promise<void> {
  if (language === 'diff') {
    execFileSync('git', ['apply'], { cwd: copy.folder, input: text, stdio: ['pipe', 'pipe', 'pipe'] });
  } else if (file) {
    await mkdir(path.dirname(path.join(copy.folder, file)), { recursive: true });
    await writeFile(path.join(copy.folder, file), text);
  } else {
    for (const command of text.split('\n').filter((line) => line !== '' && !STARTS.test(line)))
      execFileSync('bash', ['-c', command], { cwd: copy.folder, stdio: 'pipe', env: { ...process.env, ...NX } });
  }
}
