import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { noProgress, type Progress } from '../terminal/progress';
import { withBuilds } from './withBuilds';

let folder: string;
const lock = () => path.join(folder, 'build.lock');
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'builds-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('lets the second build wait until the first is published, and says for which process', async () => {
  const events: string[] = [];
  const titles: string[] = [];
  const telling: Progress = {
    step: (title, work) => {
      titles.push(title);
      return noProgress.step(title, work);
    },
  };
  let finishFirst = () => {};
  const firstIsBuilding = new Promise<void>((resolve) => (finishFirst = resolve));
  const first = withBuilds(
    noProgress,
    async () => {
      await firstIsBuilding;
      events.push('first');
    },
    lock(),
  );
  const second = withBuilds(telling, async () => void events.push('second'), lock());
  finishFirst();
  await Promise.all([first, second]);
  expect(events).toEqual(['first', 'second']);
  expect(titles).toEqual([`Waiting for process ${process.pid}, which builds in this checkout`]);
  expect(existsSync(lock())).toBe(false);
});

test('does not wait for itself where work that builds contains more of it', async () => {
  const inner = () => withBuilds(noProgress, async () => 'published', lock());
  await expect(withBuilds(noProgress, inner, lock())).resolves.toBe('published');
});

test('releases the checkout when a build fails', async () => {
  const failing = withBuilds(noProgress, () => Promise.reject(new Error('It does not compile.')), lock());
  await expect(failing).rejects.toThrow('It does not compile.');
  expect(existsSync(lock())).toBe(false);
});
