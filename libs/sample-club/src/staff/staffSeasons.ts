import { sampleId } from '../sampleIds';
import { sampleFormerStaff, sampleTeam, type TeamRole } from '../club/team';

export interface SampleStaffSeason {
  id: string;
  staffId: string;
  seasonId: string;
  role: TeamRole;
  outcome: 'finished' | 'left';
  /** The last day of a person who left before the end (ISO 8601). */
  leftOn: string | null;
  /** Whether the club would hire them again. */
  eligibleForRehire: boolean;
  /** The day (ISO 8601) on which keys, uniform and equipment were back. */
  equipmentReturnedOn: string;
  /** When the club asked them to return (ISO 8601); null for people it did not ask. */
  askedAt: string | null;
  /** Their answer; null without one. */
  wantsToReturn: boolean | null;
}

const SEASON = { id: sampleId('season', 1), endsOn: '2024-09-02' };

/** People who did not come back although the club asked them to. */
const asked = ['Dylan Mercer', 'Aisha Grant', 'Peter Lang'];

const returned = sampleTeam
  .filter(({ startDate }) => startDate < SEASON.endsOn)
  .map(({ id, role }) => ({ staffId: id, role, leftOn: null, eligibleForRehire: true }));

const gone = sampleFormerStaff.map(({ id, name, role, endDate }) => ({
  staffId: id,
  role,
  leftOn: endDate < SEASON.endsOn ? endDate : null,
  eligibleForRehire: asked.includes(name),
}));

/**
 * Who worked the closed season of 2024: 27 people. 24 finished it, 20 could come back and 17 did. Who works the season
 * of 2025 is the staff itself.
 */
export const sampleStaffSeasons: readonly SampleStaffSeason[] = [...returned, ...gone].map((record, index) => ({
  id: sampleId('staffSeason', index + 1),
  seasonId: SEASON.id,
  outcome: record.leftOn ? 'left' : 'finished',
  equipmentReturnedOn: record.leftOn ?? '2024-09-06',
  askedAt: record.eligibleForRehire ? '2024-09-10T10:00:00-04:00' : null,
  wantsToReturn: record.eligibleForRehire ? returned.some(({ staffId }) => staffId === record.staffId) : null,
  ...record,
}));
