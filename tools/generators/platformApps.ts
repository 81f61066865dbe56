import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { moduleDescriptorSchema, type ModuleDescriptor } from '@platform/contract';

/** The shell and the modules of a repository, as their module.json describes them. */
export function readApps(repository: string): ModuleDescriptor[] {
  const apps = path.join(repository, 'apps');
  return readdirSync(apps)
    .map((app) => path.join(apps, app, 'module.json'))
    .filter((file) => existsSync(file))
    .map((file) => moduleDescriptorSchema.parse(JSON.parse(readFileSync(file, 'utf8'))));
}
