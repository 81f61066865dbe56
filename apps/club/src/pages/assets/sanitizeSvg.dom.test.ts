import { ImageError } from './imageError';
import { sanitizeSvg } from './sanitizeSvg';

const svg = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 10"${attributes}>${content}</svg>`;

/** The sanitized content next to a dot. Without the dot, nothing visible might remain. */
const left = (content: string) =>
  sanitizeSvg(svg(`<circle r="1"/>${content}`))
    .svg.replace(/^<svg[^>]*><circle r="1"\/>/, '')
    .replace('</svg>', '');

test.each([
  '<path d="M0 0h9" fill="#0a6a80"/>',
  '<defs><linearGradient id="w"><stop offset="0"/></linearGradient></defs><rect fill="url(#w)"/>',
  '<style>.a{fill:red}</style><g class="a"><circle r="4"/></g>',
  '<text x="1">Pine &amp; Hollow</text>',
  '<use xlink:href="#mark"/>',
])('keeps a drawing unchanged: %s', (content) => {
  expect(left(content)).toBe(content);
});

test.each([
  ['a script', '<script>alert(1)</script><path d="M0 0"/>', '<path d="M0 0"/>'],
  ['an event', '<path d="M0 0" onload="alert(1)"/>', '<path d="M0 0"/>'],
  ['a page inside', '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>', ''],
  ['a link', '<a href="https://example.org"><path d="M0 0"/></a>', ''],
  ['another document', '<use xlink:href="https://example.org/a.svg#x"/>', '<use/>'],
  ['a picture of elsewhere', '<image href="https://example.org/a.png"/>', ''],
  ['a style that loads', '<style>@import url(https://example.org/a.css)</style>', ''],
  ['a fill that loads', '<rect fill="url(https://example.org/a)"/>', '<rect/>'],
  ['a style that runs', '<rect style="background:url(javascript:alert(1))"/>', '<rect/>'],
  ['movement', '<rect><animate attributeName="x"/></rect>', '<rect/>'],
  ['comments and instructions', '<!-- by --><?php x ?><rect/>', '<rect/>'],
  ['deep down', '<g><g><script/><rect onclick="x"/></g></g>', '<g><g><rect/></g></g>'],
  ['an element of another kind', '<x:view xmlns:x="urn:x"/>', ''],
])('removes %s', (_, content, kept) => {
  expect(left(content)).toBe(kept);
});

test('removes event handlers of the root element, and a doctype with entities', () => {
  const { svg: drawing } = sanitizeSvg(`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('<rect/>', ' onload="alert(1)"')}`);
  expect(drawing).toMatch(/^<svg /);
  expect(drawing).not.toContain('onload');
});

test.each([
  ['', true],
  ['<!-- by a program --><metadata/><x:view xmlns:x="urn:x"/><path d="M0 0" data-name="mark"/>', true],
  ['<script>alert(1)</script>', false],
  ['<g><path d="M0 0" onload="alert(1)"/></g>', false],
  ['<image href="https://example.org/a.png"/>', false],
  ['<rect fill="url(https://example.org/a)"/>', false],
])('%p leaves the drawing whole: %p', (content, isWhole) => {
  expect(sanitizeSvg(svg(`<circle r="1"/>${content}`)).isWhole).toBe(isWhole);
});

test.each(['', 'hello', '<p>no</p>', '<svg><rect></svg>', '<html xmlns="http://www.w3.org/1999/xhtml"/>', '<svg/>'])(
  'does not accept %p as a drawing',
  (text) => {
    expect(() => sanitizeSvg(text)).toThrow(ImageError);
  },
);

test.each([
  '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">Pine Hollow</p></foreignObject>',
  '<image href="https://example.org/logo.png"/>',
  '<use xlink:href="https://example.org/a.svg#x"/>',
  '<defs><path id="a" d="M0 0h9"/></defs>',
  '',
])('refuses a drawing that would show nothing: %s', (content) => {
  expect(() => sanitizeSvg(svg(content))).toThrow('Nothing of this drawing can be shown safely.');
});

test('refuses a drawing that is too large for a logo', () => {
  expect(() => sanitizeSvg(svg(' '.repeat(1_000_001)))).toThrow('larger than 1 MB');
});
