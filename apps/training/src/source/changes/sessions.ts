import { dataOf } from '@platform/module-kit';
import { supabase, type Club } from '@platform/session';
import type { SessionDraft, TrainingSource } from '../trainingSource';
import { SAVE_FAILED } from './words';

type SessionChanges = Pick<TrainingSource, 'addSession' | 'saveSession' | 'removeSession'>;

/** What managers and admins write into the in-service log. */
export function changeSessions(club: Club): SessionChanges {
  const log = async (draft: SessionDraft, saved?: { id: string; version: number }) => {
    const client = await supabase();
    const asked = {
      club_id_param: club.id,
      held_on_param: draft.heldOn,
      topic_param: draft.topic,
      minutes_param: draft.minutes,
      staff_ids_param: [...draft.staffIds],
      ...(draft.ledBy !== null && { led_by_param: draft.ledBy }),
      ...(draft.notes !== null && { notes_param: draft.notes }),
      ...(saved && { session_id_param: saved.id, version_param: saved.version }),
    };
    await dataOf(client.rpc('log_in_service_session', asked), SAVE_FAILED);
  };
  return {
    addSession: (draft) => log(draft),
    saveSession: (id, draft, version) => log(draft, { id, version }),

    async removeSession(id) {
      const client = await supabase();
      await dataOf(client.from('in_service_sessions').delete().eq('id', id).select('id').single(), SAVE_FAILED);
    },
  };
}
