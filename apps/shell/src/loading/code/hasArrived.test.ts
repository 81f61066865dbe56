import { hasArrived } from './hasArrived';

const lostEntry =
  '[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008\nargs: {"resourceUrl":"http://site.test/entry.js"}';

test.each<[string, unknown, boolean]>([
  ['a module that throws', new Error('boom at load'), true],
  ['a module that throws no error', 'boom', true],
  ['an entry that throws', new Error(`${lostEntry}\nScriptExecutionError: Script "…" loaded but threw`), true],
  ['an entry that did not come', new Error(lostEntry), false],
  ['a chunk that did not come', Object.assign(new Error('Loading chunk 5 failed.'), { name: 'ChunkLoadError' }), false],
])('tells from %s whether the code had arrived', (_what, failure, expected) => {
  expect(hasArrived(failure)).toBe(expected);
});
