import { allowedRedirect } from './redirects';

const ORIGIN = 'http://127.0.0.1:4200';

test.each([
  ['http://127.0.0.1:4200/auth?mode=reset', 'http://127.0.0.1:4200/auth?mode=reset'],
  ['/auth', 'http://127.0.0.1:4200/auth'],
  ['http://127.0.0.1:4200', 'http://127.0.0.1:4200/'],
  ['http://127.0.0.1:4200/auth#access_token=mine', 'http://127.0.0.1:4200/auth'],
  ['http://someone:secret@127.0.0.1:4200/auth', 'http://127.0.0.1:4200/auth'],
])('%s leads to %s', (asked, page) => {
  expect(allowedRedirect(ORIGIN, asked)).toBe(page);
});

test.each([
  [null],
  [''],
  ['https://evil.test/auth'],
  ['//evil.test'],
  ['/\\evil.test'],
  ['\\\\evil.test'],
  ['http://127.0.0.1:4200@evil.test/'],
  ['http://127.0.0.1:4200.evil.test/'],
  ['http://127.0.0.1:4201/'],
  ['https://127.0.0.1:4200/'],
  ['javascript:alert(1)'],
  ['data:text/html,x'],
  ['http://'],
])('%s leads to the root of the site', (asked) => {
  expect(allowedRedirect(ORIGIN, asked)).toBe(`${ORIGIN}/`);
});

test('keeps a path that begins with two slashes on this origin', () => {
  expect(new URL(allowedRedirect(ORIGIN, `${ORIGIN}//evil.test`)).origin).toBe(ORIGIN);
});
