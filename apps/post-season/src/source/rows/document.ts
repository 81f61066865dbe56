/** The documents that close a season, each of which the server can make. */
export const closingKinds = ['financial_summary', 'safety_log', 'staff_reviews'] as const;
export type ClosingKind = (typeof closingKinds)[number];
export type DocumentKind = ClosingKind | 'other';

/** What a closing document is called, who may read it, and the report that makes it. */
export const closingDocuments: Readonly<
  Record<ClosingKind, { title: string; isConfidential: boolean; report: string }>
> = {
  financial_summary: {
    title: 'Financial Summary Report',
    isConfidential: false,
    report: 'financial-performance',
  },
  safety_log: { title: 'Safety & Incident Log', isConfidential: true, report: 'safety-log' },
  staff_reviews: { title: 'Staff Performance Reviews', isConfidential: true, report: 'staff-reviews' },
};

/** A document of a season. */
export interface SeasonDocument {
  id: string;
  version: number;
  kind: DocumentKind;
  title: string;
  /** For managers and administrators only. */
  isConfidential: boolean;
  /** Its file in the storage; null while the document is expected and not there yet. */
  path: string | null;
  /** 0 without a file. */
  bytes: number;
}

/** A document to be kept, with its file. */
export interface NewDocument {
  kind: DocumentKind;
  title: string;
  isConfidential: boolean;
}
