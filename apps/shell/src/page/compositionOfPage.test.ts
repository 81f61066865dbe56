import { compositionOfPage } from './compositionOfPage';

const page = (composition: string, script: string, modules = ['training']) =>
  new DOMParser().parseFromString(
    `<title>${modules.join()}</title>
     <script type="application/json" id="platform-manifest">${JSON.stringify({ modules, partial: true, composition })}</script>
     <script defer src="/shell/${script}/main.js" integrity="sha384-x"></script><script src="/modules/x.js"></script>`,
    'text/html',
  );
const own = compositionOfPage(page('first', 'aaaa'));

test('another page of the same site is composed from the same, though it begins with other modules', () => {
  expect(compositionOfPage(page('first', 'aaaa', ['marketing', 'operations']))).toBe(own);
});

test.each([
  ['a module', page('second', 'aaaa')],
  ['the shell', page('first', 'bbbb')],
])('a newer release of %s makes another composition', (_, other) => {
  expect(compositionOfPage(other)).not.toBe(own);
});

test.each([
  ['no page of the platform', '<h1>Bad gateway</h1>'],
  ['cut off', '<script type="application/json" id="platform-manifest">{"modules":['],
])('what is %s has none', (_, html) => {
  expect(compositionOfPage(new DOMParser().parseFromString(html, 'text/html'))).toBe('');
});
