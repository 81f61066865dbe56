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
  authorName: string | null;
  version: number;
}

/** What people enter about an incident. The key is made before it is sent: a report that is sent twice is stored once. */
export type IncidentDraft = Omit<Incident, 'id' | 'version' | 'authorName'> & { key: string };
