import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../../bundler/paths';
import kept from './sharedNames.json';

/** The names of the values in `export { a, type B, c as d } from '…'`. Types leave nothing in a release. */
function namesIn(source: string): string[] {
  return [...source.matchAll(/export \{([^}]*)\}/g)].flatMap(([, list = '']) =>
    list
      .replace(/\/\/.*$/gm, '')
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== '' && !each.startsWith('type '))
      .map((each) => each.split(' as ').at(-1) ?? each),
  );
}

// A release keeps running in a newer shell, so everything that it takes from the shell must still exist.
test.each(Object.entries(kept))(
  'keeps every name of %s that a release may use, and lists new ones',
  (library, names) => {
    const source = readFileSync(path.join(repositoryRoot, 'libs', library, 'src/index.ts'), 'utf8');
    expect(namesIn(source).sort()).toEqual(names);
  },
);
