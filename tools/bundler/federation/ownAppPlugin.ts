import path from 'node:path';
import type { Compiler, RspackPluginInstance } from '@rspack/core';
import { appFolder, repositoryRoot } from '../paths';

const apps = path.join(repositoryRoot, 'apps') + path.sep;

/**
 * Refuses imports from another app. Each app is released separately, so a bundled copy of another app's code would
 * become outdated when that app is released.
 */
export class OwnAppPlugin implements RspackPluginInstance {
  readonly name = 'OwnAppPlugin';

  constructor(private readonly app: string) {}

  apply(compiler: Compiler): void {
    const own = appFolder(this.app) + path.sep;
    compiler.hooks.normalModuleFactory.tap(this.name, (factory) => {
      factory.hooks.afterResolve.tap(this.name, ({ createData, request, contextInfo }) => {
        const file = createData?.resource ?? '';
        if (!file.startsWith(apps) || file.startsWith(own)) return;
        const [other] = file.slice(apps.length).split(path.sep);
        const importer = path.relative(repositoryRoot, contextInfo.issuer);
        throw withoutStack(
          `${importer} imports "${request}", a file of apps/${other}. No app imports another: ` +
            'what both need belongs in a library, and a link leads to its page.',
        );
      });
    });
  }
}

/** Removes the stack, which the compiler would print: its lines are ours and tell a module team nothing. */
function withoutStack(message: string): Error {
  const error = new Error(message);
  error.stack = undefined;
  return error;
}
