import { byName, byTitle, dayAt, daysBetween } from '@platform/module-kit/screens';
import { sampleClub } from '@platform/sample-club';
import { dueOf } from '../rules/due';
import { AHEAD_DAYS } from '../rules/renewal';
import { inRecordOrder } from '../source/inRecordOrder';
import type {
  HeldCertification,
  InServiceSession,
  Participant,
  PersonTraining,
  Renewal,
  TrainingModule,
  TrainingRecord,
} from '../source/trainingSource';
import type { DemoRows, ParticipantRow } from './demoRows';

/** The day on which the sample club stands still. */
export const DEMO_TODAY = dayAt(new Date(sampleClub.clock), sampleClub.timeZone);

const isThisYear = (day: string) => day.slice(0, 4) === DEMO_TODAY.slice(0, 4);
const isThisMonth = (day: string) => day.slice(0, 7) === DEMO_TODAY.slice(0, 7);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The day of completion at the club; null while it is open. */
export function completedOn({ completedAt }: ParticipantRow): string | null {
  return completedAt === null ? null : dayAt(new Date(completedAt), sampleClub.timeZone);
}

const dueFor = ({ dueOn, completedAt }: ParticipantRow) => dueOf(dueOn, DEMO_TODAY, completedAt !== null);
const firstDue = (rows: readonly ParticipantRow[]) =>
  dueOf(
    rows
      .filter(({ completedAt }) => completedAt === null)
      .flatMap(({ dueOn }) => dueOn ?? [])
      .sort()[0] ?? null,
    DEMO_TODAY,
  );
const overdueIn = (rows: readonly ParticipantRow[]) => rows.filter((row) => dueFor(row)?.state === 'overdue').length;
const completedIn = (rows: readonly ParticipantRow[]) => rows.filter(({ completedAt }) => completedAt !== null).length;

/** As the view `training_modules` counts them. */
export function demoModules(rows: DemoRows): TrainingModule[] {
  return rows.courses
    .map(({ isArchived, ...course }) => {
      const taking = rows.participants.filter(({ courseId }) => courseId === course.id);
      return {
        ...course,
        isArchived,
        completedParticipants: completedIn(taking),
        totalParticipants: taking.length,
        overdueParticipants: overdueIn(taking),
        nextDue: firstDue(taking),
        certificationName: rows.certificationTypes.find(({ id }) => id === course.certificationTypeId)?.name ?? null,
      };
    })
    .sort(byTitle);
}

/** Who takes part in a module, by name. */
export function demoParticipants(rows: DemoRows, moduleId: string): Participant[] {
  return rows.participants
    .filter(({ courseId }) => courseId === moduleId)
    .map((row) => ({
      id: row.id,
      name: row.name,
      staffId: row.staffId,
      completedAt: row.completedAt === null ? null : new Date(row.completedAt),
      completedOn: completedOn(row),
      due: dueFor(row),
    }))
    .sort(byName);
}

/** As the view `training_people` counts them. */
export function demoPeople(rows: DemoRows): PersonTraining[] {
  const courses = new Map(rows.courses.map((course) => [course.id, course]));
  return rows.staff.map(({ id: staffId, name, role }) => {
    const own = rows.participants.filter((row) => row.staffId === staffId);
    const taking = own.filter(({ courseId }) => !courses.get(courseId)?.isArchived);
    const sessions = rows.sessions.filter(({ staffIds }) => staffIds.includes(staffId));
    const minutesWhere = (counts: (day: string) => boolean) =>
      sum(sessions.filter(({ heldOn }) => counts(heldOn)).map(({ minutes }) => minutes));
    return {
      staffId,
      name,
      role,
      assigned: taking.length,
      completed: completedIn(taking),
      overdue: overdueIn(taking),
      nextDue: firstDue(taking),
      moduleHours: sum(
        own
          .filter((row) => isThisYear(completedOn(row) ?? ''))
          .map(({ courseId }) => courses.get(courseId)?.inServiceHours ?? 0),
      ),
      sessionMinutes: minutesWhere(isThisYear),
      sessionMinutesThisMonth: minutesWhere(isThisMonth),
    };
  });
}

/** The in-service log, the latest first. */
export function demoSessions(rows: DemoRows): InServiceSession[] {
  return [...rows.sessions].sort((one, other) => other.heldOn.localeCompare(one.heldOn));
}

/** As the view `training_renewals` lists them. */
export function demoRenewals(rows: DemoRows): Renewal[] {
  return rows.certifications
    .flatMap((held) => {
      const person = rows.staff.find(({ id }) => id === held.staffId);
      const { expiryDate } = held;
      if (!person || expiryDate === null || daysBetween(DEMO_TODAY, expiryDate) > AHEAD_DAYS) return [];
      const course = demoModules(rows).find((each) => each.certificationTypeId === held.typeId && !each.isArchived);
      const part = rows.participants.find((row) => row.courseId === course?.id && row.staffId === held.staffId);
      return {
        certificationId: held.id,
        staffId: held.staffId,
        name: person.name,
        role: person.role,
        certificationName: held.name,
        expiryDate,
        daysLeft: daysBetween(DEMO_TODAY, expiryDate),
        moduleId: course?.id ?? null,
        moduleTitle: course?.title ?? null,
        participantId: part?.id ?? null,
        completedOn: part ? completedOn(part) : null,
        due: part ? dueFor(part) : null,
        isWaiting: false,
        hasAccount: person.accountId !== null,
        askedOn: held.askedOn,
        version: held.version,
      };
    })
    .sort((one, other) => one.expiryDate.localeCompare(other.expiryDate) || byName(one, other));
}

/** Everything that one person was taught; null if the id is not on the staff. */
export function demoRecord(rows: DemoRows, staffId: string): TrainingRecord | null {
  const person = demoPeople(rows).find((each) => each.staffId === staffId);
  if (!person) return null;
  const modules = rows.participants
    .filter((row) => row.staffId === staffId)
    .flatMap((row) => {
      const course = rows.courses.find(({ id }) => id === row.courseId);
      if (!course) return [];
      const { title, inServiceHours, isArchived } = course;
      const recorded = { title, inServiceHours, isArchived, completedOn: completedOn(row), due: dueFor(row) };
      return { participantId: row.id, moduleId: course.id, ...recorded };
    });
  return {
    person,
    modules: inRecordOrder(modules),
    // Who else was there is not on the record.
    sessions: demoSessions(rows)
      .filter(({ staffIds }) => staffIds.includes(staffId))
      .map((session) => ({ ...session, staffIds: [staffId] })),
    certifications: rows.certifications
      .filter((held) => held.staffId === staffId)
      .map(toHeld)
      .sort(byName),
  };
}

function toHeld({ id, name, expiryDate }: DemoRows['certifications'][number]): HeldCertification {
  return {
    id,
    name,
    expiryDate,
    daysLeft: expiryDate === null ? null : daysBetween(DEMO_TODAY, expiryDate),
    state: 'confirmed',
  };
}
