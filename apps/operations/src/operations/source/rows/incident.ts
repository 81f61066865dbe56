import type { Photo } from './ticket';

export const severities = ['minor', 'moderate', 'serious'] as const;
export const incidentKinds = [
  'injury',
  'rescue',
  'near_miss',
  'illness',
  'behavior',
  'property',
  'chemical',
  'weather',
  'other',
] as const;

export const signatureRoles = ['reporter', 'witness', 'person', 'manager'] as const;

/** What a person signs with: a name, and what was drawn where it was drawn. */
export interface Signature {
  name: string;
  role: (typeof signatureRoles)[number];
  /** A day (ISO 8601). */
  signedOn: string;
  /** An SVG path on a field of 600 by 200; null where the name was typed. */
  drawing: string | null;
}

/** An injury, a rescue or a near miss. Confidential: it names people. Texts are empty where there are none. */
export interface Incident {
  id: string;
  severity: (typeof severities)[number];
  kind: (typeof incidentKinds)[number];
  /** A moment (ISO 8601). */
  occurredAt: string;
  location: string;
  description: string;
  people: string;
  action: string;
  witnesses: string;
  firstAid: string;
  /** Paths in the confidential folder of the club. */
  photos: readonly string[];
  signatures: readonly Signature[];
  /** What was found and decided; empty while the incident is open. */
  review: string;
  /** A moment (ISO 8601) and a name; null while it is open. */
  closedAt: string | null;
  closedBy: string | null;
  authorName: string | null;
  version: number;
}

/** What people enter about an incident. The key is made before it is sent: a report that is sent twice is stored once. */
export type IncidentDraft = IncidentFields & {
  key: string;
  signatures: readonly Signature[];
  photos: readonly Photo[];
};

/** What a report says, and managers complete. */
export type IncidentFields = Pick<
  Incident,
  'severity' | 'kind' | 'occurredAt' | 'location' | 'description' | 'people' | 'witnesses' | 'firstAid' | 'action'
>;
