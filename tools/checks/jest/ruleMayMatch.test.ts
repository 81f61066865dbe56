import { ruleMayMatch } from './ruleMayMatch';

const button = { _localName: 'button', classList: new Set(['a', 'b-1']) };
const mayMatch = (selector: unknown) =>
  ruleMayMatch({ ...button, classList: { contains: (name) => button.classList.has(name) } }, selector);

test.each([
  '.a',
  'button',
  'BUTTON.a.b-1:hover',
  '.other > .a',
  '.other .a::before',
  '.other,.a',
  '.a:not(.c, .d)',
  '.x[title="> .y"] ~ .a',
  '.a[title="], .c"]',
])('asks the selector engine about %s when tag and classes are there', (selector) => {
  expect(mayMatch(selector)).toBe(true);
});

test.each([
  '*',
  ':root',
  '#id',
  '[data-a]',
  ':is(.c, .d)',
  '.\\31 c',
  'svg|a',
  '& .c',
  '.c[',
  '.c)',
  '',
  '.c, ',
  undefined,
])('leaves %s to the selector engine when tag and classes decide nothing', (selector) => {
  expect(mayMatch(selector)).toBe(true);
});

test.each(['.c', 'a', 'a.a', '.a.c', '.a > .c', '.a .c:hover', '.c, a', '.c:is(.a)', '.a+a[title=".a"]'])(
  'excludes %s when the tag or a class is missing',
  (selector) => {
    expect(mayMatch(selector)).toBe(false);
  },
);
