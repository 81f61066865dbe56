import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describeIssues, moduleDescriptorSchema, type ModuleDescriptor } from '@platform/contract';
import { BuildError } from './buildError';
import { appFolder } from './paths';

/** Reads and checks `apps/<app>/module.json`. @throws BuildError naming the file and each field that is wrong */
export async function readDescriptor(app: string): Promise<ModuleDescriptor> {
  const file = path.join(appFolder(app), 'module.json');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new BuildError(`There is no module "${app}": apps/${app}/module.json does not exist.`);
  });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new BuildError(`apps/${app}/module.json is not valid JSON: ${(error as Error).message}`);
  }
  const parsed = moduleDescriptorSchema.safeParse(json);
  if (!parsed.success) throw new BuildError(`apps/${app}/module.json: ${describeIssues(parsed.error)}.`);
  if (parsed.data.id !== app) {
    throw new BuildError(`apps/${app}/module.json: id is "${parsed.data.id}" but the folder is "${app}".`);
  }
  return parsed.data;
}
