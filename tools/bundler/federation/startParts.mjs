import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Loader for the index of a library that the shell provides in two parts (`LIBRARIES_IN_PARTS`), in the build of a module.
 * The module carries only this index: it takes the names of the library's start.ts from what the shell has at once, and
 * the others from the file that the shell loads for the pages that need them. A module that uses none of those does not
 * wait for them. Options: `name` of the library.
 */
export default function startParts(source) {
  const { name } = this.getOptions();
  const startFile = path.join(path.dirname(this.resourcePath), 'start.ts');
  this.addDependency(startFile);
  const atStart = namesIn(readFileSync(startFile, 'utf8'));
  const others = namesIn(source).filter((each) => !atStart.includes(each));
  return [
    `export { ${atStart.join(', ')} } from '${name}/start';`,
    `export { ${others.join(', ')} } from '${name}/rest';`,
  ].join('\n');
}

/** The names of the values in `export { a, type B, c as d } from '…'`. */
export function namesIn(source) {
  return [...source.matchAll(/export \{([^}]*)\}/g)].flatMap(([, list]) =>
    list
      .replace(/\/\/.*$/gm, '')
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== '' && !each.startsWith('type '))
      .map((each) => each.split(' as ').at(-1)),
  );
}
