import { repeatedKeys } from './repeatedKeys';

test('finds what stands twice in one object, wherever it is', () => {
  expect(repeatedKeys('{ "id": "a", "routes": [{}, { "path": "/a", "path": "/b" }], "id": "b" }')).toEqual([
    'routes.1.path',
    'id',
  ]);
});

test('takes keys of other objects, values, and what stands in texts for no repetition', () => {
  expect(repeatedKeys('{ "a": { "b": 1 }, "b": ["b", "b"], "c": "\\"a\\": {", "d": "a" }')).toEqual([]);
});
