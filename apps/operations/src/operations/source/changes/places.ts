import {
  byName,
  type ClubReader,
  counted,
  type Delivery,
  newId,
  newPath,
  type Photo,
  withChanged,
} from '@platform/module-kit/screens';
import { orNull, save } from '../club/requests';
import { sendFromDeck } from '../../../shared/deck/sendFromDeck';
import type { Place, PlaceDraft, ProblemDraft } from '../rows/place';
import { operationsChange, shownPhotos } from './operationsChange';
import { addKnownTicket } from './tickets';

const columnsOf = ({ name, isActive }: PlaceDraft) => ({ name: name.trim(), is_active: isActive });

export const addPlace = operationsChange({
  waits: 'new-row',
  send: ({ club }: ClubReader, name: string) =>
    save((db) => db.from('places').insert({ club_id: club.id, name: name.trim() })),
  expect(known, name) {
    const added: Place = { id: newId(), name: name.trim(), isActive: true, version: 1 };
    known.change('listPlaces', (places) => [...places, added].sort(byName));
  },
});

/** Renames or retires a place over one version; a newer one refuses it. */
export const savePlace = operationsChange({
  waits: 'own-form',
  send: (_reader: ClubReader, id: string, draft: PlaceDraft, version: number) =>
    save((db) =>
      db
        .from('places')
        .update({ ...columnsOf(draft), version })
        .eq('id', id)
        .select('id')
        .single(),
    ),
  expect(known, id, { name, isActive }, version) {
    known.change('listPlaces', (places) =>
      withChanged(places, [id], () => ({ name: name.trim(), isActive, version: version + 1 })).sort(byName),
    );
  },
});

/** Opens a ticket in the reader's name. A repeated report with the same key opens no second one. */
export const reportProblem = operationsChange({
  waits: 'new-row',
  send(reader: ClubReader, draft: ProblemDraft, photos: readonly Photo[], key: string): Promise<Delivery> {
    const files = photos.map(({ blob, extension }) => ({
      path: newPath(`${reader.club.id}/reports`, extension),
      blob,
    }));
    return sendFromDeck(reader, {
      about: [`Problem: ${draft.title.trim()}`, files.length > 0 && counted(files.length, 'photo')]
        .filter(Boolean)
        .join(', '),
      call: 'report_problem',
      with: {
        title: draft.title,
        client_key: key,
        description: draft.description,
        ...(draft.placeId && { place_id: draft.placeId }),
        is_urgent: draft.isUrgent,
        photos: files.map(({ path }) => path),
      },
      files,
    });
  },
  expect(known, { title, description, placeId, isUrgent }, photos, key): Delivery {
    const place = known.get('listPlaces')?.find(({ id }) => id === placeId);
    addKnownTicket(
      known,
      {
        title,
        description: orNull(description) ?? '',
        location: place?.name ?? '',
        priority: isUrgent ? 'high' : 'medium',
        assigneeId: '',
        vendorId: '',
        dueOn: '',
        cost: null,
      },
      { isOwnReport: true, photos: shownPhotos(known, photos) },
      // Until the report is sent, its key is the ticket's id.
      key,
    );
    return 'sent';
  },
});
