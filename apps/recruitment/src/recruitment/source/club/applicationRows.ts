import { asking, everyPage, PAGE, saving } from '@platform/module-kit/screens';
import type { ApplicationStatus } from '../../rules/status';
import type {
  AgeBand,
  Answer,
  Application,
  ApplicationOrigin,
  NewApplication,
  StatedCertificate,
} from '../application';
import type { ApplicationDetails, ApplicationEvent, Resume, Said } from '../applicationDetails';
import type { AnswerTerms, Rejection } from '../letter';

const COLUMNS =
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

interface ApplicationRow extends AvailabilityColumns {
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

interface DetailsRow extends ApplicationRow {
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

/**
 * Everyone who applied to a club, newest first.
 * @throws DataError with the words of specification 8.10, 'Failed to fetch job applications', if the server gave no
 * reason
 */
export async function listApplications(clubId: string): Promise<Application[]> {
  return (await everyPage(pagesOf(clubId))).map(toApplication);
}

const pagesOf = (clubId: string) => (after: ApplicationRow | null) =>
  asking('Failed to fetch job applications')((db) => {
    const all = db.from('job_applications').select(COLUMNS).eq('club_id', clubId);
    const rest =
      after === null
        ? all
        : all.or(`applied_date.lt.${after.applied_date},and(applied_date.eq.${after.applied_date},id.gt.${after.id})`);
    const page = rest.order('applied_date', { ascending: false }).order('id').limit(PAGE);
    return page.overrideTypes<ApplicationRow[], { merge: false }>();
  });

/** A whole application. @throws DataError */
export async function readApplication(id: string): Promise<ApplicationDetails> {
  const row: DetailsRow = await asking('Failed to fetch this job application')((db) =>
    db
      .from('job_applications')
      .select(
        `${COLUMNS}, message, notes, consented_at, certificates:job_application_certificates(name, valid_until), resumes:job_application_resumes(id, file_name, media_type, bytes, storage_path, created_at), events:job_application_events(id, kind, from_status, to_status, note, said, delivery, delivered_at, position, actor_name, happened_at, created_at)`,
      )
      .eq('id', id)
      .order('name', { referencedTable: 'certificates' })
      .order('created_at', { referencedTable: 'resumes', ascending: false })
      // A demo club's clock stands still; the server's does not.
      .order('happened_at', { referencedTable: 'events', ascending: false })
      .order('created_at', { referencedTable: 'events', ascending: false })
      .order('kind', { referencedTable: 'events', ascending: false })
      .single()
      .overrideTypes<DetailsRow, { merge: false }>(),
  );
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

/** Moves an application, with a letter if the rejection has one, and returns its new version. @throws DataError */
export async function moveApplication(
  { id, version }: Application,
  to: ApplicationStatus,
  rejection?: Rejection,
): Promise<number> {
  if (rejection?.letter) {
    const { reason, letter } = rejection;
    return asking('The application was not moved, and nothing was sent. Check your connection and try again.')((db) =>
      db.rpc('reject_applicant', {
        application_id_param: id,
        version_param: version,
        reason_param: reason,
        letter_param: letter,
      }),
    );
  }
  return asking('The application was not moved. Check your connection and try again.')((db) =>
    db.rpc('move_application', {
      application_id_param: id,
      status_param: to,
      version_param: version,
      ...(rejection && { reason_param: rejection.reason }),
    }),
  );
}

/** Invites an applicant or makes an offer, with an optional letter. Returns the new version. @throws DataError */
export async function answerApplicant(
  { id, version }: Application,
  answer: Answer,
  { letter, position }: AnswerTerms,
): Promise<number> {
  return asking('Nothing was sent or noted. Check your connection and try again.')((db) =>
    db.rpc('answer_applicant', {
      application_id_param: id,
      answer_param: answer,
      version_param: version,
      ...(letter !== null && { letter_param: letter }),
      ...(position !== null && { position_param: position }),
    }),
  );
}

/** Adds a note to the history. @throws DataError */
export async function addNote(clubId: string, applicationId: string, note: string): Promise<void> {
  await saving('The note was not added. Check your connection and try again.')((db) =>
    db
      .from('job_application_events')
      // The database adds the author and the time.
      .insert({ club_id: clubId, application_id: applicationId, note } as never),
  );
}

/** Enters an application that did not come through the public page, and returns its id. @throws DataError */
export async function enterApplication(clubId: string, values: NewApplication): Promise<string> {
  return asking('The application was not entered. Check your connection and try again.')((db) =>
    db.rpc('enter_application', {
      club_id_param: clubId,
      application_param: {
        name: values.name,
        email: values.email,
        phone: values.phone,
        source: values.source,
        applied_date: values.appliedDate,
        first_day: values.availability.firstDay,
        last_day: values.availability.lastDay,
        days_per_week: values.availability.daysPerWeek,
        age_band: values.availability.ageBand,
      },
      job_role_ids_param: [...values.jobRoleIds],
    }),
  );
}

function toApplication(row: ApplicationRow): Application {
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
