import { isPartOfAnother } from './isPartOfAnother';

const all = ['admin@1.0.0', 'marketing@1.0.0', 'training@1.1.0'];

test.each([
  ['fewer of the same releases', ['marketing@1.0.0', 'training@1.1.0'], true],
  ['the same releases', all, false],
  ['another release of a module', ['marketing@1.2.0', 'training@1.1.0'], false],
])('tells whether a larger set covers %s', (_what, set, isSo) => {
  expect(isPartOfAnother(set, [all, set])).toBe(isSo);
});
