import { sampleId } from '../sampleIds';

export interface SampleDocument {
  id: string;
  seasonId: string;
  kind: 'financial_summary' | 'safety_log' | 'staff_reviews';
  title: string;
  /** For managers and admins only. */
  confidential: boolean;
}

/** The documents that close the demo club's season. Their files are made when someone asks for them. */
export const sampleDocuments: readonly SampleDocument[] = [
  document(1, 'financial_summary', 'Financial Summary Report', false),
  document(2, 'safety_log', 'Safety & Incident Log', true),
  document(3, 'staff_reviews', 'Staff Performance Reviews', true),
];

function document(number: number, kind: SampleDocument['kind'], title: string, confidential: boolean): SampleDocument {
  return { id: sampleId('clubDocument', number), seasonId: sampleId('season', 1), kind, title, confidential };
}
