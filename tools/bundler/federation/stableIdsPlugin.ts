import { createHash } from 'node:crypto';
import type { Compiler, Module, RspackPluginInstance } from '@rspack/core';

/** Modules of federation. Their names contain absolute paths, and the compiler derives their ids from them. */
const FEDERATED = /^(provide shared module|consume shared module|data:)/;
const FIRST = 1_000;
const COUNT = 9_000;

/**
 * Gives federation's modules ids that do not depend on the repository's path. With the compiler's own ids, the same
 * sources produce different files in another folder, which can be 150 bytes larger.
 */
export class StableIdsPlugin implements RspackPluginInstance {
  readonly name = 'StableIdsPlugin';

  /** @param root absolute path of the repository */
  constructor(private readonly root: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(this.name, (compilation) => {
      compilation.hooks.beforeModuleIds.tap(this.name, (modules) => {
        const named = [...modules].map((module) => ({ module, name: this.nameOf(module) }));
        const federated = named.filter(({ name }) => FEDERATED.test(name));
        const taken = new Set<number>();
        for (const { module, name } of federated.sort((one, other) => (one.name < other.name ? -1 : 1))) {
          let id = numberOf(name);
          while (taken.has(id)) id = FIRST + ((id - FIRST + 1) % COUNT);
          taken.add(id);
          Object.assign(module, { id });
        }
      });
    });
  }

  private nameOf(module: Module): string {
    // In this hook it is a string, although its type is a function. It may end in a digest of absolute paths.
    return String(Reflect.get(module, 'identifier'))
      .replaceAll(this.root, '')
      .replaceAll(encodeURIComponent(this.root), '')
      .replace(/\|[0-9a-f]+$/, '');
  }
}

const numberOf = (name: string): number => FIRST + (createHash('sha256').update(name).digest().readUInt32BE() % COUNT);
