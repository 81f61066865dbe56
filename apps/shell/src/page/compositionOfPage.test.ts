import { compositionOfPage } from './compositionOfPage';

const page = (manifest: string, script: string, title = 'Home') =>
  new DOMParser().parseFromString(
    `<title>${title}</title><script type="application/json" id="platform-manifest">${manifest}</script>
     <script defer src="/shell/${script}/main.js" integrity="sha384-x"></script><script src="/modules/x.js"></script>`,
    'text/html',
  );
const own = compositionOfPage(page('{"modules":[]}', 'aaaa'));

test('another page of the same site is composed from the same', () => {
  expect(compositionOfPage(page('{"modules":[]}', 'aaaa', 'Contact'))).toBe(own);
});

test.each([
  ['a module', page('{"modules":["training 1.1.0"]}', 'aaaa')],
  ['the shell', page('{"modules":[]}', 'bbbb')],
])('a newer release of %s makes another composition', (_, other) => {
  expect(compositionOfPage(other)).not.toBe(own);
});

test('what is no page of the platform has none', () => {
  expect(compositionOfPage(new DOMParser().parseFromString('<h1>Bad gateway</h1>', 'text/html'))).toBe('');
});
