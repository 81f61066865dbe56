import { repositoryRoot } from '../../../bundler/paths';
import { referencesOf } from './references';

const roots = new Map([['@platform/contract', 'libs/contract']]);
const targetsOf = (source: string) =>
  referencesOf(repositoryRoot, 'tools/dev/dev.ts', source, roots).map(({ target }) => target);

test.each([
  ["import { a } from '../bundler/paths';", 'tools/bundler/paths'],
  ["await import('../bundler/paths')", 'tools/bundler/paths'],
  ["import { brand } from '@platform/contract/errors';", 'libs/contract'],
  ["spawn('node', ['tools/local-stack/start.mjs'])", 'tools/local-stack/start.mjs'],
  ["readFileSync(join(__dirname, '../../apps/shell/module.json'))", 'apps/shell/module.json'],
])('finds what %s names', (source, target) => {
  expect(targetsOf(source)).toEqual([target]);
});

test.each([
  ['a comment', "  // see '../bundler/paths'"],
  ['a path with a placeholder', 'path.join(`apps/${app}/module.json`)'],
  ['a path with no file behind it', "'../no/such/file'"],
  ['a package from elsewhere', "from 'react'"],
])('leaves out %s', (_, source) => {
  expect(targetsOf(source)).toEqual([]);
});
