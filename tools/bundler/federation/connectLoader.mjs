import { createRequire } from 'node:module';

const { default: startFederation } = createRequire(import.meta.resolve('@rspack/core'))(
  './moduleFederationDefaultRuntime.js',
);

/** What the compiler's function reads and does not declare: parameters of `connect`. */
const PARAMETERS = [
  '__module_federation_runtime_require__',
  '__module_federation_bundler_runtime__',
  '__module_federation_container_name__',
  '__module_federation_library_type__',
  '__module_federation_runtime_plugins__',
  '__module_federation_remote_infos__',
  '__module_federation_share_strategy__',
  '__module_federation_share_fallbacks__',
];

/**
 * Loader for connect.mjs. By default the compiler writes this function into each build, 5 kB each. As an export of the
 * shell it serves all modules of a page.
 */
export default function connectLoader() {
  const body = startFederation
    .toString()
    .replace(/^[^{]*\{/, '')
    .replace(/\}$/, '');
  const read = new Set(body.match(/__module_federation_\w+?__/g));
  const unknown = [...read].filter((name) => !PARAMETERS.includes(name));
  if (unknown.length > 0) throw new Error(`The compiler's federation runtime reads ${unknown}, which connect() lacks.`);
  return `export function connect(${PARAMETERS.join(', ')}) {${body}}`;
}
