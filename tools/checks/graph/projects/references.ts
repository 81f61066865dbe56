import { existsSync } from 'node:fs';
import path from 'node:path';

/** A file of the repository that a source file names: in an import, or as a path that it reads or starts. */
export interface Reference {
  /** The text between the quotes. */
  text: string;
  /** The file or folder, relative to the repository. */
  target: string;
}

const COMMENTS = /^\s*(\/\/|\/?\*).*$/gm;
const RELATIVE = /(['"`])(\.\.?\/[^'"`\n]*)\1/g;
const FROM_ROOT = /(['"`])((?:apps|libs|tools|supabase|e2e)\/[^'"`\n]*)\1/g;
const PACKAGE = /(['"])(@platform\/[a-z-]+)(?:\/[a-z-]+)*\1/g;
const PLACEHOLDER = /\$\{/;

/**
 * Finds what a source file names of the repository: relative paths, paths from the root and packages of the workspace,
 * wherever they are quoted. Comments do not count, and neither do paths without a file.
 * @param file relative to the repository
 * @param packageRoots folder of each package of the workspace
 */
export function referencesOf(
  repository: string,
  file: string,
  source: string,
  packageRoots: ReadonlyMap<string, string>,
): Reference[] {
  const code = source.replace(COMMENTS, '');
  const named = (pattern: RegExp) =>
    [...code.matchAll(pattern)].map(([, , text = '']) => text).filter((text) => !PLACEHOLDER.test(text));
  const atPath = (text: string, target: string): Reference[] =>
    isThere(path.join(repository, target)) ? [{ text, target }] : [];
  return [
    ...named(RELATIVE).flatMap((text) => atPath(text, path.join(path.dirname(file), text))),
    ...named(FROM_ROOT).flatMap((text) => atPath(text, text)),
    ...named(PACKAGE).flatMap((text) => {
      const root = packageRoots.get(text);
      return root ? [{ text, target: root }] : [];
    }),
  ];
}

function isThere(place: string): boolean {
  return ['', '.ts', '.tsx', '/index.ts'].some((ending) => existsSync(place + ending));
}
