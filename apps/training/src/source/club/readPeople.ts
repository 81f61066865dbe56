import { byName, dayAt, daysBetween, everyPage, PAGE } from '@platform/module-kit/screens';
import type { Club } from '@platform/session';
import { dueOf } from '../../rules/due';
import type { HeldCertification, PersonTraining, RecordedModule, TrainingRecord } from '../rows/person';
import { inRecordOrder } from '../../rules/inRecordOrder';
import { readSessions } from './readSessions';
import { read } from './requests';

interface PersonRow {
  staff_id: string;
  name: string;
  role: string;
  assigned: number;
  completed: number;
  overdue: number;
  next_due_on: string | null;
  module_hours: number;
  session_minutes: number;
  session_minutes_this_month: number;
}

/** The staff with their training, by name, as far as the reader may read it. */
export async function readPeople(club: Club, today: string): Promise<PersonTraining[]> {
  const rows = await everyPage<PersonRow>((after) =>
    read((db) => {
      const people = db.from('training_people').select('*').eq('club_id', club.id);
      const rest = after ? people.gt('staff_id', after.staff_id) : people;
      const page = rest.order('staff_id').limit(PAGE);
      return page.overrideTypes<PersonRow[], { merge: false }>();
    }),
  );
  return rows.sort(byName).map((row) => toPerson(row, today));
}

/**
 * A person's whole training; null for people the reader may not see.
 * @param readsRows whether the reader may read the person's certifications; otherwise only those that expire are shown
 */
export async function readRecord(
  club: Club,
  staffId: string,
  today: string,
  readsRows: boolean,
): Promise<TrainingRecord | null> {
  const [people, modules, sessions, certifications] = await Promise.all([
    read((db) =>
      db
        .from('training_people')
        .select('*')
        .eq('club_id', club.id)
        .eq('staff_id', staffId)
        .overrideTypes<PersonRow[], { merge: false }>(),
    ),
    readRecordedModules(club, staffId, today),
    readSessions(club, staffId),
    readsRows ? readCertifications(club, staffId, today) : readExpiring(club, staffId),
  ]);
  const [row] = people;
  return row ? { person: toPerson(row, today), modules: inRecordOrder(modules), sessions, certifications } : null;
}

async function readRecordedModules(club: Club, staffId: string, today: string): Promise<RecordedModule[]> {
  const rows = await read((db) =>
    db
      .from('training_participants')
      .select('id, course_id, completed_at, due_on, training_courses(title, in_service_hours, archived_at)')
      .eq('club_id', club.id)
      .eq('staff_id', staffId),
  );
  return rows.map((row) => ({
    participantId: row.id,
    moduleId: row.course_id,
    title: row.training_courses.title,
    inServiceHours: row.training_courses.in_service_hours,
    completedOn: row.completed_at === null ? null : dayAt(new Date(row.completed_at), club.time_zone),
    due: dueOf(row.due_on, today, row.completed_at !== null),
    isArchived: row.training_courses.archived_at !== null,
  }));
}

async function readCertifications(club: Club, staffId: string, today: string): Promise<HeldCertification[]> {
  const rows = await read((db) =>
    db
      .from('staff_certifications')
      .select('id, certification_name, expiry_date, state')
      .eq('club_id', club.id)
      .eq('staff_id', staffId)
      .order('expiry_date'),
  );
  const held = rows.map((row) => ({
    id: row.id,
    name: row.certification_name,
    expiryDate: row.expiry_date,
    daysLeft: row.expiry_date === null ? null : daysBetween(today, row.expiry_date),
    state: row.state as HeldCertification['state'],
  }));
  return held.sort(byName);
}

interface ExpiringRow {
  certification_id: string;
  certification_name: string;
  expiry_date: string;
  days_left: number;
}

async function readExpiring(club: Club, staffId: string): Promise<HeldCertification[]> {
  const rows = await read((db) =>
    db
      .from('training_renewals')
      .select('certification_id, certification_name, expiry_date, days_left')
      .eq('club_id', club.id)
      .eq('staff_id', staffId)
      .order('certification_name')
      .overrideTypes<ExpiringRow[], { merge: false }>(),
  );
  return rows.map((row) => ({
    id: row.certification_id,
    name: row.certification_name,
    expiryDate: row.expiry_date,
    daysLeft: row.days_left,
    state: 'confirmed' as const,
  }));
}

function toPerson(row: PersonRow, today: string): PersonTraining {
  return {
    staffId: row.staff_id,
    name: row.name,
    role: row.role,
    assigned: row.assigned,
    completed: row.completed,
    overdue: row.overdue,
    nextDue: dueOf(row.next_due_on, today),
    moduleHours: row.module_hours,
    sessionMinutes: row.session_minutes,
    sessionMinutesThisMonth: row.session_minutes_this_month,
  };
}
