import { readPunches } from './readPunches';
import type { UnsentPunch } from '../sharedClock';

const punch = (key: string, some: Partial<UnsentPunch> = {}): UnsentPunch => ({
  staffId: 'jordan',
  action: 'in',
  key,
  name: 'Jordan Blake',
  pressedAt: '2025-05-01T13:00:00.000Z',
  ...some,
});
const odd = punch('c', { name: 'Ana "Flo" {Flores} \\', isRefused: true });
const stored = JSON.stringify([punch('a'), odd, punch('b')]);

test('reads a whole list', () => {
  expect(readPunches(stored)).toEqual({ punches: [punch('a'), odd, punch('b')], isDamaged: false });
  expect(readPunches('[]')).toEqual({ punches: [], isDamaged: false });
});

test('reads every complete punch of a list that was written in part, wherever it ends', () => {
  const ends = [punch('a'), odd, punch('b')].map(
    (one) => stored.indexOf(JSON.stringify(one)) + JSON.stringify(one).length,
  );
  for (let length = 1; length < stored.length; length += 1) {
    const { punches, isDamaged } = readPunches(stored.slice(0, length));
    expect(punches.map(({ key }) => key)).toEqual(['a', 'c', 'b'].slice(0, ends.filter((end) => end <= length).length));
    expect(isDamaged).toBe(true);
  }
});

test.each([
  ['', []],
  ['null', []],
  ['"times"', []],
  [`[${JSON.stringify(punch('a'))},{"key":"b"},7]`, ['a']],
  [JSON.stringify([{ ...punch('a'), pressedAt: 'yesterday' }, { ...punch('b'), action: 'dance' }, punch('c')]), ['c']],
])('says that %j is damaged', (text, keys) => {
  const { punches, isDamaged } = readPunches(text);
  expect([punches.map(({ key }) => key), isDamaged]).toEqual([keys, true]);
});
