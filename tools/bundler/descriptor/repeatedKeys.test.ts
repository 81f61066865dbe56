import { repeatedKeys } from './repeatedKeys';

test('finds a repeated key at any depth', () => {
  expect(repeatedKeys('{ "id": "a", "routes": [{}, { "path": "/a", "path": "/b" }], "id": "b" }')).toEqual([
    'routes.1.path',
    'id',
  ]);
});

test('ignores equal keys of different objects, values, and keys inside strings', () => {
  expect(repeatedKeys('{ "a": { "b": 1 }, "b": ["b", "b"], "c": "\\"a\\": {", "d": "a" }')).toEqual([]);
});
