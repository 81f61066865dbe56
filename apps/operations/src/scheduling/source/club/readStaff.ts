import { byName, byTitle, everyPage, PAGE } from '@platform/module-kit/screens';
import type { Club } from '@platform/session';
import type { Person, Role } from '../rows/person';
import { read, readFirst } from './requests';

interface StaffRow {
  id: string;
  name: string;
  role: string;
  status: string;
  birth_date: string | null;
  start_date: string | null;
  end_date: string | null;
  hourly_rate: number | null;
  staff_certifications: {
    certification_type_id: string | null;
    certification_name: string;
    issued_on: string | null;
    expiry_date: string | null;
    state: string;
  }[];
}

type RosterRow = Pick<StaffRow, 'id' | 'name' | 'role' | 'status'>;

const STAFF_COLUMNS =
  'id, name, role, status, birth_date, start_date, end_date, hourly_rate, staff_certifications(certification_type_id, certification_name, issued_on, expiry_date, state)';

/** The staff by name, with all data that the rules of a shift need. For managers. */
export async function readStaff(club: Club): Promise<Person[]> {
  const rows = await everyPage<StaffRow>((after) =>
    read((db) => {
      const staff = db.from('staff_members').select(STAFF_COLUMNS).eq('club_id', club.id);
      const rest = after ? staff.gt('id', after.id) : staff;
      return rest.order('id').limit(PAGE);
    }),
  );
  return rows.sort(byName).map((row) => ({
    id: row.id,
    name: row.name,
    role: row.role,
    status: row.status,
    birthDate: row.birth_date,
    startDate: row.start_date,
    endDate: row.end_date,
    hourlyRate: row.hourly_rate,
    certifications: row.staff_certifications
      .filter(({ state }) => state === 'confirmed')
      .map((held) => ({
        typeId: held.certification_type_id,
        name: held.certification_name,
        issuedOn: held.issued_on,
        expiresOn: held.expiry_date,
      }))
      .sort(byName),
  }));
}

/** The staff by name, as colleagues may see each other. */
export async function readColleagues(club: Club): Promise<Person[]> {
  const rows = await everyPage<RosterRow>((after) => {
    const end = after && { after_name_param: after.name, after_id_param: after.id };
    return read((db) =>
      db.rpc('roster_page', { club_id_param: club.id, ...end }).overrideTypes<RosterRow[], { merge: false }>(),
    );
  });
  const hidden = { birthDate: null, startDate: null, endDate: null, hourlyRate: null, certifications: [] };
  return rows.sort(byName).map(({ id, name, role, status }) => ({ id, name, role, status, ...hidden }));
}

/** The job roles by title, with the certifications that they require. */
export async function readRoles(club: Club): Promise<Role[]> {
  const rows = await readFirst(club, 'roles', () =>
    read((db) =>
      db
        .from('job_role_definitions')
        .select('title, department, job_role_requirements(certification_types(id, name))')
        .eq('club_id', club.id),
    ),
  );
  return rows.sort(byTitle).map((row) => ({
    title: row.title,
    department: row.department,
    requires: row.job_role_requirements
      .flatMap(({ certification_types: type }) => (type ? [{ typeId: type.id, name: type.name }] : []))
      .sort(byName),
  }));
}
