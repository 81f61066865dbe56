import type { ManifestModule, ModuleDescriptor } from '@platform/contract';
import { composePage } from './composePage';
import { developmentRoot } from '../module/developmentPublisher';
import { developmentModule, proxyScript } from '../module/developmentRelease';
import { integrityOf } from '../../bundler/output/fileDigests';
import { readPlatformPage } from '../platform/platformPage';

const descriptor: ModuleDescriptor = {
  id: 'pool-care',
  title: 'Pool care',
  owner: 'pool@example.org',
  engagement: true,
  routes: [{ path: '/pool-care', exact: false, access: 'club', layout: 'app', title: 'Pool <care>' }],
  nav: [],
  fills: {},
  contract: '^1.0.0',
  budget: { firstLoadBytes: 40_000 },
};
const PLATFORM_ROOT = `${'A'.repeat(43)}=`;
const integrity = `sha384-${'A'.repeat(64)}`;
const home: ManifestModule = {
  ...developmentModule({ ...descriptor, id: 'home', routes: [{ ...descriptor.routes[0]!, path: '/', exact: true }] }),
  version: '1.0.0',
  entry: { file: 'entry.js', integrity },
};
const compose = (pathname: string) =>
  composePage({
    pathname,
    module: developmentModule(descriptor),
    published: {
      config: {
        supabaseUrl: 'https://data.example.org',
        publishableKey: 'sb_publishable_1',
        artifactOrigin: 'https://files.example.org',
        roots: [PLATFORM_ROOT],
      },
      manifest: { modules: [home], switchedOff: [] },
      shellDigest: '0123456789abcdef',
    },
    frame: {
      firstScript: 'first()',
      page: '<html><title><!--title--></title><head><!--head--></head><body data-layout="<!--layout-->"><!--chrome--><!--module--><!--no-script--></body></html>',
      build: {
        digest: '0123456789abcdef',
        page: 'page.html',
        stylesheet: 'page.css',
        theme: 'first.js',
        scripts: ['published.js'],
        fonts: [],
        renderer: 'renderer.cjs',
        files: { 'page.css': { integrity, bytes: 1 } },
        stylesVersion: '6.6.0',
        libraries: '0123456789abcdef',
      },
    },
    shell: {
      folder: '/nowhere',
      scripts: ['main.js'],
      files: { 'main.js': { integrity, bytes: 1 } },
      remove: async () => {},
    },
  });

test("serves the platform's page with the working copy's module, all from its own origin", () => {
  const { found, html } = compose('/pool-care/2024');
  const page = readPlatformPage(html.replaceAll('development-', ''));
  expect(found).toBe(true);
  expect(page?.config).toEqual({
    supabaseUrl: '',
    publishableKey: 'sb_publishable_1',
    artifactOrigin: '',
    roots: [PLATFORM_ROOT, developmentRoot],
  });
  expect(page?.manifest.modules.map(({ id, version }) => `${id} ${version}`)).toEqual([
    'home 1.0.0',
    'pool-care 0.0.0-development',
  ]);
});

test("uses the development shell's scripts and the published rest of the page", () => {
  const { html } = compose('/');
  expect(html).toContain('src="/shell/development-0123456789abcdef/main.js"');
  expect(html).toContain('href="/shell/development-0123456789abcdef/page.css"');
  expect(html).not.toContain('published.js');
});

test("allows neither inline code nor eval in the page's policy", () => {
  const policy = /Content-Security-Policy" content="([^"]*)"/.exec(compose('/').html)?.[1];
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
  expect(policy).not.toMatch(/unsafe/);
  expect(policy).toMatch(/trusted-types default inert-document rspack-dev-server#overlay$/);
});

test('serves the front page only at its own path', () => {
  expect(compose('/').found).toBe(true);
  expect(compose('/nowhere').found).toBe(false);
});

test('serves the entry with the digest that the manifest names', () => {
  const { entry } = developmentModule(descriptor);
  expect(entry.integrity).toBe(integrityOf(proxyScript('pool-care')));
});

test('refuses HTML that is not a page of the platform', () => {
  expect(readPlatformPage('<html><body>Outbox</body></html>')).toBeUndefined();
});
