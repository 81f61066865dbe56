/** A certification that a person holds or held. Days are `YYYY-MM-DD`. */
export interface Certification {
  id: string;
  name: string;
  /** Which of the club's kinds it is; null for one in words. */
  typeId: string | null;
  issuedOn: string | null;
  /** The last day on which it counts; null when it does not expire. */
  expiresOn: string | null;
  number: string | null;
  issuer: string | null;
  /** Where its file lies in the storage. */
  file: string | null;
  review: Review;
  version: number;
}

/** Whether a manager vouches for a certification. Only a confirmed one counts. */
export type Review =
  /** `by` and `at` (ISO 8601) are null for one that was on record before managers confirmed certificates. */
  | { state: 'confirmed'; by: string | null; at: string | null }
  | { state: 'waiting' }
  | { state: 'returned'; reason: string; by: string | null; at: string | null };

/** A certification that the role of a person requires, and how it stands today. */
export interface RequiredCertification {
  typeId: string;
  name: string;
  state: 'held' | 'waiting' | 'expired' | 'missing';
}

/** What managers and admins see of everyone, and a person of themselves. */
export interface StaffDetails {
  email: string | null;
  phone: string | null;
  birthDate: string | null;
  startDate: string | null;
  endDate: string | null;
  /** US dollars an hour. */
  hourlyRate: number | null;
  hoursThisWeek: number;
  totalHours: number;
  certifications: readonly Certification[];
  /** What the role requires, by name. */
  required: readonly RequiredCertification[];
  version: number;
}

/** A person who works at the club, or did. */
export interface StaffMember {
  id: string;
  name: string;
  /** The title of a job role. */
  role: string;
  status: string;
  /** 'Current' with any certification that counts today. */
  badge: 'Current' | 'Action Needed';
  /** Certifications that expire within 30 days and are not renewed. */
  expiring: number;
  /** Whether everything that the role requires lasts until the season's last day; null without a season. */
  validToSeasonEnd: boolean | null;
  /** Whether it is the person who looks. */
  isSelf: boolean;
  /** Null for a colleague. */
  details: StaffDetails | null;
}

/** The roster, and the day it is at the club. */
export interface StaffList {
  /** `YYYY-MM-DD` on the club's clock. */
  today: string;
  /** Ordered by name. */
  people: readonly StaffMember[];
  /** False while others are still being read: then there are more people than these. */
  isWhole: boolean;
}

/** A kind of certification that the club knows. */
export interface CertificationType {
  id: string;
  name: string;
  /** How long a new one lasts; null when it does not expire. */
  validMonths: number | null;
}

export interface OnboardingItem {
  id: string;
  title: string;
  /** The certification that does it; null for a paper or a requirement in words. */
  certificationTypeId: string | null;
  dueOn: string | null;
  isDone: boolean;
  /** ISO 8601. */
  doneAt: string | null;
}

/** One season in which a person worked. */
export interface SeasonWorked {
  id: string;
  year: string;
  role: string;
  /** Null while the season runs. */
  outcome: 'finished' | 'left' | null;
  leftOn: string | null;
  eligibleForRehire: boolean;
}

/** Something that happened to a person's application. */
export interface PersonEvent {
  id: string;
  /** A day, or a moment (ISO 8601). */
  at: string;
  what: string;
  by: string | null;
}

/** What a certification is saved as. Days are empty where there is none. */
export interface CertificationDraft {
  typeId: string | null;
  name: string;
  issuedOn: string;
  expiresOn: string;
  number: string;
  issuer: string;
  /** A file that is uploaded with it, else the one that it keeps; null for none. */
  file: CertificateUpload | string | null;
}

/** A file that is ready to be uploaded: its kind is what its bytes say. */
export interface CertificateUpload {
  blob: Blob;
  extension: 'pdf' | 'png' | 'jpg';
  /** As the person called it. */
  name: string;
}
