import type { Compiler, RspackPluginInstance, RuntimeModule } from '@rspack/core';
import { BuildError } from '../buildError';
import { packageVersion } from '../paths';

/** The compiler whose functions `loadChunks` was compared with. */
const COMPARED_WITH = '2.3.2';

/** Parts of the compiler's runtime that `loadChunks` and `connect` replace on the page. */
const ON_PAGE = [
  'auto_public_path',
  'compat_get_default_export',
  'define_property_getters',
  'ensure_chunk',
  'global',
  'has_own_property',
  'jsonp_chunk_loading',
  'load_script',
  'make_namespace_object',
  'sharing',
];

/** Parts with data of the build, of which `connect` reads only some. */
const DATA = ['consumes_loading', 'initialize_exposes'];
const UNREAD =
  / ?(shareScope: "default"|import: (null|"[^"]*")|eager: (true|false)|fallback: undefined|treeShakingMode: null),?/g;
const WITHOUT_FEDERATION =
  /__webpack_require__\.[\w.]+ = __webpack_require__\.[\w.]+ \|\| function\(\) \{ throw [^}]*\};?/g;

/**
 * Leaves out of a module's entry what the shell does for all modules of a page (`runtime/loadChunks.mjs`). The entries of
 * one dashboard would carry it seven times.
 */
export class ShellRuntimePlugin implements RspackPluginInstance {
  readonly name = 'ShellRuntimePlugin';

  apply(compiler: Compiler): void {
    const version = packageVersion('@rspack/core');
    if (version !== COMPARED_WITH) {
      throw new BuildError(
        `Compare runtime/loadChunks.mjs with what @rspack/core ${version} writes instead. If that has changed, raise the contract.`,
      );
    }
    compiler.hooks.compilation.tap(this.name, (compilation) => {
      compilation.hooks.runtimeModule.tap(this.name, shorten);
    });
  }
}

function shorten({ name, source }: RuntimeModule): void {
  if (!source) return;
  if (ON_PAGE.includes(name)) source.source = Buffer.from('');
  if (!DATA.includes(name)) return;
  source.source = Buffer.from(source.source.toString().replace(UNREAD, '').replace(WITHOUT_FEDERATION, ''));
}
