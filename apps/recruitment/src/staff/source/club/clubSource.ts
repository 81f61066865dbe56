import { addressOfFile, asking, type ClubReader, ownClub, sendChanges } from '@platform/module-kit/screens';
import { inPublicOrder } from '../../../recruitment/rules/requirements';
import type { ClubReads } from '../../../shared/changes/known';
import { changes } from '../changes';
import { exportStaff } from './exportStaff';
import { listStaff, readMember } from './listStaff';
import { listCertificationTypes } from '../../../shared/reads/listCertificationTypes';
import { readMinimumWage } from '../../../shared/reads/readMinimumWage';
import { readOwnCertificates } from './readOwnCertificates';
import { readApplicationEvents } from './readApplicationEvents';
import { readStaffEvents } from './readStaffEvents';
import type { StaffSource } from '../staffSource';
import { failures } from '../failures';

interface RoleRow {
  id: string;
  title: string;
  department: string | null;
  positions_total: number;
  positions_filled: number;
  pay_range_min: number | null;
  pay_range_max: number | null;
  lawful_age: number;
  minimum_age: number | null;
  requirements: { id: string; requirement: string; certification_type_id: string | null }[];
}

/** The club's rows in the database that the person may read and change. */
export function createClubSource(clubReader: ClubReader): StaffSource {
  const { club, userId, canManage } = clubReader;
  const own = ownClub(clubReader, '/staff');
  const reader = { clubId: club.id, userId, seesAll: canManage };
  return {
    ...own,
    rolesPath: '/recruitment?tab=roles',
    recruitmentPath: '/recruitment',

    async listStaff(onPart) {
      const today = own.today();
      const people = await listStaff(reader, (some) => onPart?.({ today, people: some, isWhole: false }));
      return { today, people, isWhole: true };
    },
    readMember: (id) => readMember(id, userId),
    readOwnCertificates: () => readOwnCertificates(club.id),

    listCertificationTypes: () => listCertificationTypes(club.id),

    addressOfFile: (path) => addressOfFile(path),
    async listOnboarding(staffId) {
      const rows = await asking(failures.onboarding)((db) =>
        db
          .from('staff_onboarding_items')
          .select('id, title, certification_type_id, due_on, is_done, done_at')
          .eq('staff_id', staffId)
          .order('sort_order')
          .order('title'),
      );
      return rows.map((row) => ({
        id: row.id,
        title: row.title,
        certificationTypeId: row.certification_type_id,
        dueOn: row.due_on,
        isDone: row.is_done,
        doneAt: row.done_at,
      }));
    },

    async listSeasons(staffId) {
      const rows = await asking(failures.seasons)((db) =>
        db
          .from('staff_season_records')
          .select('id, year, role, outcome, left_on, eligible_for_rehire')
          .eq('staff_id', staffId)
          .order('year', { ascending: false })
          .overrideTypes<SeasonRow[], { merge: false }>(),
      );
      return rows.map(({ left_on: leftOn, eligible_for_rehire: eligibleForRehire, ...season }) => ({
        ...season,
        leftOn,
        eligibleForRehire,
      }));
    },

    async listEvents(staffId) {
      const parts = await Promise.all([readStaffEvents(staffId), readApplicationEvents(staffId)]);
      return parts.flat();
    },

    async readSeason() {
      const [season] = await asking(failures.seasons)((db) =>
        db.from('seasons').select('starts_on, ends_on').eq('club_id', club.id).eq('year', club.season),
      );
      return season ? { startsOn: season.starts_on, endsOn: season.ends_on } : null;
    },

    async listRoles() {
      const rows = await asking(failures.roles)((db) =>
        db
          .from('job_roles')
          .select('*, requirements:job_role_requirements(id, requirement, certification_type_id)')
          .eq('club_id', club.id)
          .order('title')
          .overrideTypes<RoleRow[], { merge: false }>(),
      );
      return rows.map((row) => ({
        id: row.id,
        title: row.title,
        department: row.department,
        positionsTotal: row.positions_total,
        positionsFilled: row.positions_filled,
        payRangeMin: row.pay_range_min,
        payRangeMax: row.pay_range_max,
        lawfulAge: row.lawful_age,
        minimumAge: row.minimum_age,
        requirements: inPublicOrder(
          row.requirements.map(({ id, requirement, certification_type_id: certificationTypeId }) => ({
            id,
            text: requirement,
            certificationTypeId,
          })),
        ),
      }));
    },

    readMinimumWage: () => readMinimumWage(club.id),

    async readMeasures() {
      const row = await asking(failures.measures)((db) =>
        db.from('staff_measures').select('*').eq('club_id', club.id).single(),
      );
      return {
        staffCount: row.staff_count ?? 0,
        positionsTotal: row.positions_total ?? 0,
        positionsFilled: row.positions_filled ?? 0,
        averageHourlyRate: row.average_hourly_rate,
        certificationsExpiring: row.certifications_expiring ?? 0,
        actionNeeded: row.action_needed ?? 0,
        opensOn: row.opens_on,
        daysToOpening: row.days_to_opening,
        retentionPercent: row.retention_percent,
      };
    },

    async listRetention() {
      const rows = await asking(failures.seasons)((db) =>
        db
          .from('season_retention')
          .select('year, worked, finished, retention_percent, return_rate_percent')
          .eq('club_id', club.id)
          .order('year'),
      );
      return rows.map((row) => ({
        year: row.year ?? '',
        worked: row.worked ?? 0,
        finished: row.finished,
        retentionPercent: row.retention_percent,
        returnRatePercent: row.return_rate_percent,
      }));
    },

    ...sendChanges<ClubReads, typeof changes>('recruitment', changes, own, clubReader),
    async exportStaff() {
      await exportStaff(() => listStaff(reader, () => undefined), `staff-${own.today()}.csv`);
    },
  };
}

interface SeasonRow {
  id: string;
  year: string;
  role: string;
  outcome: 'finished' | 'left' | null;
  left_on: string | null;
  eligible_for_rehire: boolean;
}
