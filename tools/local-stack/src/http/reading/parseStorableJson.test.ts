import { parseStorableJson } from './parseStorableJson';

test.each(['{"a":"x\\u0000"}', '{"x\\u0000":1}', '[["\\ud800"]]', '{"a":{"b":"\\udc00\\ud800"}}', '{', ''])(
  'refuses %s',
  (json) => {
    expect(() => parseStorableJson(json)).toThrow(SyntaxError);
  },
);

test('reads everything else unchanged', () => {
  const value = { name: 'Zoë 🏊', list: [1, null, true, { deep: '\u202e\n' }] };
  expect(parseStorableJson(JSON.stringify(value))).toEqual(value);
});
