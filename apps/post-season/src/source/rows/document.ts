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

/** A file that a document has or had. */
export interface DocumentVersion {
  /** From 1; the highest is the present file. */
  number: number;
  path: string;
  bytes: number;
  /** Who uploaded it or had it made; null if that account is not known any more. */
  addedBy: string | null;
  /** ISO 8601, on the club's clock. */
  addedAt: string;
}

/** A person who opened a version of a document. Moments are ISO 8601, on the club's clock. */
export interface DocumentOpening {
  number: number;
  /** Null if that account is not known any more. */
  name: string | null;
  firstAt: string;
  lastAt: string;
}

/** A document to be kept, with its file. */
export interface NewDocument {
  kind: DocumentKind;
  title: string;
  isConfidential: boolean;
}
