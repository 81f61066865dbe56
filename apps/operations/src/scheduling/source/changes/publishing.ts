import type { ClubReader } from '@platform/module-kit/screens';
import type { StayReason } from '../../rules/publishing/unpublishing';
import { ask } from '../club/requests';
import { columnsOf, shiftOf, type ShiftRow } from '../club/shiftRow';
import type { Shift, ShiftPlan } from '../rows/shift';
import { schedulingChange } from './schedulingChange';

/** A shift as it was published. */
export interface PublishedShift {
  id: string;
  plan: ShiftPlan;
}

/** What became of published shifts. */
export interface Unpublished {
  /** Those that are drafts again, by start. */
  drafts: readonly Shift[];
  /** Those that stay as they are. */
  kept: readonly { id: string; reason: StayReason }[];
}

/** A draft, and the version that the person saw. */
export type SeenDraft = Pick<Shift, 'id' | 'version'>;

/**
 * Publishes the drafts of a week, and tells only the people of those shifts. If another manager has added or changed a draft
 * since the person saw them, nothing is published.
 * @param seen the drafts of the week that the person saw
 * @returns the published shifts, by start
 */
export const publishWeek = schedulingChange({
  waits: 'computed',
  async send(_reader: ClubReader, week: string, seen: readonly SeenDraft[]): Promise<Shift[]> {
    const drafts = { shift_ids: seen.map(({ id }) => id), versions: seen.map(({ version }) => version) };
    const published = await ask((db) => db.rpc('publish_week', { day_of_week: week, ...drafts }));
    return (published as unknown as ShiftRow[]).map(shiftOf);
  },
});

interface UnpublishedRows {
  drafts: ShiftRow[];
  kept: { id: string; reason: StayReason }[];
}

/**
 * Makes published shifts drafts again, and tells their people. Those that have changed or begun since stay as they are.
 * @param reason needed for people whose shift begins soon
 */
export const unpublishShifts = schedulingChange({
  waits: 'computed',
  async send(_reader: ClubReader, shifts: readonly PublishedShift[], reason?: string): Promise<Unpublished> {
    const published = shifts.map(({ id, plan }) => ({ id, ...columnsOf(plan) }));
    const done = await ask((db) => db.rpc('unpublish_shifts', { published, override_reason: reason }));
    const { drafts, kept } = done as unknown as UnpublishedRows;
    return { drafts: drafts.map(shiftOf), kept };
  },
});
