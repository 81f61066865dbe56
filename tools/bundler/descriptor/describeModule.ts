import type { ModuleDescriptor } from '@platform/contract';
import { appFolder } from '../paths';
import { readDescriptor } from './readDescriptor';
import { readIcons } from '../assets/readIcons';

/**
 * A release's description of a module: its module.json, with the icons that it names.
 * @throws BuildError with the file and its problem
 */
export async function describeModule(app: string): Promise<ModuleDescriptor> {
  const descriptor = await readDescriptor(app);
  const icons = await readIcons(descriptor, appFolder(app));
  return Object.keys(icons).length > 0 ? { ...descriptor, icons } : descriptor;
}
