import { qrPath } from './qrPath';

const isDark = ({ path }: ReturnType<typeof qrPath>, column: number, row: number) =>
  path.includes(`M${column} ${row}h`);

test('draws the three finder patterns, and a larger code for a longer text', () => {
  const short = qrPath('https://club.test/r/1');
  const long = qrPath(`https://club.test/${'x'.repeat(200)}`);
  expect((short.size - 17) % 4).toBe(0);
  expect(long.size).toBeGreaterThan(short.size);
  for (const [column, row] of [
    [0, 0],
    [short.size - 7, 0],
    [0, short.size - 7],
  ] as const) {
    // The dark ring, the light one and the dark middle (ISO/IEC 18004, 6.3.3).
    expect([0, 1, 2, 3].map((step) => isDark(short, column + step, row + 3))).toEqual([true, false, true, true]);
    expect(isDark(short, column + 6, row + 6)).toBe(true);
  }
});

test('draws the same code for the same text, and another for another text', () => {
  expect(qrPath('one')).toEqual(qrPath('one'));
  expect(qrPath('one').path).not.toBe(qrPath('two').path);
});

test('refuses a text that does not fit into a code', () => {
  expect(() => qrPath('x'.repeat(2400))).toThrow();
});
