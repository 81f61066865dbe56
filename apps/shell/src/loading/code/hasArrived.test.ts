import { hasArrived } from './hasArrived';

const lost = (message: string) => Object.assign(new Error(message), { name: 'ChunkLoadError' });

test.each<[string, unknown, boolean]>([
  ['a module that throws', new Error('boom at load'), true],
  ['a module that throws no error', 'boom', true],
  ['an entry that throws', new Error('http://site.test/entry.js threw while it ran: boom'), true],
  ['an entry that did not come', lost('http://site.test/entry.js did not arrive.'), false],
  ['a chunk that did not come', lost('Loading chunk 5 failed.'), false],
])('tells from %s whether the code had arrived', (_what, failure, expected) => {
  expect(hasArrived(failure)).toBe(expected);
});
