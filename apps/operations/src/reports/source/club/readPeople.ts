import { byTitle } from '@platform/module-kit/screens';
import type { Club } from '@platform/session';
import type { Position, StaffMeasures, Training } from '../rows/people';
import { knownCents, read } from './requests';

interface PositionRow {
  id: string;
  title: string;
  positions_filled: number;
  positions_total: number;
}

/** The job roles by title. */
export async function readPositions(club: Club): Promise<Position[]> {
  const rows = await read((db) =>
    db
      .from('job_roles')
      .select('id, title, positions_filled, positions_total')
      .eq('club_id', club.id)
      // The generated types make every view column nullable, even those that cannot be null.
      .overrideTypes<PositionRow[], { merge: false }>(),
  );
  return rows
    .map(({ id, title, positions_filled: filled, positions_total: total }) => ({ id, title, filled, total }))
    .sort(byTitle);
}

interface MeasuresRow {
  staff_count: number;
  positions_total: number;
  positions_filled: number;
  positions_filled_percent: number | null;
  members_per_staff: number | null;
  average_hourly_rate: number | null;
  certifications_expiring: number;
  retention_percent: number | null;
  return_rate_percent: number | null;
}

/** The staff today. */
export async function readStaff(club: Club): Promise<StaffMeasures> {
  const row = await read((db) =>
    db
      .from('staff_measures')
      .select('*')
      .eq('club_id', club.id)
      .single()
      .overrideTypes<MeasuresRow, { merge: false }>(),
  );
  return {
    people: row.staff_count,
    positions: row.positions_total,
    filled: row.positions_filled,
    filledPercent: row.positions_filled_percent,
    membersPerStaff: row.members_per_staff,
    averageRateCents: knownCents(row.average_hourly_rate),
    certificationsExpiring: row.certifications_expiring,
    retentionPercent: row.retention_percent,
    returnPercent: row.return_rate_percent,
  };
}

interface ModuleRow {
  id: string;
  title: string;
  completed_participants: number;
  total_participants: number;
}

/** The training modules and their overall progress. */
export async function readTraining(club: Club): Promise<Training> {
  const [modules, progress] = await Promise.all([
    read((db) =>
      db
        .from('training_modules')
        .select('id, title, completed_participants, total_participants')
        .eq('club_id', club.id)
        .is('archived_at', null)
        .overrideTypes<ModuleRow[], { merge: false }>(),
    ),
    read((db) => db.from('training_progress').select('percent').eq('club_id', club.id)),
  ]);
  return {
    percent: progress[0]?.percent ?? null,
    modules: modules
      .map(({ id, title, completed_participants: completed, total_participants: total }) => ({
        id,
        title,
        completed,
        total,
      }))
      .sort(byTitle),
  };
}
