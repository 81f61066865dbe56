import { peopleForStands, rotationSteps } from '../../../shared/stands/peopleForStands';
import type { OnShift, RotationRules } from '../../source/rows/rotation';
import { cheapestAssignment } from './assignment';

const MINUTE = 60_000;

/** A person in the rotation. */
interface Rotating {
  staffId: string;
  name: string;
}

/** A period of the day in which no one moves. */
export interface RotationSlot {
  /** Milliseconds since 1970. */
  startsAt: number;
  endsAt: number;
  /** Who guards each stand, in the order of the stands; null if no one is left for it. */
  stands: readonly (Rotating | null)[];
  /** Who is on shift without a stand: on a break, or free for other work. */
  off: readonly (Rotating & { onBreak: boolean })[];
  /** How many people all stands with breaks need; null if there are enough. */
  needed: number | null;
}

type Rules = Pick<RotationRules, 'stands' | 'roles' | 'minutesPerStand' | 'minutesBeforeBreak' | 'breakMinutes'>;

interface Guard extends Rotating {
  times: { from: number; until: number }[];
  /** Slots on stands since the last break, slots off stands since then, and all slots on stands. */
  inRow: number;
  rested: number;
  total: number;
  /** The stand in the previous slot. */
  last: number | null;
  /** The stand they guarded last, even before a break. */
  lately: number | null;
}

/** Repeating a stand costs more than any order of people. */
const REPEATED = 1e9;
/**
 * Returning to the stand from before a break costs less than the order of people, so it only decides which of the chosen
 * people guards which stand.
 */
const AGAIN = 500;

/**
 * Who guards which stand when, from the first to the last moment at which a person is on shift, in steps of
 * `minutesPerStand`. A person is planned only for steps that are entirely within their shift.
 *
 * No one stays on stands for longer than `minutesBeforeBreak`. Then they have a break of `breakMinutes`, rounded up to
 * whole steps. No one has one stand twice in a row if another assignment of the same people avoids it. The person who
 * was on stands least goes first, and gets another stand than before their break. While there are too few people for all
 * stands and their breaks, the last stands stay empty: otherwise everyone would need their break at once.
 */
export function rotationOf(people: readonly OnShift[], rules: Rules): RotationSlot[] {
  const step = rules.minutesPerStand * MINUTE;
  const guards = guardsOf(people, rules);
  const all = guards.flatMap(({ times }) => times);
  if (all.length === 0 || rules.stands.length === 0) return [];
  const opens = Math.min(...all.map(({ from }) => from));
  const closes = Math.max(...all.map(({ until }) => until));
  const slots: RotationSlot[] = [];
  for (let startsAt = opens; startsAt < closes; startsAt += step) {
    const endsAt = Math.min(startsAt + step, closes);
    const there = guards.filter(({ times }) => times.some(({ from, until }) => from <= startsAt && until >= endsAt));
    for (const guard of guards) if (!there.includes(guard)) forget(guard);
    slots.push(planSlot(there, rules, startsAt, endsAt));
  }
  return slots;
}

function guardsOf(people: readonly OnShift[], { roles }: Rules): Guard[] {
  const guards = new Map<string, Guard>();
  for (const { staffId, name, role, startsAt, endsAt } of people) {
    if (roles.length > 0 && !roles.includes(role)) continue;
    const guard = guards.get(staffId) ?? {
      staffId,
      name,
      times: [],
      inRow: 0,
      rested: 0,
      total: 0,
      last: null,
      lately: null,
    };
    guard.times.push({ from: Date.parse(startsAt), until: Date.parse(endsAt) });
    guards.set(staffId, guard);
  }
  return [...guards.values()];
}

/** A person who was away comes back rested. */
function forget(guard: Guard): void {
  guard.inRow = 0;
  guard.rested = 0;
  guard.last = null;
}

function planSlot(there: Guard[], rules: Rules, startsAt: number, endsAt: number): RotationSlot {
  const { on, off } = rotationSteps(rules);
  const needed = peopleForStands(rules.stands.length, rules);
  const kept = Math.min(rules.stands.length, Math.max(1, Math.floor((there.length * on) / (on + off))));
  const ready = there.filter(({ inRow }) => inRow < on);
  const guarded = Math.min(kept, ready.length);
  const chosen = cheapestAssignment(
    Array.from({ length: guarded }, (_, stand) =>
      ready.map(
        (guard, place) =>
          (guard.last === stand ? REPEATED : 0) +
          guard.inRow * 1e6 +
          guard.total * 1e3 +
          (guard.lately === stand ? AGAIN : 0) +
          place,
      ),
    ),
  ).map((place) => ready[place]);
  for (const guard of there) settle(guard, chosen.indexOf(guard), off);
  return {
    startsAt,
    endsAt,
    stands: rules.stands.map((_, stand) => rotating(chosen[stand])),
    off: there
      .filter((guard) => !chosen.includes(guard))
      .map((guard) => ({ staffId: guard.staffId, name: guard.name, onBreak: !ready.includes(guard) })),
    needed: there.length < needed ? needed : null,
  };
}

const rotating = (guard: Guard | undefined): Rotating | null =>
  guard ? { staffId: guard.staffId, name: guard.name } : null;

function settle(guard: Guard, stand: number, breakSteps: number): void {
  if (stand >= 0) {
    guard.inRow += 1;
    guard.total += 1;
    guard.rested = 0;
    guard.last = stand;
    guard.lately = stand;
    return;
  }
  guard.last = null;
  guard.rested += 1;
  if (guard.rested >= breakSteps) guard.inRow = 0;
}
