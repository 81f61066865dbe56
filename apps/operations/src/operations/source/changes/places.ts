import { byName, dropFile, newId, uploadFile, withChanged, type ClubReader } from '@platform/module-kit/screens';
import { ask, orNull, save } from '../club/requests';
import type { Place, PlaceDraft, ProblemDraft } from '../rows/place';
import type { Photo } from '../rows/ticket';
import { operationsChange } from './operationsChange';
import { addKnownTicket } from './tickets';

const columnsOf = ({ name, isActive }: PlaceDraft) => ({ name: name.trim(), is_active: isActive });

export const addPlace = operationsChange({
  waits: true,
  send: ({ club }: ClubReader, name: string) =>
    save((db) => db.from('places').insert({ club_id: club.id, name: name.trim() })),
  expect(known, name) {
    const added: Place = { id: newId(), name: name.trim(), isActive: true, version: 1 };
    known.change('listPlaces', (places) => [...places, added].sort(byName));
  },
});

/** Renames or retires a place over one version; a newer one refuses it. */
export const savePlace = operationsChange({
  waits: true,
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

/**
 * Opens a ticket in the reader's name and returns its id. The same key opens only one ticket. If the report is refused,
 * its uploaded photos are removed again.
 */
export const reportProblem = operationsChange({
  waits: true,
  async send({ club }: ClubReader, draft: ProblemDraft, photos: readonly Photo[], key: string): Promise<string> {
    const paths: string[] = [];
    try {
      for (const photo of photos) paths.push(await uploadFile(`${club.id}/reports`, photo.blob, photo.extension));
      return await ask((db) =>
        db.rpc('report_problem', {
          title: draft.title,
          client_key: key,
          description: draft.description,
          ...(draft.placeId && { place_id: draft.placeId }),
          is_urgent: draft.isUrgent,
          photos: paths,
        }),
      );
    } catch (error) {
      await Promise.all(paths.map(dropFile));
      throw error;
    }
  },
  expect(known, { title, description, placeId, isUrgent }, photos) {
    const place = known.get('listPlaces')?.find(({ id }) => id === placeId);
    return addKnownTicket(
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
      { isOwnReport: true, photos: photos.map(({ blob }) => URL.createObjectURL(blob)) },
    ).id;
  },
});
