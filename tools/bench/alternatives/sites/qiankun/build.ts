import { buildSite, pageOf, startTags } from '../../buildSite';

/** qiankun as its guide sets it up: the module is a page of its own with its own React, and runs in the sandbox. */
export function buildQiankun(): Promise<string> {
  return buildSite(
    'qiankun',
    [
      { base: '', entry: './host.ts' },
      { base: 'remote/', entry: './module.tsx', output: { library: { name: 'members', type: 'umd' } } },
    ],
    ([host, module]) => ({
      'index.html': pageOf(startTags(host)),
      'remote/index.html': `<!doctype html><html><body><div id="root"></div>${startTags(module)}</body></html>`,
    }),
  );
}
