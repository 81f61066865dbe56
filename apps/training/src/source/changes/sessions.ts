import { newId, withChanged, without, type ClubReader } from '@platform/module-kit/screens';
import { save } from '../club/requests';
import type { SessionDraft } from '../rows/session';
import { trainingChange } from './trainingChange';

function log({ club }: ClubReader, draft: SessionDraft, saved?: { id: string; version: number }): Promise<void> {
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
  return save((db) => db.rpc('log_in_service_session', asked));
}

export const addSession = trainingChange({
  waits: 'new-row',
  send: (reader: ClubReader, draft: SessionDraft) => log(reader, draft),
  expect(known, draft) {
    known.change('listSessions', (sessions) => [...sessions, { ...draft, id: newId(), version: 1 }]);
  },
});

/** Saves over one version; a newer one refuses it. */
export const saveSession = trainingChange({
  // The form itself shows that it is saving and what another person changed.
  waits: 'own-form',
  send: (reader: ClubReader, id: string, draft: SessionDraft, version: number) => log(reader, draft, { id, version }),
  expect(known, id, draft, version) {
    known.change('listSessions', (sessions) => withChanged(sessions, [id], () => ({ ...draft, version: version + 1 })));
  },
});

export const removeSession = trainingChange({
  waits: 'row-goes',
  send: (_reader: ClubReader, id: string) =>
    save((db) => db.from('in_service_sessions').delete().eq('id', id).select('id').single()),
  expect(known, id) {
    known.change('listSessions', (sessions) => without(sessions, [id]));
  },
});
