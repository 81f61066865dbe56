import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../../../bundler/paths';

const apps = readdirSync(path.join(repositoryRoot, 'apps'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The owner in the module's own description; undefined for an app that is not a module. */
function ownerOf(app: string): string | undefined {
  const descriptor = path.join(repositoryRoot, 'apps', app, 'module.json');
  if (!existsSync(descriptor)) return undefined;
  return (JSON.parse(readFileSync(descriptor, 'utf8')) as { owner: string }).owner;
}

const owners = new Map(
  [...readFileSync(path.join(repositoryRoot, '.github/CODEOWNERS'), 'utf8').matchAll(/^(\S+) +(\S+@\S+)$/gm)].map(
    ([, pattern = '', owner = '']) => [pattern, owner],
  ),
);

test('everything has an owner when no other line matches', () => {
  expect([...owners.keys()][0]).toBe('*');
});

test.each(apps)('apps/%s has a line in CODEOWNERS, with the owner in its module.json', (app) => {
  const owner = owners.get(`/apps/${app}/`);
  expect(owner).toMatch(/^[^@]+@[^@]+$/);
  expect(ownerOf(app) ?? owner).toBe(owner);
});

test('CODEOWNERS names only apps that exist', () => {
  const named = [...owners.keys()].flatMap((pattern) => /^\/apps\/(.+)\/$/.exec(pattern)?.[1] ?? []);
  expect(named.filter((app) => !apps.includes(app))).toEqual([]);
});
