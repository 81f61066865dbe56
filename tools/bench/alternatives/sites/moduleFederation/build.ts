import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { buildSite, pageOf, startTags } from '../../buildSite';

/** Module Federation as its guide sets it up: React is shared as a singleton, and the host names the module's manifest. */
export function buildModuleFederation(): Promise<string> {
  // Types are made during development only.
  const common = { shared: { react: { singleton: true }, 'react-dom': { singleton: true } }, dts: false, dev: false };
  const exposed = new ModuleFederationPlugin({
    ...common,
    name: 'members',
    filename: 'remoteEntry.js',
    exposes: { './MembersPage': '../platform/members/src/MembersPage.tsx' },
  });
  const host = new ModuleFederationPlugin({
    ...common,
    name: 'host',
    remotes: { members: 'members@/remote/mf-manifest.json' },
  });
  // tsx, which runs this program, wraps functions of the plugin's runtime into a helper of its own (under 0.3 kB).
  const helper = new rspack.BannerPlugin({ banner: 'var __name = (code) => code;', raw: true, entryOnly: true });
  return buildSite(
    'moduleFederation',
    [
      { base: 'remote/', entry: {}, plugins: [exposed, helper] },
      { base: '', entry: './start.ts', plugins: [host, helper] },
    ],
    ([, started]) => ({ 'index.html': pageOf(startTags(started)) }),
  );
}
