import type { StyleGroup } from './rendering';
import { joinStyleGroups, readStyleGroups, writeStyleGroups } from './styleGroups';

const group = (id: string, ...names: string[]): StyleGroup => ({
  id,
  names,
  rules: names.map((name) => `.${name}{color:red;}`),
});

test('rebuilds a split style sheet unchanged', () => {
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

test('merges shared rules once, under both names, before derived ones', () => {
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

test('loses nothing when both list the libraries in different orders', () => {
  const joined = joinStyleGroups([group('a', 'a1'), group('b', 'b1')], [group('b', 'b2'), group('a', 'a2')]);
  expect(joined.map(({ id, names }) => [id, names])).toEqual([
    ['a', ['a1', 'a2']],
    ['b', ['b1', 'b2']],
  ]);
});

test('keeps the last position of a repeated rule', () => {
  const twice: StyleGroup = { id: 'a', names: ['x'], rules: ['.x{top:0;}', '.x{top:1px;}', '.x{top:0;}'] };
  expect(joinStyleGroups([twice], [twice])[0]?.rules).toEqual(twice.rules);
});
