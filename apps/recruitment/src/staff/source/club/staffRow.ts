import { byName } from '@platform/module-kit/screens';
import type { Certification, RequiredCertification, Review, StaffMember } from '../rows/staffMember';

interface CertificationRow {
  id: string;
  certification_name: string;
  certification_type_id: string | null;
  issued_on: string | null;
  expiry_date: string | null;
  certificate_number: string | null;
  issuer: string | null;
  storage_path: string | null;
  state: Review['state'];
  returned_reason: string | null;
  decided_by_name: string | null;
  decided_at: string | null;
  version: number;
}

/** A row of the roster, which everyone in the club reads. */
export interface RosterRow {
  id: string;
  name: string;
  role: string;
  status: string;
  certification_badge: 'Current' | 'Action Needed';
  certifications_expiring: number;
  valid_to_season_end: boolean | null;
}

/** A row of `staff` with its certifications. */
export interface StaffRow extends RosterRow {
  user_id: string | null;
  email: string | null;
  phone: string | null;
  birth_date: string | null;
  start_date: string | null;
  end_date: string | null;
  hourly_rate: number | null;
  hours_this_week: number;
  total_hours: number;
  version: number;
  staff_certifications: CertificationRow[];
  required_certifications: (Omit<RequiredCertification, 'typeId'> & { type_id: string })[];
}

/** Staff with nested certifications, as specification 7.20 reads them. */
export const STAFF_COLUMNS =
  '*, staff_certifications(id, certification_name, certification_type_id, issued_on, expiry_date, certificate_number, issuer, storage_path, state, returned_reason, decided_by_name, decided_at, version)';

/** A person as a colleague sees them. */
export function colleagueOf(row: RosterRow): StaffMember {
  return {
    id: row.id,
    name: row.name,
    role: row.role,
    status: row.status,
    badge: row.certification_badge,
    expiring: row.certifications_expiring,
    validToSeasonEnd: row.valid_to_season_end,
    isSelf: false,
    details: null,
  };
}

/** A person as their manager sees them, and as they see themselves. */
export function memberOf(row: StaffRow, userId: string): StaffMember {
  return {
    ...colleagueOf(row),
    isSelf: row.user_id === userId,
    details: {
      email: row.email,
      phone: row.phone,
      birthDate: row.birth_date,
      startDate: row.start_date,
      endDate: row.end_date,
      hourlyRate: row.hourly_rate,
      hoursThisWeek: row.hours_this_week,
      totalHours: row.total_hours,
      certifications: row.staff_certifications.map(certificationOf).toSorted(byName),
      required: row.required_certifications.map(({ type_id: typeId, name, state }) => ({ typeId, name, state })),
      version: row.version,
    },
  };
}

const certificationOf = (row: CertificationRow): Certification => ({
  id: row.id,
  name: row.certification_name,
  typeId: row.certification_type_id,
  issuedOn: row.issued_on,
  expiresOn: row.expiry_date,
  number: row.certificate_number,
  issuer: row.issuer,
  file: row.storage_path,
  review: reviewOf(row),
  version: row.version,
});

function reviewOf({ state, returned_reason: reason, decided_by_name: by, decided_at: at }: CertificationRow): Review {
  if (state === 'waiting') return { state };
  return state === 'confirmed' ? { state, by, at } : { state, reason: reason ?? '', by, at };
}
