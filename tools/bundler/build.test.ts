import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

test("prints only the build's own words when an app does not build", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'problem-'));
  const problem = path.join(folder, 'problem');
  try {
    const build = promisify(execFile)(process.execPath, ['tools/bundler/build.mjs'], {
      env: { ...process.env, BUILD_PROBLEM: problem },
    });
    await expect(build).rejects.toMatchObject({ code: 1 });
    expect(await readFile(problem, 'utf8')).toBe('Say which app to build: build.mjs <app>');
  } finally {
    await rm(folder, { recursive: true });
  }
});
