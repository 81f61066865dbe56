import path from 'node:path';
import type { ModuleDescriptor } from '@platform/contract';
import type { Compiler, RspackPluginInstance } from '@rspack/core';
import { describeModule } from '../../bundler/descriptor/describeModule';
import { appFolder, sharedIconsFolder } from '../../bundler/paths';

/**
 * Reads module.json, offers.json and the icons that they name, whenever one of these files changes. A problem is an error
 * of every compilation until it is solved, and the last good description stays in use.
 */
export class DescriptorPlugin implements RspackPluginInstance {
  readonly name = 'DescriptorPlugin';

  private problem: Error | undefined;

  constructor(public descriptor: ModuleDescriptor) {}

  apply(compiler: Compiler): void {
    const { id } = this.descriptor;
    const file = path.join(appFolder(id), 'module.json');
    const offers = path.join(appFolder(id), 'offers.json');
    const folders = [path.join(appFolder(id), 'icons'), sharedIconsFolder];
    const isOfDescription = (changed: string) =>
      changed === file ||
      changed === offers ||
      folders.some((folder) => changed === folder || changed.startsWith(folder + path.sep));
    compiler.hooks.make.tapPromise(this.name, async (compilation) => {
      compilation.fileDependencies.add(file);
      // Not every module has one.
      compilation.missingDependencies.add(offers);
      compilation.contextDependencies.addAll(folders);
      const { modifiedFiles, removedFiles } = compiler;
      const isFirst = !modifiedFiles && !removedFiles;
      const changed = [...(modifiedFiles ?? []), ...(removedFiles ?? [])];
      if (isFirst || changed.some(isOfDescription)) await this.read(id);
      if (this.problem) compilation.errors.push(this.problem);
    });
  }

  private async read(id: string): Promise<void> {
    try {
      this.descriptor = await describeModule(id);
      this.problem = undefined;
    } catch (error) {
      this.problem = error as Error;
    }
  }
}
