import path from 'node:path';
import { buildSite, pageOf, startTags, type SiteBuild } from '../../buildSite';

/** What the app shell shares with pilets, as piral-cli sets it up. */
const SHARED = ['react', 'react-dom', 'react-router', 'react-router-dom', 'tslib'];

/**
 * Piral's core without the menus, dialogs and notices that its template adds, which need React 18: the module is a pilet,
 * and a feed names it.
 */
export function buildPiral(): Promise<string> {
  // piral-cli hands its settings to the package's own generator in this way.
  Object.assign(process.env, { SHARED_DEPENDENCIES: SHARED.join(','), BUILD_PCKG_NAME: 'club' });
  const generator = { test: /\.codegen$/, loader: path.join(import.meta.dirname, 'generatedCode.mjs') };
  const pilet: SiteBuild = {
    base: 'remote/',
    entry: './module.tsx',
    externals: SHARED,
    externalsType: 'system',
    output: { library: { type: 'system' } },
  };
  const host: SiteBuild = { base: '', entry: './host.tsx', rules: [generator] };
  return buildSite('piral', [host, pilet], ([started, [link = ''] = []]) => ({
    'index.html': pageOf('', startTags(started)),
    'feed.json': JSON.stringify({
      items: [{ name: 'members', version: '1.0.0', link, requireRef: 'pr_members', spec: 'v2', dependencies: {} }],
    }),
  }));
}
