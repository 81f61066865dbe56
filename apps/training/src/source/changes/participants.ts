import { dataOf } from '@platform/module-kit';
import { supabase, type Club } from '@platform/session';
import type { TrainingSource } from '../trainingSource';
import { inBatches } from './inBatches';
import { SAVE_FAILED } from './words';

type ParticipantChanges = Pick<
  TrainingSource,
  'assignRole' | 'assignPeople' | 'setDueDate' | 'takeOff' | 'complete' | 'takeBack'
>;

interface RecordedRow {
  participant_id: string;
  name: string;
  certification_name: string | null;
  expiry_date: string | null;
}

/** What managers and admins do with those who take part. */
export function changeParticipants(club: Club): ParticipantChanges {
  const update = async (ids: readonly string[], row: { due_on?: string | null; completed_at?: null }) => {
    const client = await supabase();
    await inBatches(ids, (batch) =>
      dataOf(client.from('training_participants').update(row).in('id', batch).select('id'), SAVE_FAILED),
    );
  };
  return {
    async assignRole(moduleId, role, dueOn) {
      const client = await supabase();
      const asked = { course_id_param: moduleId, role_param: role, ...(dueOn !== null && { due_on_param: dueOn }) };
      return dataOf(client.rpc('assign_training', asked), SAVE_FAILED);
    },

    async assignPeople(moduleId, people, dueOn) {
      const client = await supabase();
      const rows = people.map(({ staffId, name }) => ({
        club_id: club.id,
        course_id: moduleId,
        staff_id: staffId,
        name,
        due_on: dueOn,
      }));
      const added = await dataOf(
        client
          .from('training_participants')
          .upsert(rows, { onConflict: 'course_id,staff_id', ignoreDuplicates: true })
          .select('id'),
        SAVE_FAILED,
      );
      return added.length;
    },

    setDueDate: (participantIds, dueOn) => update(participantIds, { due_on: dueOn }),
    takeBack: (participantIds) => update(participantIds, { completed_at: null }),

    async takeOff(participantIds) {
      const client = await supabase();
      await inBatches(participantIds, (batch) =>
        dataOf(client.from('training_participants').delete().in('id', batch).select('id'), SAVE_FAILED),
      );
    },

    async complete(participantIds, completedOn) {
      const client = await supabase();
      const asked = { participant_ids_param: [...participantIds], completed_on_param: completedOn };
      const recorded = await dataOf(
        // Neither column is there for what renews nothing.
        client.rpc('record_training', asked).overrideTypes<RecordedRow[], { merge: false }>(),
        SAVE_FAILED,
      );
      return recorded.map((row) => ({
        participantId: row.participant_id,
        name: row.name,
        certificationName: row.certification_name,
        expiryDate: row.expiry_date,
      }));
    },
  };
}
