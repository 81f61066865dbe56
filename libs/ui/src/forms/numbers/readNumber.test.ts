import fc from 'fast-check';
import { outOfBounds, readMoney, readNumber, writeMoney, writeNumber } from './readNumber';

test.each([
  ['12', 12],
  [' 7.5 ', 7.5],
  ['1,250', 1250],
  ['.5', 0.5],
  ['−3', -3],
  ['5.', 5],
  ['7,4', 7.4],
  ['-12,25', -12.25],
  ['0,125', 0.125],
  ['1,2345', 1.2345],
])('reads the number %p as %p', (text, value) => {
  expect(readNumber(text)).toEqual({ status: 'read', value });
});

test.each(['twelve', '1,5,5', '1.250,5', '1,25,000', '1.2.3', '-', '.', '12h', '1e3'])(
  'refuses %p as a number',
  (text) => {
    expect(readNumber(text)).toEqual({ status: 'unread', problem: 'Enter a number, such as 12 or 7.5.' });
  },
);

test.each([
  ['$1,250.5', 125_050],
  ['17.20', 1720],
  ['$17,2', 1720],
  ['1.005', undefined],
  ['0,125', undefined],
  ['99999999999999999', undefined],
  ['free', undefined],
])('reads the amount %p as %p cents', (text, cents) => {
  const reading = readMoney(text);
  expect(reading.status === 'read' ? reading.value : undefined).toBe(cents);
});

test('treats empty input as neither zero nor an error', () => {
  expect([readNumber('  '), readMoney('')]).toEqual([{ status: 'empty' }, { status: 'empty' }]);
});

test('reads back what a field writes, to the cent', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (cents) => {
      fc.pre(Math.abs(cents) < 1e13);
      expect(readMoney(writeMoney(cents))).toEqual({ status: 'read', value: cents === 0 ? 0 : cents });
    }),
  );
});

test('names the bound that is passed', () => {
  expect(outOfBounds(0, { min: 1, max: 40 }, writeNumber)).toBe('Enter 1 or more.');
  expect(outOfBounds(4100, { max: 4000 }, writeMoney)).toBe('Enter 40.00 or less.');
  expect(outOfBounds(40, { min: 1, max: 40 }, writeNumber)).toBeUndefined();
});
