/** @jest-environment jsdom */
import { createHash } from 'node:crypto';
import { COMPOSED_FOR, type ManifestModule, type ModuleRoute } from '@platform/contract';
import type { Rendering } from '../../../bundler/prerender/rendering';
import type { CurrentShell } from '../../publishing/publishShell';
import { pageMarkup, type PageRenderings } from './pageMarkup';
import { notFoundPage, type SitePage } from '../sitePages';

const shell = {
  build: { libraries: '0123456789abcdef', stylesVersion: '6.6.0' },
} as unknown as CurrentShell;
const page: SitePage = {
  file: 'contact.html',
  route: { path: '/contact', exact: true } as ModuleRoute,
  title: 'Contact',
  layout: 'site',
  module: { id: 'marketing', version: '1.2.0' } as ManifestModule,
};
const rendering = (word: string, rule = `.${word}{color:red;}`): Rendering => ({
  markup: `<p class="${word}">${word}</p>`,
  styles: [{ id: `sc-${word}`, names: [word], rules: [rule] }],
});
const renderings: PageRenderings = {
  chrome: { chrome: rendering('header'), 'chrome-footer': rendering('footer') },
  module: { ...rendering('contact'), libraries: '0123456789abcdef' },
};

/** The only child of a parsed piece of the page. */
function elementOf(html: string): Element {
  const body = new DOMParser().parseFromString(html, 'text/html').body;
  expect(body.childNodes).toHaveLength(1);
  return body.firstElementChild as Element;
}

test('marks each part with what it was composed for, and puts only its markup inside', () => {
  const markup = pageMarkup(page, shell, renderings);
  expect(elementOf(markup.chrome).id).toBe('chrome');
  expect(elementOf(markup.chrome).getAttribute(COMPOSED_FOR)).toBe('/contact');
  expect(elementOf(markup.chrome).innerHTML).toBe(renderings.chrome.chrome?.markup);
  expect(elementOf(markup['chrome-footer']).textContent).toBe('footer');
  expect(elementOf(markup.module).getAttribute(COMPOSED_FOR)).toBe('marketing 1.2.0 /contact');
  expect(elementOf(markup.module).innerHTML).toBe(renderings.module?.markup);
  expect(markup['no-script']).toBe('');
  expect(markup.isComplete).toBe(true);
});

test('puts all rules into one style element, and returns its hash for the policy', () => {
  const { style, styleHash } = pageMarkup(page, shell, renderings);
  const element = new DOMParser().parseFromString(style, 'text/html').querySelector('style');
  expect(element?.getAttribute('data-styled-version')).toBe('6.6.0');
  for (const word of ['header', 'footer', 'contact']) expect(element?.textContent).toContain(`.${word}{color:red;}`);
  const hash = createHash('sha256')
    .update(element?.textContent ?? '')
    .digest('base64');
  expect(styleHash).toBe(`'sha256-${hash}'`);
});

test('lets no rule end the style element', () => {
  const rule = '.x::before{content:"</style><script>alert(1)</script>";}';
  const { style } = pageMarkup(page, shell, { chrome: { chrome: rendering('x', rule) } });
  const document = new DOMParser().parseFromString(style, 'text/html');
  expect(document.querySelector('script')).toBeNull();
  expect(document.querySelector('style')?.textContent).toContain('alert(1)');
});

test('makes content rendered with other libraries readable, but does not hydrate it', () => {
  const older = { ...renderings, module: { ...rendering('contact'), libraries: 'fedcba9876543210' } };
  const { module, isComplete } = pageMarkup(page, shell, older);
  expect(isComplete).toBe(false);
  expect(elementOf(module).textContent).toBe('contact');
  expect(elementOf(module).getAttribute(COMPOSED_FOR)).toBe('');
});

test('makes content that a function writes into readable, but does not hydrate it', () => {
  const route = { path: '/apply', exact: false, head: { listed: false, about: 'club' } } as ModuleRoute;
  const { module, isComplete } = pageMarkup({ ...page, route }, shell, renderings);
  expect(isComplete).toBe(false);
  expect(elementOf(module).textContent).toBe('contact');
  expect(elementOf(module).getAttribute(COMPOSED_FOR)).toBe('');
});

test('without renderings, leaves the elements empty, allows no style, and says that JavaScript is missing', () => {
  const markup = pageMarkup(page, shell);
  expect(elementOf(markup.chrome).hasAttribute(COMPOSED_FOR)).toBe(false);
  expect(markup.chrome + markup.module + markup['chrome-footer']).toBe(
    '<div id="chrome"></div><div id="chrome-footer"></div>',
  );
  expect([markup.style, markup.styleHash]).toEqual(['', '']);
  const needsScript = elementOf(markup['no-script']);
  for (const words of ['This page needs JavaScript', 'href="/"', 'href="/contact"']) {
    expect(needsScript.innerHTML).toContain(words);
  }
});

test('shows the words of the shell without JavaScript when no module has the address', () => {
  const chrome = { ...renderings.chrome, 'no-script': rendering('lost') };
  const markup = pageMarkup(notFoundPage, shell, { chrome });
  expect(markup['no-script']).toBe(`<noscript>${chrome['no-script'].markup}</noscript>`);
  expect(markup.style).toContain('.lost{color:red;}');
});
