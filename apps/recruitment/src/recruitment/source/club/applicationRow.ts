import type { ApplicationStatus } from '../../rules/status';
import type { AgeBand, Application, ApplicationOrigin, StatedCertificate } from '../rows/application';
import type { ApplicationDetails, ApplicationEvent, Resume, Said } from '../rows/applicationDetails';

/** The columns of an application in a list. */
export const COLUMNS =
  'id, name, email, phone, status, applied_date, season, source, staff_id, hired_as, version, first_day, last_day, days_per_week, age_band, positions:job_application_positions(position, job_role_id)';

interface AvailabilityColumns {
  first_day: string | null;
  last_day: string | null;
  days_per_week: number | null;
  age_band: AgeBand | null;
}

interface CertificateColumns {
  name: string;
  valid_until: string | null;
}

export interface ApplicationRow extends AvailabilityColumns {
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
  status: ApplicationStatus;
  applied_date: string;
  season: string;
  source: ApplicationOrigin;
  staff_id: string | null;
  hired_as: string | null;
  version: number;
  positions: { position: string; job_role_id: string | null }[];
}

interface EventRow {
  id: string;
  kind: ApplicationEvent['kind'];
  from_status: ApplicationStatus | null;
  to_status: ApplicationStatus | null;
  note: string | null;
  said:
    (AvailabilityColumns & { phone: string | null; positions: string[]; certificates: CertificateColumns[] }) | null;
  delivery: 'waiting' | 'sent' | 'failed' | null;
  delivered_at: string | null;
  position: string | null;
  actor_name: string;
  happened_at: string;
}

export interface DetailsRow extends ApplicationRow {
  message: string | null;
  notes: string | null;
  consented_at: string | null;
  certificates: CertificateColumns[];
  resumes: ResumeRow[];
  events: EventRow[];
}

interface ResumeRow {
  id: string;
  file_name: string;
  media_type: string;
  bytes: number;
  storage_path: string;
  created_at: string;
}

export function toApplication(row: ApplicationRow): Application {
  const { id, name, email, phone, status, season, source, version, positions } = row;
  return {
    id,
    name,
    email,
    phone,
    status,
    appliedDate: row.applied_date,
    season,
    source,
    staffId: row.staff_id,
    hiredAs: row.hired_as,
    availability: toAvailability(row),
    version,
    positions: positions.map(({ position, job_role_id: jobRoleId }) => ({ title: position, jobRoleId })),
  };
}

function toEvent(row: EventRow): ApplicationEvent {
  const { id, kind, note, said, delivery, position, from_status: from, to_status: to } = row;
  return {
    id,
    kind,
    move: from && to ? { from, to } : null,
    note,
    said: said && toSaid(said),
    delivery: delivery && { state: delivery, at: row.delivered_at },
    position,
    actorName: row.actor_name,
    happenedAt: row.happened_at,
  };
}

function toSaid({ phone, positions, certificates, ...told }: NonNullable<EventRow['said']>): Said {
  return { phone, positions, certificates: certificates.map(toCertificate), ...toAvailability(told) };
}

function toAvailability(row: AvailabilityColumns): Application['availability'] {
  return {
    firstDay: row.first_day,
    lastDay: row.last_day,
    daysPerWeek: row.days_per_week,
    ageBand: row.age_band,
  };
}

function toResume(row: ResumeRow): Resume {
  const { id, file_name: name, media_type: mediaType, bytes, storage_path: path, created_at: sentAt } = row;
  return { id, name, mediaType, bytes, path, sentAt };
}

function toCertificate({ name, valid_until: validUntil }: CertificateColumns): StatedCertificate {
  return { name, validUntil };
}

/** A whole application, from its row. */
export function toDetails(row: DetailsRow): ApplicationDetails {
  const { message, notes, consented_at: consentedAt, certificates, resumes, events } = row;
  return {
    ...toApplication(row),
    message,
    notes,
    consentedAt,
    certificates: certificates.map(toCertificate),
    resumes: resumes.map(toResume),
    events: events.map(toEvent),
  };
}
