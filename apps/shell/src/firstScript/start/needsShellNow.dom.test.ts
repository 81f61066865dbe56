import { needsShellNow } from './needsShellNow';

const { dataset } = document.documentElement;

beforeEach(() => {
  delete dataset.member;
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  // jsdom has no scroll restoration.
  Object.assign(window.history, { scrollRestoration: 'auto' });
});

test('is false for a visitor at the address of the page', () => {
  expect(needsShellNow()).toBe(false);
});

test.each([
  ['someone is signed in', () => void (dataset.member = '')],
  ['a preview is open', () => sessionStorage.setItem('preview-ticket', 'x')],
  ['the address has a query', () => window.history.replaceState(null, '', '/contact?type=pricing')],
  [
    'the address has a fragment, such as the token of a survey',
    () => window.history.replaceState(null, '', '/#c0ffee'),
  ],
  ['the shell was running here', () => void (window.history.scrollRestoration = 'manual')],
])('is true when %s', (_, arrange) => {
  arrange();
  expect(needsShellNow()).toBe(true);
});
