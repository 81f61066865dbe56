import type { Photo } from '@platform/module-kit/screens';

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

/** A person's signature: a name, and an optional drawing. */
export interface Signature {
  name: string;
  role: (typeof signatureRoles)[number];
  /** A day (ISO 8601). */
  signedOn: string;
  /** An SVG path on a field of 600 by 200; null if the person only typed the name. */
  drawing: string | null;
}

/** An injury, a rescue or a near miss. Confidential: it names people. Empty texts mean none. */
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
  /** Paths in the club's confidential folder. */
  photos: readonly string[];
  signatures: readonly Signature[];
  /** Findings and decisions; empty while the incident is open. */
  review: string;
  /** A moment (ISO 8601) and a name; null while it is open. */
  closedAt: string | null;
  closedBy: string | null;
  authorName: string | null;
  version: number;
}

/**
 * The fields a person enters for an incident. The key is made before sending, so that a resent report is stored once.
 */
export type IncidentDraft = IncidentFields & {
  key: string;
  signatures: readonly Signature[];
  photos: readonly Photo[];
};

/** The text of a report, which managers can complete. */
export type IncidentFields = Pick<
  Incident,
  'severity' | 'kind' | 'occurredAt' | 'location' | 'description' | 'people' | 'witnesses' | 'firstAid' | 'action'
>;
