import type { Tone } from '@platform/ui';
import type { Incident, Signature } from '../../source/rows/incident';

export const severityWords: Record<Incident['severity'], string> = {
  minor: 'Minor',
  moderate: 'Moderate',
  serious: 'Serious',
};
export const severityTones: Record<Incident['severity'], Tone> = {
  minor: 'neutral',
  moderate: 'warning',
  serious: 'danger',
};

export const kindWords: Record<Incident['kind'], string> = {
  injury: 'Injury',
  rescue: 'Rescue',
  near_miss: 'Near miss',
  illness: 'Illness',
  behavior: 'Behavior',
  property: 'Property',
  chemical: 'Chemical',
  weather: 'Weather',
  other: 'Other',
};

/** The role of a person who signs. */
export const signerWords: Record<Signature['role'], string> = {
  reporter: 'Reporter',
  witness: 'Witness',
  person: 'Person involved',
  manager: 'Manager',
};
