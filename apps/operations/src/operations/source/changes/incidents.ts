import { newId, withChanged, type ClubReader } from '@platform/module-kit/screens';
import { INCIDENT_COLUMNS, incidentOf, inIncidentOrder } from '../club/readIncidents';
import { ask, orNull, save } from '../club/requests';
import type { Incident, IncidentDraft } from '../rows/incident';
import { operationsChange, ownName } from './operationsChange';

const columnsOf = (draft: Omit<IncidentDraft, 'key'>) => ({
  severity: draft.severity,
  kind: draft.kind,
  occurred_at: draft.occurredAt,
  location: orNull(draft.location),
  description: draft.description.trim(),
  people_involved: orNull(draft.people),
  action_taken: orNull(draft.action),
});

const trimmed = <Draft extends Omit<IncidentDraft, 'key'>>(draft: Draft): Draft => ({
  ...draft,
  location: draft.location.trim(),
  description: draft.description.trim(),
  people: draft.people.trim(),
  action: draft.action.trim(),
});

/** Everyone of the club reports; only managers and administrators read it again. */
export const reportIncident = operationsChange({
  waits: true,
  send: ({ club }: ClubReader, draft: IncidentDraft) =>
    save((db) => db.from('incidents').insert({ club_id: club.id, client_key: draft.key, ...columnsOf(draft) })),
  expect(known, { key: _, ...draft }) {
    const added: Incident = { ...trimmed(draft), id: newId(), authorName: ownName(known), version: 1 };
    known.change('listIncidents', (incidents) => inIncidentOrder([...incidents, added]));
  },
});

/** Saves over one version; a newer one refuses it. */
export const saveIncident = operationsChange({
  // The form shows by itself that it is saving, and what another person has changed.
  waits: true,
  async send(_reader: ClubReader, id: string, draft: Omit<IncidentDraft, 'key'>, version: number): Promise<Incident> {
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
