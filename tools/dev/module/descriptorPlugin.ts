import path from 'node:path';
import type { ModuleDescriptor } from '@platform/contract';
import type { Compiler, RspackPluginInstance } from '@rspack/core';
import { describeModule } from '../../bundler/descriptor/describeModule';
import { appFolder, sharedIconsFolder } from '../../bundler/paths';

/**
 * Reads module.json and the icons that it names with every compilation. A problem in it is an error of the compilation,
 * and the last good one stays in use.
 */
export class DescriptorPlugin implements RspackPluginInstance {
  readonly name = 'DescriptorPlugin';

  constructor(public descriptor: ModuleDescriptor) {}

  apply(compiler: Compiler): void {
    const { id } = this.descriptor;
    compiler.hooks.make.tapPromise(this.name, async (compilation) => {
      compilation.fileDependencies.add(path.join(appFolder(id), 'module.json'));
      compilation.contextDependencies.addAll([path.join(appFolder(id), 'icons'), sharedIconsFolder]);
      try {
        this.descriptor = await describeModule(id);
      } catch (error) {
        compilation.errors.push(error as Error);
      }
    });
  }
}
