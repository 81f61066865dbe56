import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { appFolder, repositoryRoot, sharedIconsFolder } from '../../bundler/paths';

/** The SVGs in a folder, which an app without icons of its own does not have. */
const iconsIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).map((file) => path.join(folder, file)) : [];

test('each icon has one file: those of several modules are in the shared folder', () => {
  const own = readdirSync(path.join(repositoryRoot, 'apps')).flatMap((app) =>
    iconsIn(path.join(appFolder(app), 'icons')),
  );
  const shared = iconsIn(sharedIconsFolder);
  expect([own.length, shared.length]).not.toContain(0);
  const files = [...own, ...shared].map((file) => ({ file, svg: readFileSync(file, 'utf8') }));
  const again = files.filter(({ svg }, index) => files.findIndex((other) => other.svg === svg) < index);
  expect(again.map(({ file }) => path.relative(repositoryRoot, file))).toEqual([]);
});
