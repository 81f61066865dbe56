import type { ModuleDescriptor } from '@platform/contract';
import { developmentModule } from '../module/developmentRelease';
import { answerWithModule, namesModules } from './developmentAnswer';

const descriptor: ModuleDescriptor = {
  id: 'pool-care',
  title: 'Pool care',
  owner: 'pool@example.org',
  engagement: true,
  routes: [{ path: '/pool-care', exact: false, access: 'club', layout: 'app', title: 'Pool care' }],
  nav: [],
  fills: {},
  contract: '^1.0.0',
  budget: { firstLoadBytes: 40_000 },
};
const working = developmentModule(descriptor);
const none = { modules: [], switchedOff: [] };
const START = '/rest/v1/rpc/platform_start';

test.each(['/modules.json', '/rest/v1/rpc/platform_manifest'])(
  'adds the working copy to the manifest at %s',
  (path) => {
    expect(namesModules(path)).toBe(true);
    expect(JSON.parse(answerWithModule(path, JSON.stringify(none), working))).toEqual({ ...none, modules: [working] });
  },
);

test('adds it to what a person’s page starts with, and keeps the rest', () => {
  const start = { user_id: 'u', profile: { role: 'manager' }, manifest: none };
  expect(JSON.parse(answerWithModule(START, JSON.stringify(start), working))).toEqual({
    ...start,
    manifest: { ...none, modules: [working] },
  });
});

test.each([
  ['a refusal', START, '{"code":"42501"}'],
  ['another answer', '/rest/v1/profiles', JSON.stringify(none)],
])('leaves %s as it is', (_name, path, text) => {
  expect(answerWithModule(path, text, working)).toBe(text);
});
