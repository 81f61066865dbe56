import type { StyleGroup } from './drawing';
import { joinStyleGroups, readStyleGroups, writeStyleGroups } from './styleGroups';

const group = (id: string, ...names: string[]): StyleGroup => ({
  id,
  names,
  rules: names.map((name) => `.${name}{color:red;}`),
});

test('a sheet that was taken apart is put together as it was', () => {
  const css =
    '.a{color:red;}/*!sc*/\n@media (min-width: 768px){.a{color:blue;}}/*!sc*/\ndata-styled.g1[id="sc-1"]{content:"a,"}/*!sc*/\n' +
    '@keyframes rise{from{opacity:0;}}/*!sc*/\ndata-styled.g2[id="sc-keyframes-rise"]{content:"rise,"}/*!sc*/\n';
  const groups = readStyleGroups(css);
  expect(groups.map(({ id, names }) => [id, names])).toEqual([
    ['sc-1', ['a']],
    ['sc-keyframes-rise', ['rise']],
  ]);
  expect(writeStyleGroups(groups)).toBe(css);
});

test('what both drew stands once, with the names of both, before what is made from it', () => {
  const shell = [group('button', 'small'), group('container', 'page'), group('header', 'bar')];
  const module = [
    group('button', 'small', 'large'),
    group('card', 'plain'),
    group('container', 'page'),
    group('form', 'f'),
  ];
  const joined = joinStyleGroups(shell, module);
  expect(joined.map(({ id }) => id)).toEqual(['button', 'card', 'container', 'form', 'header']);
  expect(joined[0]).toEqual(group('button', 'small', 'large'));
  expect(joined[2]).toEqual(group('container', 'page'));
});

test('nothing is lost when the two know the libraries in different orders', () => {
  const joined = joinStyleGroups([group('a', 'a1'), group('b', 'b1')], [group('b', 'b2'), group('a', 'a2')]);
  expect(joined.map(({ id, names }) => [id, names])).toEqual([
    ['a', ['a1', 'a2']],
    ['b', ['b1', 'b2']],
  ]);
});

test('a rule that stands twice in one component keeps its last place', () => {
  const twice: StyleGroup = { id: 'a', names: ['x'], rules: ['.x{top:0;}', '.x{top:1px;}', '.x{top:0;}'] };
  expect(joinStyleGroups([twice], [twice])[0]?.rules).toEqual(twice.rules);
});
