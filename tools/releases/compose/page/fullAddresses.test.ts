import { fullAddresses } from './fullAddresses';

const bases = { site: 'https://club.test', release: 'https://files.test/modules/water/1.0.0' };

test.each([
  ['/', 'https://club.test/'],
  ['/#firm', 'https://club.test/#firm'],
  ['/services', 'https://club.test/services'],
  ['./head/home.png', 'https://files.test/modules/water/1.0.0/head/home.png'],
  ['https://schema.org', 'https://schema.org'],
  ['//elsewhere.test', '//elsewhere.test'],
  ['/ is a slash', '/ is a slash'],
  ['24/7', '24/7'],
  ['', ''],
])('%p becomes %p', (short, full) => {
  expect(fullAddresses(short, bases)).toBe(full);
});

test('finds addresses at every depth and leaves everything else as it is', () => {
  expect(fullAddresses({ a: [{ url: '/x', price: 250, on: true, none: null }] }, bases)).toEqual({
    a: [{ url: 'https://club.test/x', price: 250, on: true, none: null }],
  });
});
