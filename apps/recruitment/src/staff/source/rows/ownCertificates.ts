import type { ClubSource } from '@platform/module-kit/screens';

/** The shown fields of a reader's certificate. */
export interface StoredCertificate {
  id: string;
  name: string;
  expiresOn: string | null;
  review: { state: 'waiting' | 'confirmed' | 'returned' };
}

/** The reader's certificates, and those that their job role requires. */
export interface OwnCertificates {
  staffId: string;
  /** Names of required ones that are missing or expired. */
  lacking: readonly string[];
  /** In the order of their names. */
  held: readonly StoredCertificate[];
}

/** The reads of a person's own dashboard. The staff pages have them, too. */
export interface OwnCertificateReads {
  /** The reader's certificates; null for a person who is not on the staff. */
  readOwnCertificates(): Promise<OwnCertificates | null>;
}

/** The source of that part, so that a dashboard does not load the source of all staff pages. */
export interface OwnCertificatesSource extends ClubSource, OwnCertificateReads {}
