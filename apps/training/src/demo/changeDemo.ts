import { DataError } from '@platform/module-kit';
import { sampleClub } from '@platform/sample-club';
import { renewedUntil } from '../rules/renewal';
import type { Completion, ModuleDraft, SessionDraft, TrainingSource } from '../source/trainingSource';
import type { CourseRow, DemoRows, ParticipantRow } from './demoRows';
import { completedOn, DEMO_TODAY } from './readDemo';

type Changes = Pick<
  TrainingSource,
  | 'addModule'
  | 'saveModule'
  | 'setArchived'
  | 'removeModule'
  | 'assignRole'
  | 'assignPeople'
  | 'setDueDate'
  | 'takeOff'
  | 'complete'
  | 'takeBack'
  | 'renewCertification'
  | 'askForCertification'
  | 'addSession'
  | 'saveSession'
  | 'removeSession'
>;

/** What the database would refuse, in its words. */
function refuse(message: string, hint: string): never {
  throw new DataError(message, '22023', 400, hint);
}

/** The changes of the demo, by the rules of the database. They stay in memory. */
export function changeDemo(rows: DemoRows): Changes {
  const course = (id: string): CourseRow =>
    rows.courses.find((each) => each.id === id) ??
    refuse('This training does not exist.', 'Reload the list of training.');
  const taking = (ids: readonly string[]): ParticipantRow[] => rows.participants.filter(({ id }) => ids.includes(id));

  const checkDue = (dueOn: string | null) => {
    if (dueOn !== null && dueOn < DEMO_TODAY) {
      refuse('This day has passed.', 'Choose today or a later day as the due date, or none.');
    }
  };

  const assign = (moduleId: string, people: readonly { staffId: string; name: string }[], dueOn: string | null) => {
    const { title, isArchived } = course(moduleId);
    if (isArchived) refuse(`"${title}" is archived, so no one can begin it.`, 'Take it out of the archive first.');
    checkDue(dueOn);
    const there = new Set(rows.participants.filter(({ courseId }) => courseId === moduleId).map((row) => row.staffId));
    const added = people.filter(({ staffId }) => !there.has(staffId));
    for (const { staffId, name } of added) {
      rows.participants.push({ id: crypto.randomUUID(), courseId: moduleId, staffId, name, completedAt: null, dueOn });
    }
    return added.length;
  };

  const checkTitle = ({ title }: ModuleDraft, id?: string) => {
    if (rows.courses.some((each) => each.title === title && each.id !== id)) {
      refuse('The club has a training of this title already. Choose another title.', '');
    }
  };

  const checkSession = ({ heldOn }: SessionDraft) => {
    if (heldOn > DEMO_TODAY) refuse('A session is logged once it was held.', 'Enter the day on which it was held.');
  };

  return {
    async addModule(draft) {
      checkTitle(draft);
      const id = crypto.randomUUID();
      rows.courses.push({ ...draft, id, isArchived: false, version: 1 });
      return id;
    },
    async saveModule(id, draft) {
      checkTitle(draft, id);
      const saved = course(id);
      Object.assign(saved, draft, { version: saved.version + 1 });
    },
    async setArchived(id, archived) {
      course(id).isArchived = archived;
    },
    async removeModule(id) {
      const { title } = course(id);
      if (rows.participants.some((row) => row.courseId === id && row.completedAt !== null)) {
        refuse(`People have finished "${title}", so it is kept.`, 'Archive it instead.');
      }
      rows.courses = rows.courses.filter((each) => each.id !== id);
      rows.participants = rows.participants.filter(({ courseId }) => courseId !== id);
    },

    async assignRole(moduleId, role, dueOn) {
      const people = rows.staff.filter((member) => member.role === role);
      return assign(
        moduleId,
        people.map(({ id, name }) => ({ staffId: id, name })),
        dueOn,
      );
    },
    assignPeople: async (moduleId, people, dueOn) => assign(moduleId, people, dueOn),
    async setDueDate(ids, dueOn) {
      const changed = taking(ids).filter((row) => row.dueOn !== dueOn);
      if (changed.some(({ completedAt }) => completedAt === null)) checkDue(dueOn);
      for (const row of changed) row.dueOn = dueOn;
    },
    async takeOff(ids) {
      const finished = taking(ids).find(({ completedAt }) => completedAt !== null);
      if (finished) {
        refuse(
          `${finished.name} has finished this training, so the record is kept.`,
          'If it was marked by mistake, take the completion back first.',
        );
      }
      rows.participants = rows.participants.filter(({ id }) => !ids.includes(id));
    },
    async complete(ids, day) {
      if (day > DEMO_TODAY)
        refuse('Training is not completed in the future.', 'Enter the day on which it was completed.');
      return taking(ids).map((row) => {
        if (completedOn(row) !== day) row.completedAt = day === DEMO_TODAY ? sampleClub.clock : `${day}T12:00:00-04:00`;
        return { participantId: row.id, name: row.name, ...renew(rows, course(row.courseId), row.staffId, day) };
      });
    },
    async takeBack(ids) {
      for (const row of taking(ids)) row.completedAt = null;
    },

    async renewCertification({ certificationId }, { issuedOn, expiresOn }) {
      if (issuedOn > expiresOn) {
        refuse('A certification expires on the day on which it is issued or later.', 'Change one of the days.');
      }
      const held = rows.certifications.find(({ id }) => id === certificationId);
      if (held) Object.assign(held, { expiryDate: expiresOn, askedOn: null, version: held.version + 1 });
    },
    async askForCertification({ certificationId, name }) {
      const held = rows.certifications.find(({ id }) => id === certificationId);
      if (held?.askedOn === DEMO_TODAY) refuse(`${name} was asked for this today.`, 'Ask again tomorrow.');
      if (held) held.askedOn = DEMO_TODAY;
    },

    async addSession(draft) {
      checkSession(draft);
      rows.sessions.push({ ...draft, id: crypto.randomUUID(), version: 1 });
    },
    async saveSession(id, draft) {
      checkSession(draft);
      rows.sessions = rows.sessions.map((session) =>
        session.id === id ? { ...session, ...draft, version: session.version + 1 } : session,
      );
    },
    async removeSession(id) {
      rows.sessions = rows.sessions.filter((session) => session.id !== id);
    },
  };
}

/** Writes the certification that a course renews, or extends the one that is there. */
function renew(
  rows: DemoRows,
  { certificationTypeId, validMonths }: CourseRow,
  staffId: string,
  day: string,
): Pick<Completion, 'certificationName' | 'expiryDate'> {
  const type = rows.certificationTypes.find(({ id }) => id === certificationTypeId);
  if (!type) return { certificationName: null, expiryDate: null };
  const held = rows.certifications.find((each) => each.staffId === staffId && each.typeId === type.id);
  const expiryDate = renewedUntil(day, validMonths ?? type.validMonths, held?.expiryDate);
  if (held) held.expiryDate = expiryDate;
  else
    rows.certifications.push({
      id: crypto.randomUUID(),
      staffId,
      typeId: type.id,
      name: type.name,
      expiryDate,
      askedOn: null,
      version: 1,
    });
  return { certificationName: type.name, expiryDate };
}
