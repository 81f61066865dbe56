import { monolithPage } from './monolithPage';

const PAGE = `<html>
  <head>
    <link rel="preload" as="script" href="/shell/1/vendor.js" integrity="sha384-D" fetchpriority="low" />
    <link rel="preload" as="script" href="/shell/1/main.js" integrity="sha384-E" fetchpriority="low" />
    <link rel="preload" as="script" href="/shell/1/notices.js" integrity="sha384-F" fetchpriority="low" />
    <link rel="preload" as="script" href="/shell/1/client.js" integrity="sha384-G" fetchpriority="low" />
    <meta http-equiv="Content-Security-Policy" content="script-src 'self'; require-trusted-types-for 'script'; trusted-types default inert-document" />
    <script>first()</script>
    <link rel="preload" as="font" href="/shell/1/fonts/figtree.woff2" crossorigin />
    <link rel="preload" as="script" href="/modules/training/1.0.0/entry.js" integrity="sha384-A" fetchpriority="low" />
    <link rel="preload" as="script" href="/modules/training/1.0.0/module.js" integrity="sha384-B" fetchpriority="low" />
    <link rel="prefetch" as="script" href="/modules/club/1.0.0/entry.js" integrity="sha384-C" />
    <script type="application/json" id="platform-config">{}</script>
    <script defer src="/shell/1/vendor.js" integrity="sha384-D"></script>
    <script defer src="/shell/1/main.js" integrity="sha384-E"></script>
  </head>
</html>`;

test('puts the monolith into a composed page, with a hint for each hint of the platform', () => {
  const chunks = new Map([
    ['training', ['shared.js', 'training.js']],
    ['club', ['shared.js', 'club.js']],
  ]);
  const monolith = { scripts: ['vendor.js', 'main.js'], chunks, members: ['supabase.js'] };
  expect(monolithPage(PAGE, monolith, ['/shell/1/client.js'])).toBe(`<html>
  <head>
    <link rel="preload" as="script" href="/monolith/vendor.js" fetchpriority="low" />
    <link rel="preload" as="script" href="/monolith/main.js" fetchpriority="low" />
    <link rel="preload" as="script" href="/monolith/supabase.js" fetchpriority="low" />
    <meta http-equiv="Content-Security-Policy" content="script-src 'self'" />
    <script>first()</script>
    <link rel="preload" as="font" href="/shell/1/fonts/figtree.woff2" crossorigin />
    <link rel="preload" as="script" href="/monolith/shared.js" fetchpriority="low" />
    <link rel="preload" as="script" href="/monolith/training.js" fetchpriority="low" />
    <link rel="prefetch" as="script" href="/monolith/club.js" />
    <script type="application/json" id="platform-config">{}</script>
    <script defer src="/monolith/vendor.js"></script>
    <script defer src="/monolith/main.js"></script>
  </head>
</html>`);
});

test('starts at once where the platform waits for a person to use the page', () => {
  const monolith = { scripts: ['main.js'], chunks: new Map([['home', ['home.js']]]), members: [] };
  const waiting = `<html>
  <head>
    <meta http-equiv="Content-Security-Policy" content="script-src 'self'" />
    <template id="page-code"><link rel="preload" as="script" href="/modules/home/1.0.0/entry.js" fetchpriority="low" /><link rel="preload" as="script" href="/shell/1/main.js" /><script defer src="/shell/1/main.js" integrity="sha384-E"></script></template>
    <script>first()</script>
  </head>
</html>`;
  expect(monolithPage(waiting, monolith, [])).toBe(`<html>
  <head>
    <link rel="preload" as="script" href="/monolith/home.js" fetchpriority="low" />
    <link rel="preload" as="script" href="/monolith/main.js" />
    <meta http-equiv="Content-Security-Policy" content="script-src 'self'" />
    <script>first()</script>
    <script defer src="/monolith/main.js"></script>
  </head>
</html>`);
});

test("names what a signed-in person needs on members' pages alone", () => {
  const monolith = { scripts: ['main.js'], chunks: new Map<string, string[]>(), members: ['supabase.js'] };
  expect(monolithPage(PAGE, monolith, ['/shell/1/other.js'])).not.toContain('supabase.js');
});
