import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { platform } from './platformUnderTest';

const e2e = path.join(platform.repository, 'e2e');

interface NxProject {
  name: string;
  implicitDependencies: string[];
}

const readProject = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'project.json'), 'utf8')) as NxProject;

/** The modules and fixtures that the project.json of a group names: their code may come to its pages. */
export function modulesDeclaredIn(folder: string): string[] {
  const isModule = (name: string) =>
    ['../apps', 'fixtures'].some((room) => existsSync(path.join(e2e, room, name, 'module.json')));
  return readProject(folder).implicitDependencies.filter(isModule);
}

/** The folder of a group of tests by the name of its project, such as `journeys-training`. */
export function folderOfGroup(project: string): string {
  const folders = ['', 'journeys'].flatMap((room) =>
    readdirSync(path.join(e2e, room)).map((name) => path.join(e2e, room, name)),
  );
  const found = folders.find(
    (folder) => existsSync(path.join(folder, 'project.json')) && readProject(folder).name === project,
  );
  if (found === undefined) throw new Error(`No group of tests is called ${project}`);
  return found;
}
