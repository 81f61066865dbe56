import { shapesOf } from './iconShapes';

test('renders the shapes of an icon, and nothing else from a manifest', () => {
  expect(
    shapesOf([
      ['path', { d: 'M4 4h16', onclick: 'steal()', href: 'https://evil.example', style: 'color: red' }],
      ['script', { d: 'x' }],
      ['toString', {}],
      ['circle', { cx: '12', cy: 12, r: null }],
      ['rect'],
      'path',
      null,
    ]),
  ).toEqual([
    ['path', { d: 'M4 4h16' }],
    ['circle', { cx: '12' }],
    ['rect', {}],
  ]);
});
