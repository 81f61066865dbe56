import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { platform } from './platformUnderTest';

const e2e = path.join(platform.repository, 'e2e');
/** Name of the project that contains the fixtures. */
const FIXTURES = 'fixtures';

const readJson = <Content>(...file: string[]) => JSON.parse(readFileSync(path.join(...file), 'utf8')) as Content;

/** What a test group's project.json declares about its platform. */
interface DeclaredModules {
  /** Whether the platform's modules are the fixtures, instead of most of the product's. */
  usesFixtures: boolean;
  /** Ids of the modules that the group's pages may load. Nx runs the group again when one of them changes. */
  modules: string[];
}

/** @param folder of the group */
export function declaredIn(folder: string): DeclaredModules {
  const { implicitDependencies } = readJson<{ implicitDependencies: string[] }>(folder, 'project.json');
  const isModule = (name: string) => existsSync(path.join(platform.repository, 'apps', name, 'module.json'));
  const modules = implicitDependencies.filter(isModule);
  if (!implicitDependencies.includes(FIXTURES)) return { usesFixtures: false, modules };
  const fixtures = readdirSync(path.join(e2e, FIXTURES), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const fixtureIds = fixtures.map(({ name }) => readJson<{ id: string }>(e2e, FIXTURES, name, 'module.json').id);
  return { usesFixtures: true, modules: [...modules, ...fixtureIds] };
}

/** The folder of a group of tests by the name of its project, such as `journeys-training`. */
export function folderOfGroup(project: string): string {
  const folders = ['', 'journeys'].flatMap((room) =>
    readdirSync(path.join(e2e, room)).map((name) => path.join(e2e, room, name)),
  );
  const isGroup = (folder: string) =>
    existsSync(path.join(folder, 'project.json')) &&
    readJson<{ name: string }>(folder, 'project.json').name === project;
  const found = folders.find(isGroup);
  if (found === undefined) throw new Error(`No group of tests is called ${project}`);
  return found;
}
