import {
  type ClubReader,
  type Delivery,
  dropFile,
  newId,
  newPath,
  type Photo,
  uploadFile,
  withChanged,
} from '@platform/module-kit/screens';
import { INCIDENT_COLUMNS, incidentOf, inIncidentOrder } from '../club/readIncidents';
import { ask, orNull, save } from '../club/requests';
import { sendFromDeck } from '../../../shared/deck/sendFromDeck';
import type { Incident, IncidentDraft, IncidentFields, Signature } from '../rows/incident';
import { operationsChange, ownName, shownPhotos, type Known } from './operationsChange';

const columnsOf = (draft: IncidentFields) => ({
  severity: draft.severity,
  kind: draft.kind,
  occurred_at: draft.occurredAt,
  location: orNull(draft.location),
  description: draft.description.trim(),
  people_involved: orNull(draft.people),
  witnesses: orNull(draft.witnesses),
  first_aid: orNull(draft.firstAid),
  action_taken: orNull(draft.action),
});

const trimmed = <Draft extends IncidentFields>(draft: Draft): Draft => ({
  ...draft,
  location: draft.location.trim(),
  description: draft.description.trim(),
  people: draft.people.trim(),
  witnesses: draft.witnesses.trim(),
  firstAid: draft.firstAid.trim(),
  action: draft.action.trim(),
});

const sent = (signatures: readonly Signature[]) => signatures.map((signature) => ({ ...signature }));

function changeIncident(known: Known, id: string, some: Partial<Incident>): void {
  known.change('listIncidents', (incidents) =>
    withChanged(incidents, [id], ({ version }) => ({ ...some, version: version + 1 })),
  );
}

/** Everyone in the club can report; only managers and administrators read the report. */
export const reportIncident = operationsChange({
  waits: 'new-row',
  send(reader: ClubReader, draft: IncidentDraft): Promise<Delivery> {
    const files = draft.photos.map(({ blob, extension }) => ({
      path: newPath(`${reader.club.id}/confidential/incidents`, extension),
      blob,
    }));
    return sendFromDeck(reader, {
      about: 'Incident report',
      insert: 'incidents',
      row: {
        club_id: reader.club.id,
        client_key: draft.key,
        ...columnsOf(draft),
        photos: files.map(({ path }) => path),
        signatures: sent(draft.signatures),
      },
      files,
    });
  },
  expect(known, { key: _, photos, ...draft }): Delivery {
    const added: Incident = {
      ...trimmed(draft),
      id: newId(),
      photos: shownPhotos(known, photos),
      review: '',
      closedAt: null,
      closedBy: null,
      authorName: ownName(known),
      version: 1,
    };
    known.change('listIncidents', (incidents) => inIncidentOrder([...incidents, added]));
    return 'sent';
  },
});

/** Saves over one version; a newer one refuses it. */
export const saveIncident = operationsChange({
  // The form itself shows that it is saving and what another person changed.
  waits: 'own-form',
  async send(_reader: ClubReader, id: string, draft: IncidentFields, version: number): Promise<Incident> {
    const row = { ...columnsOf(draft), version };
    return incidentOf(
      await ask((db) => db.from('incidents').update(row).eq('id', id).select(INCIDENT_COLUMNS).single()),
    );
  },
  expect(known, id, draft, version) {
    known.change('listIncidents', (incidents) =>
      inIncidentOrder(withChanged(incidents, [id], () => ({ ...trimmed(draft), version: version + 1 }))),
    );
    return known.get('listIncidents')?.find((incident) => incident.id === id) as Incident;
  },
});

/** Adds a signature to an incident. */
export const signIncident = operationsChange({
  waits: 'computed',
  send: (_reader: ClubReader, { id, version, signatures }: Incident, signature: Signature) =>
    save((db) =>
      db
        .from('incidents')
        .update({ signatures: sent([...signatures, signature]), version })
        .eq('id', id)
        .select('id')
        .single(),
    ),
  expect(known, incident, signature) {
    changeIncident(known, incident.id, { signatures: [...incident.signatures, signature] });
  },
});

/** Closes an incident with a review; an empty one reopens it. */
export const reviewIncident = operationsChange({
  waits: 'own-form',
  send: (_reader: ClubReader, { id, version }: Incident, review: string) =>
    save((db) =>
      db
        .from('incidents')
        .update({ review: orNull(review)?.trim() ?? null, version })
        .eq('id', id)
        .select('id')
        .single(),
    ),
  expect(known, incident, review) {
    const isClosed = review.trim() !== '';
    changeIncident(known, incident.id, {
      review: review.trim(),
      closedAt: isClosed ? known.source.now().toISOString() : null,
      closedBy: isClosed ? ownName(known) : null,
    });
  },
});

/** Adds a photo to an incident. If the row is refused, the photo is removed again. */
export const addIncidentPhoto = operationsChange({
  waits: 'new-row',
  async send({ club }: ClubReader, incident: Incident, photo: Photo): Promise<void> {
    const path = await uploadFile(`${club.id}/confidential`, photo.blob, photo.extension);
    try {
      await setPhotos(incident, [...incident.photos, path]);
    } catch (error) {
      await dropFile(path);
      throw error;
    }
  },
  expect(known, incident, photo) {
    changeIncident(known, incident.id, { photos: [...incident.photos, URL.createObjectURL(photo.blob)] });
  },
});

export const removeIncidentPhoto = operationsChange({
  waits: 'row-goes',
  async send(_reader: ClubReader, incident: Incident, path: string): Promise<void> {
    await setPhotos(
      incident,
      incident.photos.filter((other) => other !== path),
    );
    await dropFile(path);
  },
  expect(known, incident, path) {
    changeIncident(known, incident.id, { photos: incident.photos.filter((other) => other !== path) });
  },
});

const setPhotos = ({ id, version }: Incident, photos: string[]) =>
  save((db) => db.from('incidents').update({ photos, version }).eq('id', id).select('id').single());
