import { blockStorage } from '@platform/module-kit/testing';
import type { SharedClock, UnsentPunch } from '../sharedClock';
import { unsentPunches } from './unsentPunches';

const clock = { key: '0123456789abcdef' } as SharedClock;
const LIST = 'shared-clock-unsent-01234567';
const punch = (number: number): UnsentPunch => ({
  staffId: 'jordan',
  action: 'in',
  key: `punch-${number}`,
  name: 'Jordan Blake',
  pressedAt: '2025-05-01T13:00:00.000Z',
});
const keysOf = ({ punches }: { punches: readonly UnsentPunch[] }) => punches.map(({ key }) => key);

beforeEach(() => localStorage.clear());

test('keeps every punch over a reload, also more than two hundred of them, and the earliest first', () => {
  const before = unsentPunches(clock);
  const numbers = Array.from({ length: 450 }, (_, number) => number);
  for (const number of numbers) before.add(punch(number));
  const after = unsentPunches(clock);
  expect(keysOf(after.read())).toEqual(numbers.map((number) => `punch-${number}`));
  expect(after.read()).toMatchObject({ unstored: 0, isDamaged: false });
  after.drop('punch-7');
  expect(after.read().punches).toHaveLength(449);
});

test('keeps the complete punches of a damaged list, and says so until a manager knows', () => {
  localStorage.setItem(LIST, JSON.stringify([punch(1), punch(2), punch(3)]).slice(0, -20));
  const kept = unsentPunches(clock);
  expect(keysOf(kept.read())).toEqual(['punch-1', 'punch-2']);
  expect(kept.read().isDamaged).toBe(true);
  kept.add(punch(4));
  // Also after a reload.
  const later = unsentPunches(clock);
  expect(keysOf(later.read())).toEqual(['punch-1', 'punch-2', 'punch-4']);
  expect(later.read().isDamaged).toBe(true);
  later.forgetDamaged();
  expect(unsentPunches(clock).read().isDamaged).toBe(false);
  expect(keysOf(unsentPunches(clock).read())).toEqual(['punch-1', 'punch-2', 'punch-4']);
});

test('holds what the browser does not store while the page is open, and stores it once there is room', () => {
  const kept = unsentPunches(clock);
  kept.add(punch(1));
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  kept.add(punch(2));
  expect(keysOf(kept.read())).toEqual(['punch-1', 'punch-2']);
  expect(kept.read().unstored).toBe(1);
  full.mockRestore();
  kept.add(punch(3));
  expect(kept.read().unstored).toBe(0);
  expect(keysOf(unsentPunches(clock).read())).toEqual(['punch-1', 'punch-2', 'punch-3']);
});

test('holds all of them where the browser keeps no site data', () => {
  const end = blockStorage();
  const kept = unsentPunches(clock);
  kept.add(punch(1));
  kept.add(punch(2));
  expect(keysOf(kept.read())).toEqual(['punch-1', 'punch-2']);
  expect(kept.read().unstored).toBe(2);
  kept.drop('punch-1');
  expect(keysOf(kept.read())).toEqual(['punch-2']);
  end();
});
