import { existsSync } from 'node:fs';
import { publishScript, releaseFolder } from '../support/platform/platformRegistry';
import { release } from '../support/platform/platformUnderTest';
import { expect, test } from '../support/test';

test("removes the files of a release that no one needs, and keeps people's releases and the history", async ({
  page,
}) => {
  test.slow();
  await publishScript('exercises', '0.4.0', 'window[GLOBAL] = {};');
  const untouched = await release('prune');
  expect(untouched.stdout).toContain('Every release that has files is needed, or was a while ago.');
  expect(existsSync(releaseFolder('exercises', '0.4.0'))).toBe(true);

  const { stdout } = await release('prune', '--days', '0', '--yes');
  expect(stdout).toMatch(/^Removed the files of .*exercises 0\.4\.0/m);
  expect(existsSync(releaseFolder('exercises', '0.4.0'))).toBe(false);
  expect((await release('list', 'exercises')).stdout).toMatch(/exercises +0\.4\.0 +\(pruned\)/);
  const history = (await release('history', 'exercises')).stdout;
  expect(history).toMatch(/prune +– +0\.4\.0 +– +\S.* Its files were removed: no one needed it\./);
  expect((await release('verify')).stdout).toContain('Every file is the one that was published.');

  const again = await release('promote', 'exercises', '0.4.0', '--reason', 'as it was', '--force');
  expect(again.exitCode).toBe(1);
  expect(again.stderr).toContain('The files of exercises 0.4.0 have been removed.');
  await page.goto('/demo/exercises');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exercises');
});

test('refuses an invalid number of days in one sentence', async () => {
  const { exitCode, stderr } = await release('prune', '--days', 'soon');
  expect(exitCode).toBe(1);
  expect(stderr).toMatch(/^"soon" is not a number of days\.$/m);
});
