import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { platform } from './platformUnderTest';

const file = path.join(platform.dataFolder, 'requested-modules');

/**
 * Modules that a group of tests declares in its project.json. Nx runs the group again when one of them changes.
 * @param folder of the group
 */
export function modulesOfGroup(folder: string): string[] {
  const project = JSON.parse(readFileSync(path.join(folder, 'project.json'), 'utf8')) as {
    implicitDependencies: string[];
  };
  return project.implicitDependencies.filter((name) =>
    existsSync(path.join(platform.repository, 'apps', name, 'module.json')),
  );
}

/** @returns tells whose code browsers have requested from the worker's platform since this call */
export function requestedModules(): () => string[] {
  const { length } = readFileSync(file, 'utf8');
  return () => [...new Set(readFileSync(file, 'utf8').slice(length).split('\n').filter(Boolean))];
}
