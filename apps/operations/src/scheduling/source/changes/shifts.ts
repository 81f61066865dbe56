import type { Answers, ClubReader } from '@platform/module-kit/screens';
import { ask, save } from '../club/requests';
import { columnsOf, SHIFT_COLUMNS, shiftOf, type ShiftRow } from '../club/shiftRow';
import type { SchedulingReads } from '../schedulingSource';
import type { Shift, ShiftPlan, ShiftStatus } from '../rows/shift';
import { place, placeAll, shiftIn, take, written } from './placing';
import { schedulingChange } from './schedulingChange';

type Known = Answers<SchedulingReads>;

/** A reason that overrides soft rules; the history of the shift keeps it. */
const reasonOf = (reason: string | null = null) => ({ override_reason: reason });

async function update(id: string, plan: ShiftPlan, version: number, reason?: string): Promise<Shift> {
  const row = { ...columnsOf(plan), ...reasonOf(reason), version };
  return shiftOf(await ask((db) => db.from('shifts').update(row).eq('id', id).select(SHIFT_COLUMNS).single()));
}

type Written = ShiftPlan & Pick<Shift, 'filledFrom'>;

function expectWrite(known: Known, id: string, plan: Written, version: number, _reason?: string): Shift {
  const before = shiftIn(known, id);
  const after = written(before, { wasPublished: false, ...before, ...plan, id, version: version + 1 });
  place(known, after);
  return asWritten(after);
}

/** In the form of a write's answer: without the person's own answer. */
const asWritten = ({ answer: _answer, ...shift }: Shift): Shift => shift;

/**
 * Changes a shift at once, such as by dragging. A newer version than `version` refuses it.
 * @returns the new shift
 */
export const writeShift = schedulingChange({
  send: (_reader: ClubReader, id: string, plan: ShiftPlan, version: number, reason?: string) =>
    update(id, plan, version, reason),
  expect: expectWrite,
});

/** The same for a form, which itself shows that it is saving and what another person changed. */
export const saveShift = schedulingChange({
  waits: 'own-form',
  send: (_reader: ClubReader, id: string, plan: ShiftPlan, version: number, reason?: string) =>
    update(id, plan, version, reason),
  expect: expectWrite,
});

/** Adds a shift with an id from the page. @returns it */
export const addShift = schedulingChange({
  async send({ club }: ClubReader, id: string, plan: ShiftPlan, reason?: string): Promise<Shift> {
    const row = { id, club_id: club.id, ...columnsOf(plan), ...reasonOf(reason) };
    return shiftOf(await ask((db) => db.from('shifts').insert(row).select(SHIFT_COLUMNS).single()));
  },
  expect(known, id: string, plan: ShiftPlan, _reason?: string): Shift {
    const added = written(undefined, { ...plan, id, wasPublished: false, version: 1 });
    place(known, added);
    return asWritten(added);
  },
});

/** One of several changes. */
export interface ShiftChange {
  id: string;
  /** The version to save over; null for a new shift, with an id from the page. */
  version: number | null;
  /** Null removes it: a draft that no one was told of is deleted, and another shift canceled. */
  to: ShiftPlan | null;
}

const severalShifts = {
  async send(_reader: ClubReader, changed: readonly ShiftChange[], reason?: string): Promise<Shift[]> {
    const changes = changed.map(({ id, version, to }) => ({
      id,
      version,
      ...(to ? columnsOf(to) : { is_removed: true }),
    }));
    const rows = await ask((db) => db.rpc('change_shifts', { changes, override_reason: reason }));
    return (rows as unknown as ShiftRow[]).map(shiftOf);
  },
  expect(known: Known, changed: readonly ShiftChange[], _reason?: string): Shift[] {
    const stored = new Map(known.all('listShifts').flatMap((shifts) => shifts.map((shift) => [shift.id, shift])));
    const gone: string[] = [];
    const after: Shift[] = [];
    for (const { id, version, to } of changed) {
      const before = stored.get(id);
      if (to === null && before?.wasPublished === false) gone.push(id);
      const plan = to ?? (before?.wasPublished ? { ...before, status: 'cancelled' as const } : null);
      if (plan)
        after.push(written(before, { wasPublished: false, ...before, ...plan, id, version: (version ?? 0) + 1 }));
    }
    placeAll(known, after, gone);
    return after
      .map(asWritten)
      .sort((one, two) => one.startsAt.localeCompare(two.startsAt) || one.id.localeCompare(two.id));
  },
};

/**
 * Adds, changes and removes several shifts in one request, all or none.
 * @param reason overrides soft rules
 * @returns the shifts that there are then, by start
 */
export const changeShifts = schedulingChange(severalShifts);

/** The same for a form of one of them, which itself shows that it is saving and what another person changed. */
export const saveShifts = schedulingChange({ waits: 'own-form', ...severalShifts });

/**
 * Repeats a shift in one request, all or none. A repetition that its person may not work, or only with a reason, is left
 * open.
 * @param first the shift itself, which is part of the series from now on
 * @param repetitions new drafts with ids from the page
 * @returns the shifts that there are then, by start
 */
export const repeatShift = schedulingChange({
  waits: 'computed',
  async send(_reader: ClubReader, first: ShiftChange, repetitions: readonly Repetition[]): Promise<Shift[]> {
    const changes = [
      { id: first.id, version: first.version, ...(first.to && columnsOf(first.to)) },
      ...repetitions.map(({ id, to }) => ({ id, version: null, or_open: true, ...columnsOf(to) })),
    ];
    const rows = await ask((db) => db.rpc('change_shifts', { changes }));
    return (rows as unknown as ShiftRow[]).map(shiftOf);
  },
});

/** A new shift of a series. */
export interface Repetition {
  id: string;
  to: ShiftPlan;
}

/** The new person of a shift, and the version to save over. */
export interface Assignment {
  shiftId: string;
  /** Null for no one. */
  staffId: string | null;
  status: ShiftStatus;
  version: number;
  /** Overrides soft rules; null without a warning. */
  reason: string | null;
}

/**
 * Assigns or unassigns several shifts, all or none.
 * @returns the new shifts in the same order, or the first `PAGE` of them if there are more
 */
export const assignShifts = schedulingChange({
  waits: 'computed',
  async send(_reader: ClubReader, assignments: readonly Assignment[]): Promise<Shift[]> {
    const asked = {
      shift_ids: assignments.map(({ shiftId }) => shiftId),
      // The generated types do not allow null in a list.
      staff_ids: assignments.map(({ staffId }) => staffId) as string[],
      statuses: assignments.map(({ status }) => status),
      versions: assignments.map(({ version }) => version),
      reasons: assignments.map(({ reason }) => reason) as string[],
    };
    const rows = await ask((db) => db.rpc('assign_shifts', asked).overrideTypes<ShiftRow[], { merge: false }>());
    const byId = new Map(rows.map((row) => [row.id, shiftOf(row)]));
    return assignments.flatMap(({ shiftId }) => byId.get(shiftId) ?? []);
  },
  expect(known, assignments): Shift[] {
    return assignments.flatMap(({ shiftId, staffId, status, version }) => {
      const before = shiftIn(known, shiftId);
      if (!before) return [];
      const wasOpen = before.staffId === null && staffId !== null;
      const filledFrom = wasOpen && before.status !== 'cancelled' ? before.status : undefined;
      return expectWrite(known, shiftId, { ...before, staffId, status, filledFrom }, version);
    });
  },
});

/** A draft, and the version that is deleted. */
export type RemovedShift = Pick<Shift, 'id' | 'version'>;

/** Deletes drafts that no one was told about. A newer version refuses it; a draft that is gone already is left out. */
export const removeShifts = schedulingChange({
  send: (_reader: ClubReader, removed: readonly RemovedShift[]) =>
    save((db) =>
      db.rpc('remove_shifts', {
        shift_ids: removed.map(({ id }) => id),
        versions: removed.map(({ version }) => version),
      }),
    ),
  expect(known, removed) {
    for (const { id } of removed) take(known, id);
  },
});
