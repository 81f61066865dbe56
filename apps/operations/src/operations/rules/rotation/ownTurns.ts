import type { RotationSlot } from './rotation';

/** A stretch of the day that a person spends at one place. */
export interface Turn {
  /** Milliseconds since 1970. */
  startsAt: number;
  endsAt: number;
  /** The stand; null if they are on none. */
  stand: string | null;
  onBreak: boolean;
}

/**
 * A person's turns, in the order of the day. Steps at the same place are one turn.
 * @param stands their names, in the order of the rotation
 */
export function turnsOf(slots: readonly RotationSlot[], stands: readonly string[], staffId: string): Turn[] {
  const turns: Turn[] = [];
  for (const { startsAt, endsAt, stands: guarded, off } of slots) {
    const place = guarded.findIndex((guarding) => guarding?.staffId === staffId);
    const free = off.find((each) => each.staffId === staffId);
    if (place < 0 && !free) continue;
    const turn: Turn = { startsAt, endsAt, stand: stands[place] ?? null, onBreak: free?.onBreak ?? false };
    const last = turns.at(-1);
    if (last && last.endsAt === startsAt && last.stand === turn.stand && last.onBreak === turn.onBreak) {
      last.endsAt = endsAt;
    } else turns.push(turn);
  }
  return turns;
}
