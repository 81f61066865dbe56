/** @jest-environment jsdom */
import {
  PAGE_CODE,
  pageBlockIds,
  platformManifestSchema,
  type ModuleRoute,
  type PlatformManifest,
} from '@platform/contract';
import type { CurrentShell } from '../../publishing/publishShell';
import { pageHtml } from './pageHtml';
import type { PageRenderings } from './pageMarkup';
import { inlineDigest } from '../security/contentSecurityPolicy';
import { notFoundPage, pagesOf, type SitePage } from '../sitePages';

const integrity = `sha384-${'A'.repeat(64)}`;

const manifest: PlatformManifest = {
  modules: [
    {
      id: 'training',
      version: '1.2.0',
      descriptor: {
        id: 'training',
        title: '</script><script>alert(1)</script>',
        owner: 'team@training.test',
        engagement: true,
        routes: [{ path: '/training', exact: false, access: 'club', layout: 'app', title: 'Training & "drills"' }],
        nav: [],
        fills: {},
        contract: '^1.0.0',
        budget: { firstLoadBytes: 1000 },
      },
      entry: { file: 'entry.js', integrity },
      global: 'training_1_2_0',
      preload: [{ file: 'module.abc.js', integrity }],
    },
  ],
  switchedOff: [],
};

const shell: CurrentShell = {
  base: '/shell/0123456789abcdef/',
  firstScript: 'first("$&")',
  page: '<html><head><title><!--title--></title><!--head--></head><body><div data-layout="<!--layout-->" data-route="<!--route-->"></div></body></html>',
  build: {
    digest: '0123456789abcdef',
    page: 'page.html',
    stylesheet: 'page.css',
    theme: 'first.js',
    startsOnDemand: true,
    scripts: ['vendor.js', 'main.js'],
    next: { everyone: ['common.js'], libraries: ['libraries.js'], members: ['client.js'] },
    fonts: ['fonts/text.woff2'],
    renderer: 'renderer.cjs',
    files: {
      'page.css': { integrity, bytes: 1 },
      'vendor.js': { integrity, bytes: 1 },
      'main.js': { integrity, bytes: 1 },
      'common.js': { integrity, bytes: 1 },
      'libraries.js': { integrity, bytes: 1 },
      'client.js': { integrity, bytes: 1 },
    },
    stylesVersion: '6.6.0',
    libraries: '0123456789abcdef',
  },
};

const config = { supabaseUrl: '', publishableKey: 'sb_publishable_x', artifactOrigin: '', roots: [] };
const render = (page: SitePage, renderings?: PageRenderings) => {
  const html = pageHtml({ page, shell, manifest, config, ...(renderings && { renderings }) });
  const document = new DOMParser().parseFromString(html, 'text/html');
  return {
    document,
    block: (id: string): unknown => JSON.parse(document.getElementById(id)?.textContent ?? 'null'),
    preloads: [...document.querySelectorAll('link[rel=preload][as=script]')]
      .map((link) => link.getAttribute('href'))
      .filter((address) => !address?.startsWith(shell.base)),
  };
};
const trainingPage = pagesOf(manifest).find(({ file }) => file === 'training/index.html') as SitePage;

test('holds the manifest as data that no text inside can break out of', () => {
  const { document, block } = render(trainingPage);
  expect(platformManifestSchema.parse(block(pageBlockIds.manifest))).toEqual(manifest);
  expect(block(pageBlockIds.config)).toEqual(config);
  const running = [...document.scripts].filter((script) => script.hasAttribute('src'));
  expect(running.map((script) => script.getAttribute('src'))).toEqual([
    `${shell.base}vendor.js`,
    `${shell.base}main.js`,
  ]);
  expect(
    running.every(
      (script) => script.getAttribute('integrity') === integrity && script.getAttribute('crossorigin') === 'anonymous',
    ),
  ).toBe(true);
});

test('has its first script inline, and waits for no other script', () => {
  const { document } = render(trainingPage);
  const [first, ...others] = [...document.scripts].filter((script) => script.type !== 'application/json');
  expect(first?.textContent).toBe(shell.firstScript);
  expect(others.every((script) => script.defer)).toBe(true);
  const sheet = document.querySelector('link[rel=stylesheet]') as Element;
  expect(first?.compareDocumentPosition(sheet)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('keeps the tags of a complete page in a template, which fetches nothing until the first script needs it', () => {
  const route = { ...trainingPage.route, path: '/training', access: 'public', layout: 'site' } as ModuleRoute;
  const rendering = { markup: '<h1>Training</h1>', styles: [], libraries: shell.build.libraries };
  const { document } = render({ ...trainingPage, route }, { chrome: {}, module: rendering });
  expect(document.querySelector('script[src], link[as=script]')).toBeNull();
  const code = document.querySelector<HTMLTemplateElement>(`#${PAGE_CODE}`);
  const addresses = [...(code?.content.children ?? [])].map(
    (tag) => tag.getAttribute('src') ?? tag.getAttribute('href'),
  );
  const ofShell = ['vendor.js', 'main.js'].map((file) => shell.base + file);
  expect(addresses).toEqual([
    '/modules/training/1.2.0/entry.js',
    '/modules/training/1.2.0/module.abc.js',
    ...ofShell,
    `${shell.base}common.js`,
    ...ofShell,
  ]);
  const first = [...document.scripts].find((script) => script.textContent === shell.firstScript);
  expect(code?.compareDocumentPosition(first as Element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('names everything that the page starts with before its policy, with the digests of its tags', () => {
  const { document } = render(trainingPage);
  const policy = document.querySelector('meta[http-equiv]') as Element;
  const digests = new Map(
    [...document.querySelectorAll('link[rel=preload]')].map((link) => {
      expect(link.compareDocumentPosition(policy)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      return [link.getAttribute('href'), link.getAttribute('integrity')];
    }),
  );
  const tags = [...document.querySelectorAll('script[src], link[rel=stylesheet]')];
  expect(tags).toHaveLength(3);
  for (const tag of tags) {
    expect(digests.get(tag.getAttribute('src') ?? tag.getAttribute('href'))).toBe(tag.getAttribute('integrity'));
  }
});

test('names the scripts that the shell loads next, those of the libraries and of members where pages need them', () => {
  const scriptsOf = (page: SitePage) =>
    [...render(page).document.querySelectorAll('link[rel=preload][as=script]')]
      .map((link) => link.getAttribute('href')?.split(shell.base)[1])
      .filter(Boolean);
  const everyone = ['vendor.js', 'main.js', 'common.js', 'libraries.js'];
  expect(scriptsOf(notFoundPage)).toEqual(everyone);
  expect(scriptsOf(trainingPage)).toEqual([...everyone, 'client.js']);
});

test("preloads exactly the files of the route's own module, as the shell will load them", () => {
  const { document, preloads } = render(trainingPage);
  expect(preloads).toEqual(['/modules/training/1.2.0/entry.js', '/modules/training/1.2.0/module.abc.js']);
  const links = [...document.querySelectorAll('link[rel=preload][as=script]')];
  expect(
    links.every(
      (link) => link.getAttribute('integrity') === integrity && link.getAttribute('crossorigin') === 'anonymous',
    ),
  ).toBe(true);
  expect(render(notFoundPage).preloads).toEqual([]);
});

test('preloads no module on a page of administrators, which sends everyone else home', () => {
  const [route] = trainingPage.module?.descriptor.routes ?? [];
  if (!route) throw new Error('The page has no route');
  expect(render({ ...trainingPage, route: { ...route, access: 'admin' } }).preloads).toEqual([]);
});

test('fetches the home of members ahead on the pages that sign them in, and on no other', () => {
  const [training] = manifest.modules;
  const club = {
    ...training,
    id: 'club',
    descriptor: {
      ...training?.descriptor,
      id: 'club',
      routes: [{ path: '/dashboard', access: 'club', layout: 'app' }],
    },
  };
  const pages = pagesOf({ ...manifest, modules: [...manifest.modules, club] } as PlatformManifest);
  const ahead = pages.flatMap((page) =>
    [...render(page).document.querySelectorAll('link[rel=prefetch]')].map((link) => [
      page.file,
      link.getAttribute('href'),
    ]),
  );
  const files = ['/modules/club/1.2.0/entry.js', '/modules/club/1.2.0/module.abc.js'];
  const doors = ['auth.html', 'auth/reset.html', 'auth/password.html', 'auth/join.html'];
  expect(ahead).toEqual(doors.flatMap((door) => files.map((file) => [door, file])));
});

test('has the title and the layout of its route', () => {
  const { document } = render(trainingPage);
  expect(document.title).toMatch(/^Training & "drills" · /);
  const frame = document.querySelector('[data-layout]');
  expect(frame?.getAttribute('data-layout')).toBe('app');
  expect(frame?.getAttribute('data-route')).toBe('/training');
});

test('has no route for an unknown address, so that members see it in the frame of the app', () => {
  expect(render(notFoundPage).document.querySelector('[data-layout]')?.getAttribute('data-route')).toBe('');
});

test('brings the mark for tabs and home screens, and the color of each theme', () => {
  const { document } = render(trainingPage);
  const files = [...document.querySelectorAll('link[rel$=icon]')].map((link) => link.getAttribute('href'));
  expect(files).toEqual(['icon-32.png', 'icon.svg', 'icon-180.png'].map((file) => shell.base + file));
  const themes = [...document.querySelectorAll('meta[name=theme-color]')].map((meta) => meta.getAttribute('media'));
  expect(themes).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
});

test('allows no inline script but the first, no eval and no foreign style', () => {
  const { document } = render(trainingPage);
  const policy = document.querySelector('meta[http-equiv=Content-Security-Policy]')?.getAttribute('content') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`script-src 'self' ${inlineDigest(shell.firstScript)};`);
  expect(policy).not.toContain('unsafe');
  const before = document.querySelector('meta[http-equiv], script, link[rel=stylesheet]');
  expect(before?.getAttribute('http-equiv')).toBe('Content-Security-Policy');
});
