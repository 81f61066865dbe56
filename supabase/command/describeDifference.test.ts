import { describeDifference } from './describeDifference';

test('shows what the schemas have and the migrations do not make', () => {
  const described = describeDifference({ object: 'column public.clubs.motto', first: undefined, second: 'text' });
  expect(described).toBe('+ column public.clubs.motto\n    + text');
});

test('shows what the migrations make and the schemas do not have', () => {
  const described = describeDifference({ object: 'index public.clubs_by_name', first: 'on clubs', second: undefined });
  expect(described).toBe('- index public.clubs_by_name\n    - on clubs');
});

test('shows the lines of a body that differ, and those around them', () => {
  const body = (change: string) => `begin\n  one;\n  two;\n  ${change};\n  three;\n  four;\n  five;\nend`;
  const described = describeDifference({ object: 'function app.f()', first: body('old'), second: body('new') });
  expect(described.split('\n').slice(1)).toEqual([
    expect.stringMatching(/^ {4}@@/),
    '        one;',
    '        two;',
    '    -   old;',
    '    +   new;',
    '        three;',
    '        four;',
  ]);
  expect(described.split('\n')[0]).toBe('~ function app.f()');
});
