import { SESSION_STORAGE_KEY, sessionStore } from '@platform/session';
import { tidyPage, watchPage } from './tidyPage';

/** Runs code as if it came from a release's file. */
function runAsModule(body: string, ...given: unknown[]): void {
  const address = '//# sourceURL=https://site.test/modules/drills/1.0.0/module.js';
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  (new Function('...given', `${body}\n${address}`) as (...given: unknown[]) => void)(...given);
}

let warned: jest.SpyInstance;
beforeAll(() => {
  Object.assign(document, { adoptedStyleSheets: [] });
  document.body.className = 'summer';
  document.documentElement.dataset.member = '';
  window.fetch = async () => new Response();
  watchPage();
});
beforeEach(() => (warned = jest.spyOn(console, 'warn').mockImplementation(() => {})));
afterEach(() => warned.mockRestore());

test('puts back attributes, style sheets and built-in functions that a module has changed, and names them', () => {
  const { fetch } = window;
  const { pushState } = window.history;
  runAsModule(`
    document.body.style.background = 'red';
    document.body.className = 'winter';
    document.documentElement.setAttribute('data-drills', '');
    document.adoptedStyleSheets = [{}];
    window.fetch = () => {};
    history.pushState = () => {};
  `);
  tidyPage();
  expect(document.body.getAttribute('style')).toBeNull();
  expect(document.body.className).toBe('summer');
  expect(document.documentElement.hasAttribute('data-drills')).toBe(false);
  expect(document.adoptedStyleSheets).toEqual([]);
  expect(window.fetch).toBe(fetch);
  expect(window.history.pushState).toBe(pushState);
  expect(warned).toHaveBeenCalledWith(
    'A module left behind:',
    'adopted style sheets, html data-drills, body class style, fetch, pushState',
  );
});

test('leaves attributes alone that the shell changes itself', () => {
  const { dataset } = document.documentElement;
  expect(dataset.member).toBe('');
  delete dataset.member;
  tidyPage();
  expect(dataset.member).toBeUndefined();
  expect(warned).not.toHaveBeenCalled();
});

test('removes the listeners of a module and keeps those of the shell', () => {
  const heard: string[] = [];
  const hear = (name: string) => () => heard.push(name);
  window.addEventListener('keydown', hear('shell'));
  runAsModule(`window.addEventListener('keydown', given[0], true)`, hear('module'));
  runAsModule(`document.addEventListener('keydown', given[0])`, hear('module'));
  tidyPage();
  document.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
  expect(heard).toEqual(['shell']);
  expect(warned).toHaveBeenCalledWith('A module left behind:', 'listener keydown, listener keydown');
});

test('stores the session again that a module has deleted, unless it has ended', () => {
  const user = { id: 'u', email: 'ann@example.test', displayName: 'Ann' };
  const settling = { status: 'loading' } as const;
  localStorage.setItem(SESSION_STORAGE_KEY, 'the session');
  sessionStore.set({ status: 'signed-in', user, membership: settling, permissions: settling });
  localStorage.setItem(SESSION_STORAGE_KEY, 'the refreshed session');
  sessionStore.set({ status: 'signed-in', user, membership: settling, permissions: settling });
  runAsModule('localStorage.clear();');
  tidyPage();
  expect(localStorage.getItem(SESSION_STORAGE_KEY)).toBe('the refreshed session');
  expect(warned).toHaveBeenCalledWith('A module left behind:', 'session');

  localStorage.removeItem(SESSION_STORAGE_KEY);
  sessionStore.set({ status: 'signed-out', ended: 'here' });
  tidyPage();
  expect(localStorage.getItem(SESSION_STORAGE_KEY)).toBeNull();
});

test('reports nothing for a module that cleaned up', () => {
  runAsModule(`
    const hear = () => {};
    const abort = new AbortController();
    window.addEventListener('resize', hear, { passive: true });
    window.removeEventListener('resize', hear);
    window.addEventListener('scroll', hear, { signal: abort.signal });
    abort.abort();
    document.addEventListener('click', hear, { once: true });
    document.body.style.overflow = 'hidden';
    document.body.removeAttribute('style');
  `);
  document.documentElement.dataset.theme = 'dark';
  tidyPage();
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(warned).not.toHaveBeenCalled();
});
