import { worded } from './worded';

test('puts each value in the place of a %', () => {
  expect(worded('% already works on %.', 'Lucy 50%', 'Friday')).toBe('Lucy 50% already works on Friday.');
});
