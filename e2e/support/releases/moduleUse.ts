import { readFileSync } from 'node:fs';
import path from 'node:path';
import { declaredIn } from '../platform/declaredModules';
import { platform } from '../platform/platformUnderTest';

/** The modules that a test may load, and those that it has loaded. */
export interface ModuleUse {
  /** Modules in the group's project.json. Nx runs the group again when one of them changes. */
  declared: string[];
  /** Modules requested from the worker's platform that the group does not declare. */
  undeclared(): string[];
}

/** Follows which modules are requested from now on, by a group of tests in this folder. */
export function followModules(folder: string): ModuleUse {
  const { modules: declared } = declaredIn(folder);
  const { length } = readRequested();
  const requested = () => new Set(readRequested().slice(length).split('\n').filter(Boolean));
  return { declared, undeclared: () => [...requested()].filter((id) => !declared.includes(id)) };
}

/** Ids, one a line, written by the platform (tools/prepared-platform/recordModules.ts). */
const readRequested = () => readFileSync(path.join(platform.dataFolder, 'requested-modules'), 'utf8');
