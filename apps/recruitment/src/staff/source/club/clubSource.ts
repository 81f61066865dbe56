import { dataOf } from '@platform/module-kit';
import { byName, type ClubReader, ownClub } from '@platform/module-kit/screens';
import { supabase } from '@platform/session';
import { inPublicOrder } from '../../../recruitment/rules/requirements';
import type { PersonDraft } from '../../person/personDraft';
import { certificationRows } from './certificationRows';
import { exportStaff } from './exportStaff';
import { importStaff } from './importStaff';
import { listStaff, readMember } from './listStaff';
import { readMinimumWage } from '../../../shared/readMinimumWage';
import { readApplicationEvents } from './readApplicationEvents';
import { readStaffEvents } from './readStaffEvents';
import type { StaffSource } from '../staffSource';
import { failures } from '../words';

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

/** The club's rows in the database, as one person may read and change them. */
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

    async addMember(draft) {
      const client = await supabase();
      const row = { club_id: club.id, ...columnsOf(draft) };
      const { id } = await dataOf(client.from('staff').insert(row).select('id').single(), failures.add);
      return String(id);
    },

    async saveMember(id, draft, version) {
      const client = await supabase();
      await dataOf(
        client
          .from('staff')
          .update({ ...columnsOf(draft), version })
          .eq('id', id)
          .select('id')
          .single(),
        failures.update,
      );
      return readMember(id, userId);
    },

    async listCertificationTypes() {
      const client = await supabase();
      const kinds = client.from('certification_types').select('id, name, valid_months').eq('club_id', club.id);
      const rows = await dataOf(kinds, failures.certificationTypes);
      return rows.map(({ id, name, valid_months: validMonths }) => ({ id, name, validMonths })).sort(byName);
    },

    ...certificationRows(club.id),

    async listOnboarding(staffId) {
      const client = await supabase();
      const rows = await dataOf(
        client
          .from('staff_onboarding_items')
          .select('id, title, certification_type_id, due_on, is_done, done_at')
          .eq('staff_id', staffId)
          .order('sort_order')
          .order('title'),
        failures.onboarding,
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

    async startOnboarding(staffId) {
      const client = await supabase();
      await dataOf(client.rpc('start_onboarding', { staff_id_param: staffId }), failures.start);
    },

    async setOnboardingDone(itemId, isDone) {
      const client = await supabase();
      const item = client.from('staff_onboarding_items').update({ is_done: isDone }).eq('id', itemId);
      await dataOf(item.select('id').single(), failures.item);
    },

    async listSeasons(staffId) {
      const client = await supabase();
      const rows = await dataOf(
        client
          .from('staff_season_records')
          .select('id, year, role, outcome, left_on, eligible_for_rehire')
          .eq('staff_id', staffId)
          .order('year', { ascending: false })
          .overrideTypes<SeasonRow[], { merge: false }>(),
        failures.seasons,
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
      const client = await supabase();
      const own = client.from('seasons').select('starts_on, ends_on').eq('club_id', club.id).eq('year', club.season);
      const [season] = await dataOf(own, failures.seasons);
      return season ? { startsOn: season.starts_on, endsOn: season.ends_on } : null;
    },

    async listRoles() {
      const client = await supabase();
      const rows = await dataOf(
        client
          .from('job_roles')
          .select('*, requirements:job_role_requirements(id, requirement, certification_type_id)')
          .eq('club_id', club.id)
          .order('title')
          .overrideTypes<RoleRow[], { merge: false }>(),
        failures.roles,
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
      const client = await supabase();
      const row = await dataOf(
        client.from('staff_measures').select('*').eq('club_id', club.id).single(),
        failures.measures,
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
      const client = await supabase();
      const rows = await dataOf(
        client
          .from('season_retention')
          .select('year, worked, finished, retention_percent, return_rate_percent')
          .eq('club_id', club.id)
          .order('year'),
        failures.seasons,
      );
      return rows.map((row) => ({
        year: row.year ?? '',
        worked: row.worked ?? 0,
        finished: row.finished,
        retentionPercent: row.retention_percent,
        returnRatePercent: row.return_rate_percent,
      }));
    },

    importStaff: (rows, commit, reason) => importStaff(club.id, rows, commit, reason),
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

/** What is written of somebody: what is empty is null. */
function columnsOf(draft: PersonDraft) {
  return {
    name: draft.name.trim(),
    role: draft.role,
    status: draft.status,
    email: draft.email.trim() || null,
    phone: draft.phone.trim() || null,
    birth_date: draft.birthDate || null,
    start_date: draft.startDate || null,
    end_date: draft.endDate || null,
    hourly_rate: draft.pay === null ? null : draft.pay / 100,
    ...(draft.reason.trim() !== '' && { override_reason: draft.reason.trim() }),
  };
}
