import { readFileSync } from 'node:fs';
import unusedMethods, { UNUSED } from './unusedMethods.mjs';

const published = readFileSync(require.resolve('@supabase/auth-js/dist/module/GoTrueClient.js'), 'utf8');
const kept = unusedMethods(published);

test('leaves out only methods that the others do not call', () => {
  const called = UNUSED.filter((name) => new RegExp(`this\\.${name}\\(`).test(kept));
  expect(called).toEqual([
    // With a setting `flowType: 'pkce'`, which the session does not give.
    '_exchangeCodeForSession',
    // With a setting `lock`.
    '_acquireLock',
  ]);
});

test.each(['getSession', 'getUser', 'onAuthStateChange', 'signInWithPassword', 'signOut', 'updateUser', 'verifyOtp'])(
  'leaves %s as it was published, without its calls of the log',
  (name) => {
    const method = new RegExp(`^ {4}(?:async )?${name}\\(.*?^ {4}\\}$`, 'ms');
    const [before] = method.exec(published) ?? [''];
    expect(before).toContain(name);
    expect(kept).toContain(before.replace(/^( +)this\._debug\(.*\);$/gm, '$1;'));
  },
);

test('says which method an update of the package has taken away', () => {
  expect(() => unusedMethods(published.replace('async resend(', 'async sendAgain('))).toThrow(
    'GoTrueClient.js no longer has resend: see tools/bundler/client/unusedMethods.mjs.',
  );
});
