import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ManifestModule, PlatformManifest } from '@platform/contract';
import type { Page } from '@playwright/test';
import { integrityOf, publishPages, releaseFolder } from '../support/platform/platformRegistry';
import { platform, release } from '../support/platform/platformUnderTest';
import { platformKey, signedBy, strangersKey } from '../support/releases/signing';
import { expect, test } from '../support/test';

const PAGE = '/demo/exercises';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const panel = (page: Page) => page.getByRole('alert').filter({ hasText: 'Exercises is unavailable' });

/** Answers the page like a tampered registry: the list of modules is changed on the way. */
async function lieAbout(page: Page, change: (exercises: ManifestModule, all: ManifestModule[]) => void): Promise<void> {
  await page.route(PAGE, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(
      /(<script type="application\/json" id="platform-manifest">)([^<]*)/,
      (_, tag: string, json: string) => {
        const manifest = JSON.parse(json) as PlatformManifest;
        const exercises = manifest.modules.find(({ id }) => id === 'exercises');
        if (exercises) change(exercises, manifest.modules);
        return tag + JSON.stringify(manifest).replaceAll('<', '\\u003c');
      },
    );
    await route.fulfill({ response: answer, body });
  });
}

/** These tests must not fall back to what earlier tests left in production. */
test.beforeAll(async () => {
  await release('promote', 'exercises', '1.0.0', '--reason', 'where these tests begin', '--force');
});

test.describe('never runs what no trusted publisher has signed, and uses the previous release instead', () => {
  test.beforeAll(async () => {
    await publishPages('exercises', '30.0.0', { [PAGE]: 'Exercises, signed' });
    await release('promote', 'exercises', '30.0.0', '--reason', 'signed', '--force');
  });
  test.afterAll(async () => {
    await release('rollback', 'exercises', '--reason', 'the tests are over');
  });

  const stranger = strangersKey();
  const lies: [string, (exercises: ManifestModule, all: ManifestModule[]) => void][] = [
    ['another entry under the old signature', (exercises) => void (exercises.entry.file = 'evil.js')],
    ['another digest of the entry', (exercises) => void (exercises.entry.integrity = `sha384-${'A'.repeat(64)}`)],
    ['another global', (exercises) => void (exercises.global = 'exercises_1_0_0')],
    ['another version', (exercises) => void (exercises.version = '30.0.1')],
    ['a signature of the release before', (exercises) => void (exercises.signature = exercises.fallback?.signature)],
    [
      "another module's signature",
      (exercises, all) => void (exercises.signature = all.find(({ id }) => id === 'marketing')?.signature),
    ],
    ['a key that certifies itself', (exercises) => void (exercises.signature = signedBy(stranger, exercises))],
    [
      'the certificate of a trusted key beside a strange one',
      (exercises) => {
        const { publisher } = exercises.signature ?? signedBy(stranger, exercises);
        exercises.signature = signedBy(stranger, exercises);
        exercises.signature.publisher.certificate = publisher.certificate;
      },
    ],
    ['no signature', (exercises) => void delete exercises.signature],
  ];
  test('refuses it whatever a tampered registry answers', async ({ page, problems }) => {
    test.slow();
    await page.goto(PAGE);
    await expect(heading(page)).toHaveText('Exercises, signed');
    for (const [lie, change] of lies) {
      await test.step(lie, async () => {
        await lieAbout(page, change);
        await page.goto(PAGE);
        await expect(heading(page)).toHaveText('Exercises');
        expect(problems.join('\n')).toMatch(/exercises 30\.0\.\d is not on the page \(E210, see/);
        problems.length = 0;
        await page.unroute(PAGE);
      });
    }
  });

  test("refuses a registry's own code with the right digest and no fallback", async ({ page, problems }) => {
    const script = 'window.tampered = true;';
    await page.route('**/modules/exercises/30.0.0/evil.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: script, headers: { 'access-control-allow-origin': '*' } }),
    );
    await lieAbout(page, (exercises) => {
      exercises.entry = { file: 'evil.js', integrity: integrityOf(script) };
      exercises.signature = signedBy(stranger, exercises);
      delete exercises.fallback;
    });
    await page.goto(PAGE);
    await expect(panel(page)).toContainText('No publisher that this platform trusts has signed it.');
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
    await page.getByRole('link', { name: 'Exit Platform' }).click();
    await expect(heading(page)).toContainText('The front door');
    problems.length = 0;
  });

  test('does so in a browser without built-in Ed25519', async ({ page, problems }) => {
    await page.addInitScript(() => {
      crypto.subtle.importKey = () => Promise.reject(new DOMException('Unrecognized name.', 'NotSupportedError'));
    });
    await page.goto(PAGE);
    await expect(heading(page)).toHaveText('Exercises, signed');
    await lieAbout(page, (exercises) => void (exercises.signature = signedBy(stranger, exercises)));
    await page.goto(PAGE);
    await expect(heading(page)).toHaveText('Exercises');
    expect(problems.join('\n')).toContain('E210');
    problems.length = 0;
  });
});

test('does not promote or compose a description that was changed in the store', async ({ page }) => {
  const file = path.join(releaseFolder('exercises', '1.0.0'), 'release.json');
  const original = await readFile(file, 'utf8');
  await writeFile(file, original.replace('"Exercises"', '"Arrands"'));
  try {
    const verified = await release('verify');
    expect(verified.stderr).toContain('exercises 1.0.0: release.json does not match the digest it was published with.');
    const promoted = await release('promote', 'exercises', '1.0.0', '--channel', 'staging', '--reason', 'try');
    expect(promoted.stderr).toContain('release.json does not match the digest it was published with.');
    const composed = await release('compose');
    expect(composed.stderr).toContain('release.json is not signed by a publisher that this platform trusts.');
    await page.goto(PAGE);
    await expect(heading(page)).toHaveText('Exercises');
  } finally {
    await writeFile(file, original);
  }
  expect((await release('verify')).exitCode).toBe(0);
});

test('composes no page with a shell that was changed in the store', async ({ page }) => {
  const store = path.join(platform.dataFolder, 'store/shell');
  const { digest } = JSON.parse(await readFile(path.join(store, 'current.json'), 'utf8')) as { digest: string };
  const file = path.join(store, digest, 'shell.json');
  const original = await readFile(file, 'utf8');
  await writeFile(file, original.replace('"scripts": [', '"scripts": ["evil.js", '));
  try {
    const composed = await release('compose');
    expect(composed.stderr).toContain('no publisher that this platform trusts has signed it');
    await page.goto(PAGE);
    await expect(heading(page)).toHaveText('Exercises');
  } finally {
    await writeFile(file, original);
  }
  expect((await release('compose')).exitCode).toBe(0);
});

test('a revoked key: the team reads which clubs it affects, people get the previous release, and it signs nothing again', async ({
  page,
}, { retry }) => {
  test.slow();
  // Releases stay, so each attempt has one of its own, and a key for it.
  const version = `30.2.${retry}`;
  const created = await release('key', 'create', '--name', 'Exercises team', '--modules', 'exercises');
  const id = /The key ([0-9a-f]{16}) can sign/.exec(created.stdout)?.[1] ?? '';
  await publishPages('exercises', version, { [PAGE]: 'Exercises, by the team' }, platformKey(id));
  await release('promote', 'exercises', version, '--reason', 'by the team', '--force');
  await page.goto(PAGE);
  await expect(heading(page)).toHaveText('Exercises, by the team');

  const asked = await release('key', 'revoke', id);
  expect(asked.stdout).toContain(`exercises ${version} (production): back to 1.0.0. Clubs: `);
  expect(asked.stdout).toContain('Nothing was revoked. To revoke the key, add --reason "…".');
  expect(asked.exitCode).toBe(0);
  const revoked = await release('key', 'revoke', id, '--reason', 'the laptop was stolen');
  expect(revoked.stdout).toContain(`The key ${id} is revoked.`);

  await page.reload();
  await expect(heading(page)).toHaveText('Exercises');
  const { stdout: history } = await release('history', 'exercises');
  expect(history).toMatch(
    new RegExp(
      `rollback +production +${version} +1\\.0\\.0 .*The key of Exercises team was revoked: the laptop was stolen`,
    ),
  );
  const again = await release('promote', 'exercises', version, '--reason', 'again', '--force');
  expect(again.stderr).toContain(`The key that signed exercises ${version} was revoked.`);
  await expect(publishPages('exercises', '30.3.0', { [PAGE]: 'Mine' }, platformKey(id))).rejects.toThrow(
    `The key ${id} (Exercises team) was revoked: the laptop was stolen`,
  );
  expect((await release('key', 'list')).stdout).toContain('revoked');
});
