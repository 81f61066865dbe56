import { found, type ChangeSteps } from '@platform/module-kit/testing';
import type { OperationsSource } from '../../source/operationsSource';
import { key, photo, photosIn, TODAY } from './rowsOf.testkit';

const incident = {
  severity: 'moderate' as const,
  kind: 'injury' as const,
  occurredAt: '2025-05-01T12:30:00.000Z',
  location: ' Courts ',
  description: 'A player twisted an ankle.',
  people: '',
  witnesses: ' A coach. ',
  firstAid: 'Ice.',
  action: 'Ice and rest.',
};

const twisted = async (source: OperationsSource) =>
  found((await source.listIncidents()).find((each) => each.location === 'Courts'));

/** Incidents with their signatures, photos and review. */
export const incidentsSteps: ChangeSteps<OperationsSource> = {
  'reporting an incident': (source) => {
    photosIn('confidential/incidents/');
    return source.reportIncident({ ...incident, signatures: [], photos: [photo()], key: key() });
  },
  'reporting an incident that is to come': (source) =>
    source.reportIncident({
      ...incident,
      signatures: [],
      photos: [],
      key: key(),
      occurredAt: '2025-05-01T14:00:00.000Z',
    }),
  'correcting an incident': async (source) => {
    const { id } = found(
      (await source.listIncidents()).find(({ description }) => description === incident.description),
    );
    return source.saveIncident(id, { ...incident, severity: 'minor' }, 1);
  },
  'signing an incident': async (source) =>
    source.signIncident(await twisted(source), {
      name: 'Ana Flores',
      role: 'witness',
      signedOn: TODAY,
      drawing: 'M1 2 L3 4',
    }),
  'adding a photo to an incident': async (source) => {
    photosIn('confidential/');
    return source.addIncidentPhoto(await twisted(source), photo());
  },
  'removing a photo of an incident': async (source) => {
    const photographed = await twisted(source);
    return source.removeIncidentPhoto(photographed, found(photographed.photos[0]));
  },
  'closing it with a review': async (source) => source.reviewIncident(await twisted(source), ' The court was wet. '),
  'changing a closed incident': async (source) => {
    const { id, version } = await twisted(source);
    return source.saveIncident(id, incident, version);
  },
  'signing a closed incident': async (source) =>
    source.signIncident(await twisted(source), { name: 'Ben', role: 'person', signedOn: TODAY, drawing: null }),
  'adding a photo to a closed incident': async (source) => source.addIncidentPhoto(await twisted(source), photo()),
  'opening it again': async (source) => source.reviewIncident(await twisted(source), ''),
  'reviewing over a newer version': async (source) =>
    source.reviewIncident({ ...(await twisted(source)), version: 1 }, 'Late.'),
};
