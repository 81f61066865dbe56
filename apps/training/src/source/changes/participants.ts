import { daysBetween, newId, withChanged, without, type Answers, type ClubReader } from '@platform/module-kit/screens';
import { dueOf } from '../../rules/due';
import { renewedUntil } from '../../rules/renewal';
import { inBatches } from '../club/inBatches';
import { ask, save } from '../club/requests';
import type { Completion } from '../rows/renewal';
import type { Participant, TrainingModule } from '../rows/module';
import type { TrainingReads } from '../trainingSource';
import { recertify } from './recertify';
import { trainingChange } from './trainingChange';

type Known = Answers<TrainingReads>;

interface RecordedRow {
  participant_id: string;
  name: string;
  certification_name: string | null;
  expiry_date: string | null;
}

const update = (ids: readonly string[], row: { due_on?: string | null; completed_at?: null }): Promise<void> =>
  inBatches(ids, (batch) => save((db) => db.from('training_participants').update(row).in('id', batch).select('id')));

const changePeople = (known: Known, ids: readonly string[], become: (person: Participant) => Partial<Participant>) =>
  known.change('listParticipants', (people) => withChanged(people, ids, become));

type Assigned = Pick<Participant, 'staffId' | 'name'>;

/** Adds people who do not take part yet. @returns their number */
function assign(known: Known, moduleId: string, people: readonly Assigned[], dueOn: string | null): number {
  const taking = known.get('listParticipants', moduleId) ?? [];
  const added = people
    .filter(({ staffId }) => !taking.some((person) => person.staffId === staffId))
    .map(({ staffId, name }) => {
      return { id: newId(), staffId, name, completedOn: null, due: dueOf(dueOn, known.source.today()) };
    });
  known.set('listParticipants', [moduleId], [...taking, ...added]);
  return added.length;
}

/** Assigns a module to everyone with a role who does not take part yet. Returns their number. */
export const assignRole = trainingChange({
  waits: 'computed',
  send(_reader: ClubReader, moduleId: string, role: string, dueOn: string | null) {
    const asked = { course_id_param: moduleId, role_param: role, ...(dueOn !== null && { due_on_param: dueOn }) };
    return ask((db) => db.rpc('assign_training', asked));
  },
  expect(known, moduleId, role, dueOn) {
    const staff = known.get('listPeople') ?? [];
    return assign(
      known,
      moduleId,
      staff.filter((person) => person.role === role),
      dueOn,
    );
  },
});

/** The same for certain people. */
export const assignPeople = trainingChange({
  waits: 'computed',
  async send(
    { club }: ClubReader,
    moduleId: string,
    people: readonly { staffId: string; name: string }[],
    dueOn: string | null,
  ) {
    const rows = people.map(({ staffId, name }) => {
      return { club_id: club.id, course_id: moduleId, staff_id: staffId, name, due_on: dueOn };
    });
    const once = { onConflict: 'course_id,staff_id', ignoreDuplicates: true };
    return (await ask((db) => db.from('training_participants').upsert(rows, once).select('id'))).length;
  },
  expect: assign,
});

export const setDueDate = trainingChange({
  send: (_reader: ClubReader, ids: readonly string[], dueOn: string | null) => update(ids, { due_on: dueOn }),
  expect(known, ids, dueOn) {
    changePeople(known, ids, ({ completedOn }) => ({
      due: dueOf(dueOn, known.source.today(), completedOn !== null),
    }));
  },
});

/** Marks as not completed. A certification that the completion renewed stays renewed. */
export const takeBack = trainingChange({
  send: (_reader: ClubReader, ids: readonly string[]) => update(ids, { completed_at: null }),
  expect(known, ids) {
    changePeople(known, ids, ({ due }) => ({
      completedOn: null,
      due: dueOf(due?.on ?? null, known.source.today()),
    }));
  },
});

export const removeParticipants = trainingChange({
  waits: 'row-goes',
  send: (_reader: ClubReader, ids: readonly string[]) =>
    inBatches(ids, (batch) => save((db) => db.from('training_participants').delete().in('id', batch).select('id'))),
  expect(known, ids) {
    known.change('listParticipants', (people) => without(people, ids));
  },
});

/** Marks as completed on a day: all of them, or none. */
export const complete = trainingChange({
  waits: 'computed',
  async send(_reader: ClubReader, ids: readonly string[], completedOn: string): Promise<Completion[]> {
    const asked = { participant_ids_param: [...ids], completed_on_param: completedOn };
    // The certification's name and date are null if nothing was renewed.
    const recorded = await ask((db) =>
      db.rpc('record_training', asked).overrideTypes<RecordedRow[], { merge: false }>(),
    );
    return recorded.map((row) => ({
      participantId: row.participant_id,
      name: row.name,
      certificationName: row.certification_name,
      expiryDate: row.expiry_date,
    }));
  },
  expect(known, ids, completedOn) {
    const completions = (known.get('listModules') ?? []).flatMap((module) =>
      (known.get('listParticipants', module.id) ?? [])
        .filter(({ id }) => ids.includes(id))
        .map((person) => ({
          participantId: person.id,
          name: person.name,
          ...renew(known, module, person, completedOn),
        })),
    );
    changePeople(known, ids, ({ due }) => ({
      completedOn,
      due: dueOf(due?.on ?? null, known.source.today(), true),
    }));
    return completions;
  },
});

/** Extends the certification that a module renews, or adds it. */
function renew(
  known: Known,
  { certificationTypeId, validMonths }: TrainingModule,
  { staffId }: Participant,
  day: string,
): Pick<Completion, 'certificationName' | 'expiryDate'> {
  const type = known.get('listCertificationTypes')?.find(({ id }) => id === certificationTypeId);
  if (!type || staffId === null) return { certificationName: null, expiryDate: null };
  const held = known.get('readRecord', staffId)?.certifications.find(({ name }) => name === type.name);
  const expiryDate = renewedUntil(day, validMonths ?? type.validMonths, held?.expiryDate);
  if (held) recertify(known, held.id, expiryDate);
  else {
    const daysLeft = expiryDate === null ? null : daysBetween(known.source.today(), expiryDate);
    const added = { id: newId(), name: type.name, expiryDate, daysLeft, state: 'confirmed' as const };
    known.change('readRecord', (record, id) =>
      record && id === staffId ? { ...record, certifications: [...record.certifications, added] } : record,
    );
  }
  return { certificationName: type.name, expiryDate };
}
