import type { RotationSlot } from './rotation';
import { turnsOf } from './ownTurns';

const ana = { staffId: 'ana', name: 'Ana' };
const ben = { staffId: 'ben', name: 'Ben' };
const slot = (startsAt: number, stands: RotationSlot['stands'], off: RotationSlot['off'] = []): RotationSlot => ({
  startsAt,
  endsAt: startsAt + 30,
  stands,
  off,
  needed: null,
});

test('joins steps at one place into one turn, and starts a new one after a gap', () => {
  const slots = [
    slot(0, [ana, ben]),
    slot(30, [ana, ben]),
    slot(60, [ben, null], [{ ...ana, onBreak: true }]),
    slot(90, [ben, null], [{ ...ana, onBreak: false }]),
    slot(120, [ben, null]),
    slot(150, [ben, ana]),
  ];
  expect(turnsOf(slots, ['Deep end', 'Shallow end'], 'ana')).toEqual([
    { startsAt: 0, endsAt: 60, stand: 'Deep end', onBreak: false },
    { startsAt: 60, endsAt: 90, stand: null, onBreak: true },
    { startsAt: 90, endsAt: 120, stand: null, onBreak: false },
    { startsAt: 150, endsAt: 180, stand: 'Shallow end', onBreak: false },
  ]);
  expect(turnsOf(slots, ['Deep end', 'Shallow end'], 'cleo')).toEqual([]);
});
