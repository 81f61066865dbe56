import fc from 'fast-check';
import type { OnShift } from '../../source/rows/rotation';
import { cheapestAssignment } from './assignment';
import { rotationOf, type RotationSlot } from './rotation';

const at = (minutes: number) => new Date(Date.UTC(2025, 4, 1, 10, minutes)).toISOString();
const guard = (name: string, from: number, until: number, role = 'Lifeguard'): OnShift => ({
  staffId: name,
  name,
  role,
  location: null,
  startsAt: at(from),
  endsAt: at(until),
});
const rules = {
  stands: ['Deep end', 'Shallow end'],
  roles: ['Lifeguard'],
  minutesPerStand: 30,
  minutesBeforeBreak: 60,
  breakMinutes: 15,
};
const namesOf = ({ stands }: RotationSlot) => stands.map((guarding) => guarding?.name ?? null);
const standsOf = (slots: readonly RotationSlot[]) => slots.map(namesOf);

test('gives three people two stands with a break for each in turn', () => {
  const slots = rotationOf([guard('Ana', 0, 120), guard('Ben', 0, 120), guard('Cleo', 0, 120)], rules);
  expect(standsOf(slots)).toEqual([
    ['Ana', 'Ben'],
    ['Cleo', 'Ana'],
    ['Ben', 'Cleo'],
    ['Ana', 'Ben'],
  ]);
  expect(slots.map(({ off }) => off.map(({ name, onBreak }) => ({ name, onBreak })))).toEqual([
    [{ name: 'Cleo', onBreak: false }],
    [{ name: 'Ben', onBreak: false }],
    [{ name: 'Ana', onBreak: true }],
    [{ name: 'Cleo', onBreak: true }],
  ]);
});

test('makes people who take turns in pairs change stands each time', () => {
  const slots = rotationOf(
    ['Ana', 'Ben', 'Cleo', 'Dan'].map((name) => guard(name, 0, 240)),
    rules,
  );
  for (const name of ['Ana', 'Ben', 'Cleo', 'Dan']) {
    const guarded = slots.map((slot) => namesOf(slot).indexOf(name)).filter((stand) => stand >= 0);
    expect(guarded.length).toBeGreaterThanOrEqual(3);
    expect(guarded.slice(1).every((stand, turn) => stand !== guarded[turn])).toBe(true);
  }
});

test('leaves the last stand empty with too few people, and says how many are needed', () => {
  const slots = rotationOf([guard('Ana', 0, 60), guard('Ben', 0, 60), guard('Gate', 0, 60, 'Gate Attendant')], rules);
  expect(standsOf(slots)).toEqual([
    ['Ana', null],
    ['Ben', null],
  ]);
  expect(slots.map(({ needed }) => needed)).toEqual([3, 3]);
});

test('plans a late person from the next step on, and counts a split day as two people', () => {
  const slots = rotationOf([guard('Ana', 0, 90), guard('Ana', 120, 180), guard('Ben', 10, 180)], {
    ...rules,
    stands: ['Pool'],
  });
  expect(standsOf(slots)).toEqual([['Ana'], ['Ben'], ['Ana'], ['Ben'], ['Ana'], ['Ben']]);
  expect(rotationOf([], rules)).toEqual([]);
  expect(rotationOf([guard('Ana', 0, 60)], { ...rules, stands: [] })).toEqual([]);
});

/** All ways to fill this many stands with these people, and the fewest who would stay in place. */
function fewestRepeats(people: readonly string[], stands: number, before: readonly (string | null)[]): number {
  const fill = (stand: number, left: readonly string[]): number =>
    stand === stands
      ? 0
      : Math.min(
          ...left.map(
            (name) =>
              (before[stand] === name ? 1 : 0) +
              fill(
                stand + 1,
                left.filter((other) => other !== name),
              ),
          ),
        );
  return fill(0, people);
}

const someone = fc.record({ from: fc.nat(8), length: fc.integer({ min: 1, max: 12 }) });
const someRules = fc.record({
  stands: fc.integer({ min: 1, max: 3 }),
  on: fc.integer({ min: 1, max: 3 }),
  breakMinutes: fc.constantFrom(5, 20, 45),
});

test('never puts a person at two places, on stands too long, or on one stand twice in a row if another is possible', () => {
  fc.assert(
    fc.property(
      fc.array(someone, { minLength: 1, maxLength: 6 }),
      someRules,
      (shifts, { stands: count, on, breakMinutes }) => {
        const people = shifts.map(({ from, length }, place) => guard(`P${place}`, from * 20, (from + length) * 20));
        const names = Array.from({ length: count }, (_, place) => `Stand ${place}`);
        const slots = rotationOf(people, {
          stands: names,
          roles: [],
          minutesPerStand: 20,
          minutesBeforeBreak: on * 20,
          breakMinutes,
        });
        let before: readonly (string | null)[] = [];
        const inRow = new Map<string, number>();
        for (const slot of slots) {
          const there = people
            .filter(
              ({ startsAt, endsAt }) => Date.parse(startsAt) <= slot.startsAt && Date.parse(endsAt) >= slot.endsAt,
            )
            .map(({ name }) => name);
          const stands = namesOf(slot);
          const standing = stands.filter((name) => name !== null);
          const resting = slot.off.filter(({ onBreak }) => onBreak).map(({ name }) => name);
          expect([...standing, ...slot.off.map(({ name }) => name)].sort()).toEqual([...there].sort());
          // The first stands are guarded first.
          expect(stands.slice(standing.length).every((name) => name === null)).toBe(true);
          for (const { name } of people) inRow.set(name, standing.includes(name) ? (inRow.get(name) ?? 0) + 1 : 0);
          expect(Math.max(0, ...inRow.values())).toBeLessThanOrEqual(on);
          const repeated = stands.filter((name, stand) => name !== null && before[stand] === name).length;
          const ready = there.filter((name) => !resting.includes(name));
          expect(repeated).toBe(fewestRepeats(ready, standing.length, before));
          before = stands;
        }
      },
    ),
  );
});

test('finds an assignment as cheap as the cheapest of all', () => {
  const costs = fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 2 })).chain(([rows, more]) =>
    fc.array(fc.array(fc.nat(50), { minLength: rows + more, maxLength: rows + more }), {
      minLength: rows,
      maxLength: rows,
    }),
  );
  const cheapest = (left: readonly (readonly number[])[], taken: readonly number[] = []): number =>
    left.length === 0
      ? 0
      : Math.min(
          ...(left[0] ?? []).map((cost, column) =>
            taken.includes(column) ? Infinity : cost + cheapest(left.slice(1), [...taken, column]),
          ),
        );
  fc.assert(
    fc.property(costs, (table) => {
      const columns = cheapestAssignment(table);
      expect(new Set(columns).size).toBe(table.length);
      expect(columns.reduce((sum, column, row) => sum + (table[row]?.[column] ?? NaN), 0)).toBe(cheapest(table));
    }),
  );
});
