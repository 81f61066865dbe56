/** A certification that a person holds, confirmed by a manager. Days are ISO 8601. */
export interface HeldCertification {
  typeId: string | null;
  name: string;
  issuedOn: string | null;
  expiresOn: string | null;
}

/** A staff member. A plain member reads names, roles and statuses; the rest is null or empty for them. */
export interface Person {
  id: string;
  name: string;
  role: string;
  status: string;
  birthDate: string | null;
  startDate: string | null;
  endDate: string | null;
  /** US dollars an hour. */
  hourlyRate: number | null;
  certifications: readonly HeldCertification[];
}

/** A job role and the certifications that it requires. */
export interface Role {
  title: string;
  department: string | null;
  requires: readonly { typeId: string; name: string }[];
}

/** A person who could take a shift, the best first. */
export interface Candidate {
  rank: number;
  staffId: string;
  name: string;
  role: string;
  eligible: boolean;
  minutesThisWeek: number;
  /** Why they cannot, or which soft rules would need a reason. */
  reasons: readonly string[];
}
