import { needsShellNow } from './needsShellNow';

const { dataset } = document.documentElement;

beforeEach(() => {
  delete dataset.member;
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  // jsdom has no scroll restoration.
  Object.assign(window.history, { scrollRestoration: 'auto' });
});

test('is false for a visitor at the address of the page, also at a target inside it', () => {
  expect(needsShellNow()).toBe(false);
  window.history.replaceState(null, '', '/#rooms');
  expect(needsShellNow()).toBe(false);
});

test.each([
  ['someone is signed in', () => void (dataset.member = '')],
  ['a preview is open', () => sessionStorage.setItem('preview-ticket', 'x')],
  ['the address has a query', () => window.history.replaceState(null, '', '/contact?type=pricing')],
  ['a link of a mail brought an answer', () => window.history.replaceState(null, '', '/#access_token=x')],
  ['the shell was running here', () => void (window.history.scrollRestoration = 'manual')],
])('is true when %s', (_, arrange) => {
  arrange();
  expect(needsShellNow()).toBe(true);
});
