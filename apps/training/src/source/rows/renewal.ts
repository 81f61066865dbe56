import type { Due } from '../../rules/due';

/** A certification that expires, and the module that renews it. */
export interface Renewal {
  certificationId: string;
  staffId: string;
  name: string;
  role: string;
  certificationName: string;
  expiryDate: string;
  /** Negative once it has expired. */
  daysLeft: number;
  moduleId: string | null;
  moduleTitle: string | null;
  /** Null if the person does not take part in that module. */
  participantId: string | null;
  completedOn: string | null;
  due: Due | null;
  /** Whether the person has sent a new certificate, which waits for a manager. */
  isWaiting: boolean;
  /** Whether the person can be asked for a new certificate in the app. */
  hasAccount: boolean;
  /** The last day on which a manager asked. */
  askedOn: string | null;
  /** A newer version refuses a new date. */
  version: number;
}

/** The data of a new certificate. The date of issue and the number are empty if unknown. */
export interface NewCertificate {
  issuedOn: string;
  expiresOn: string;
  number: string;
}

/** A person's completion of a module, and what it renewed. */
export interface Completion {
  participantId: string;
  name: string;
  /** Null if nothing was renewed. */
  certificationName: string | null;
  /** The last day on which that certification is now valid; null if it does not expire. */
  expiryDate: string | null;
}

export interface CertificationType {
  id: string;
  name: string;
  /** How long one is valid; null if it does not expire. */
  validMonths: number | null;
}
