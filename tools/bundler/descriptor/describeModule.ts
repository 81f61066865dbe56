import type { ModuleDescriptor } from '@platform/contract';
import { appFolder } from '../paths';
import { readDescriptor } from './readDescriptor';
import { startedBy } from './startedBy';
import { readIcons } from '../assets/readIcons';

/**
 * A release's description of a module: its module.json, with the icons that it names and the contract that it needs.
 * @throws BuildError with the file and its problem
 */
export async function describeModule(app: string): Promise<ModuleDescriptor> {
  const written = await readDescriptor(app);
  const descriptor = { ...written, contract: startedBy(written.contract) };
  const icons = await readIcons(descriptor, appFolder(app));
  return Object.keys(icons).length > 0 ? { ...descriptor, icons } : descriptor;
}
