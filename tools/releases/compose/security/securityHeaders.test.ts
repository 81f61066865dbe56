import path from 'node:path';
import { repositoryRoot } from '../../../bundler/paths';
import { pagePolicy } from './contentSecurityPolicy';
import { hostHeaderFiles } from './hostHeaderFiles';
import { escapeHtml } from '../page/markup';
import { securityHeaders } from './securityHeaders';

const origins = { supabaseUrl: 'https://data.test', artifactOrigin: 'https://files.test' };
const SCRIPT = "'sha256-s'";
const digests = { script: SCRIPT, style: "'sha256-x'" };
const files = new Map(hostHeaderFiles(origins, SCRIPT));

const directivesOf = (policy = ''): Map<string, string> =>
  new Map(policy.split('; ').map((text) => [text.split(' ')[0] ?? '', text.slice(text.indexOf(' ') + 1)]));

test("repeats the pages' own policy in the host's, except the digests of their styles", () => {
  const ofPage = directivesOf(pagePolicy(origins, digests));
  const ofHost = directivesOf(securityHeaders(origins, SCRIPT)['content-security-policy']);
  expect(ofHost.get('frame-ancestors')).toBe("'none'");
  expect(ofHost.get('style-src')).toBe("'self' 'unsafe-inline'");
  const shared = [...ofPage].filter(([name]) => name !== 'style-src');
  expect(shared.map(([name]) => [name, ofHost.get(name)])).toEqual(shared);
  expect(ofPage.get('style-src')).not.toContain('unsafe');
  expect(ofHost.get('script-src')).toBe(`'self' https://files.test ${SCRIPT}`);
});

test("allows as workers only the site's service worker and the programs of startWorker", () => {
  const policies = [pagePolicy(origins, digests), securityHeaders(origins, SCRIPT)['content-security-policy']];
  expect(policies.map((policy) => directivesOf(policy).get('worker-src'))).toEqual(["'self' blob:", "'self' blob:"]);
});

test('writes the same headers into both files for a host, and requires https', () => {
  const expected = { ...securityHeaders(origins, SCRIPT), 'strict-transport-security': 'max-age=31536000' };
  const ofHost = [...(files.get('_headers') ?? '').matchAll(/^ {2}([\w-]+): (.+)$/gm)];
  const ofNginx = [...(files.get('_headers.nginx.conf') ?? '').matchAll(/^add_header ([\w-]+) "([^"]+)" always;$/gm)];
  for (const found of [ofHost, ofNginx]) {
    expect(Object.fromEntries(found.map(([, name, value]) => [name, value]))).toEqual(expected);
  }
  expect(files.get('_headers')).toMatch(/^\/\*\n/);
});

test('lets no request name the path of its page, not even to the site itself: a link of a survey is a secret', () => {
  // https://www.w3.org/TR/referrer-policy/#referrer-policies: these two alone send at most the origin, to every address.
  expect(['no-referrer', 'strict-origin']).toContain(securityHeaders(origins, SCRIPT)['referrer-policy']);
});

test('keeps every line within the length that Cloudflare Pages reads', () => {
  const longest = Math.max(
    ...[...files.values()]
      .join('\n')
      .split('\n')
      .map((line) => line.length),
  );
  // https://developers.cloudflare.com/pages/configuration/headers/
  expect(longest).toBeLessThan(2000);
});

test('sends no header over plain http on this machine that only https may send', () => {
  expect(Object.keys(securityHeaders(origins, SCRIPT))).not.toContain('strict-transport-security');
});

test('sends the headers of all other pages from the function that serves the pages of clubs', async () => {
  const file = path.join(repositoryRoot, 'supabase/functions/club-page/pageHeaders.ts');
  const { pageHeaders } = (await import(file)) as { pageHeaders(page: string): Record<string, string> };
  const policy = pagePolicy(origins, digests);
  const page = `<head><meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}" /></head>`;
  expect(pageHeaders(page)).toEqual({
    ...securityHeaders(origins, SCRIPT),
    'content-security-policy': `${policy}; frame-ancestors 'none'`,
  });
});
