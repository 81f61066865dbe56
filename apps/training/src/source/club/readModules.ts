import { byName, byTitle, dayAt, everyPage, PAGE } from '@platform/module-kit/screens';
import type { Club } from '@platform/session';
import { dueOf } from '../../rules/due';
import type { CertificationType } from '../rows/renewal';
import type { Participant, TrainingModule } from '../rows/module';
import { read } from './requests';

interface ParticipantRow {
  id: string;
  name: string;
  staff_id: string | null;
  completed_at: string | null;
  due_on: string | null;
}

interface ModuleRow {
  id: string;
  title: string;
  description: string | null;
  completed_participants: number;
  total_participants: number;
  overdue_participants: number;
  next_due_on: string | null;
  certification_type_id: string | null;
  valid_months: number | null;
  in_service_hours: number | null;
  archived_at: string | null;
  version: number;
}

/** The club's modules by title, archived ones included. */
export async function readModules(club: Club, today: string): Promise<TrainingModule[]> {
  const [rows, types] = await Promise.all([
    read((db) =>
      db
        .from('training_modules')
        .select('*')
        .eq('club_id', club.id)
        // The generated types make every view column nullable, even those that cannot be null.
        .overrideTypes<ModuleRow[], { merge: false }>(),
    ),
    readCertificationTypes(club),
  ]);
  return rows.sort(byTitle).map((row) => ({
    id: row.id,
    title: row.title,
    description: row.description,
    completedParticipants: row.completed_participants,
    totalParticipants: row.total_participants,
    overdueParticipants: row.overdue_participants,
    nextDue: dueOf(row.next_due_on, today),
    certificationTypeId: row.certification_type_id,
    certificationName: types.find(({ id }) => id === row.certification_type_id)?.name ?? null,
    validMonths: row.valid_months,
    inServiceHours: row.in_service_hours,
    isArchived: row.archived_at !== null,
    version: row.version,
  }));
}

/** The kinds of certification that the club knows, by name. */
export async function readCertificationTypes(club: Club): Promise<CertificationType[]> {
  const types = await read((db) =>
    db.from('certification_types').select('id, name, valid_months').eq('club_id', club.id),
  );
  return types.map(({ valid_months: validMonths, ...type }) => ({ ...type, validMonths })).sort(byName);
}

/**
 * Who takes part in a module, by name.
 * @param staffId only this person
 */
export async function readParticipants(
  club: Club,
  moduleId: string,
  today: string,
  staffId?: string,
): Promise<Participant[]> {
  const rows = await everyPage<ParticipantRow>((after) =>
    read((db) => {
      const participants = db
        .from('training_participants')
        .select('id, name, staff_id, completed_at, due_on')
        .eq('club_id', club.id)
        .eq('course_id', moduleId);
      const wanted = staffId === undefined ? participants : participants.eq('staff_id', staffId);
      const rest = after ? wanted.gt('id', after.id) : wanted;
      return rest.order('id').limit(PAGE);
    }),
  );
  return rows.sort(byName).map((row) => ({
    id: row.id,
    name: row.name,
    staffId: row.staff_id,
    completedOn: row.completed_at === null ? null : dayAt(new Date(row.completed_at), club.time_zone),
    due: dueOf(row.due_on, today, row.completed_at !== null),
  }));
}
