import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../../bundler/paths';
import kept from './sharedNames.json';

/** @param part such as `ui`, the whole library, or `ui/start`, what every page has of it */
function namesOf(part: string): string[] {
  const [library = '', file = 'index'] = part.split('/');
  return namesIn(readFileSync(path.join(repositoryRoot, 'libs', library, 'src', `${file}.ts`), 'utf8'));
}

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
test.each(Object.entries(kept))('keeps every name of %s that a release may use, and lists new ones', (part, names) => {
  expect(namesOf(part).sort()).toEqual(names);
});

// A module imports a name from the index, and the build finds it in the part that has it (startParts.mjs).
test.each(['ui', 'module-kit'])('has no name in the first part of %s that its index lacks', (library) => {
  expect(namesOf(library)).toEqual(expect.arrayContaining(namesOf(`${library}/start`)));
});
