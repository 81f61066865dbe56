/** A certification that a person holds or held. Days are `YYYY-MM-DD`. */
export interface Certification {
  id: string;
  name: string;
  /** The club's kind; null for a free text. */
  typeId: string | null;
  issuedOn: string | null;
  /** The last day on which it is valid; null if it does not expire. */
  expiresOn: string | null;
  number: string | null;
  issuer: string | null;
  /** The path of its file in the storage. */
  file: string | null;
  review: Review;
  version: number;
}

/** Whether a manager has confirmed a certification. Only a confirmed one counts. */
export type Review =
  /** `by` and `at` (ISO 8601) are null for one from before managers confirmed certificates. */
  | { state: 'confirmed'; by: string | null; at: string | null }
  | { state: 'waiting' }
  | { state: 'returned'; reason: string; by: string | null; at: string | null };

/** A certification that a person's role requires, and its state today. */
export interface RequiredCertification {
  typeId: string;
  name: string;
  state: 'held' | 'waiting' | 'expired' | 'missing';
}

/** What managers and admins see about everyone, and people about themselves. */
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
  /** The role's required certifications, by name. */
  required: readonly RequiredCertification[];
  version: number;
}

/** A current or former staff member. */
export interface StaffMember {
  id: string;
  name: string;
  /** The title of a job role. */
  role: string;
  status: string;
  /** 'Current' with any certification that is valid today. */
  badge: 'Current' | 'Action Needed';
  /** Certifications that expire within 30 days and are not renewed. */
  expiring: number;
  /** Whether all required certifications last until the season's last day; null without a season. */
  validToSeasonEnd: boolean | null;
  /** Whether it is the reader. */
  isSelf: boolean;
  /** Null for a colleague. */
  details: StaffDetails | null;
}

/** The roster, and the club's current day. */
export interface StaffList {
  /** `YYYY-MM-DD` on the club's clock. */
  today: string;
  /** Ordered by name. */
  people: readonly StaffMember[];
  /** False while more people are still loading. */
  isWhole: boolean;
}

/** A kind of certification that the club knows. */
export interface CertificationType {
  id: string;
  name: string;
  /** How long a new one is valid; null if it does not expire. */
  validMonths: number | null;
}

export interface OnboardingItem {
  id: string;
  title: string;
  /** The certification that completes the item; null for a document or a text requirement. */
  certificationTypeId: string | null;
  dueOn: string | null;
  isDone: boolean;
  /** ISO 8601. */
  doneAt: string | null;
}

/** One season that a person worked. */
export interface SeasonWorked {
  id: string;
  year: string;
  role: string;
  /** Null in a current season. */
  outcome: 'finished' | 'left' | null;
  leftOn: string | null;
  eligibleForRehire: boolean;
}

/** An event of a person's application. */
export interface PersonEvent {
  id: string;
  /** A day, or a moment (ISO 8601). */
  at: string;
  what: string;
  by: string | null;
}

/** The values of a certification to save. Empty days mean none. */
export interface CertificationDraft {
  typeId: string | null;
  name: string;
  issuedOn: string;
  expiresOn: string;
  number: string;
  issuer: string;
  /** A new file to upload, else the existing one; null for none. */
  file: CertificateUpload | string | null;
}

/** A file that is ready to upload. Its bytes determine its kind. */
export interface CertificateUpload {
  blob: Blob;
  extension: 'pdf' | 'png' | 'jpg';
  /** The person's file name. */
  name: string;
}
