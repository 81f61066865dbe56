interface Requirement {
  id: string;
  text: string;
  /** The certification that fulfils it; null for a text requirement. */
  certificationTypeId: string | null;
}

export interface JobRole {
  id: string;
  title: string;
  department: string | null;
  description: string | null;
  positionsTotal: number;
  positionsFilled: number;
  /** Cents an hour. */
  payMin: number | null;
  payMax: number | null;
  /** The club's minimum age on the first day, beyond the law's. */
  minimumAge: number | null;
  /** The role's minimum age on the first day: the club's, or the law's if it is higher. */
  requiredAge: number;
  /** Why the role pays below the minimum wage; null if it does not. */
  payReason: string | null;
  /** Whether the role takes applications while positions are free. */
  isOpen: boolean;
  requirements: readonly Requirement[];
  version: number;
}

/** The editable fields of a job role. */
export type JobRoleValues = Omit<JobRole, 'id' | 'positionsFilled' | 'requiredAge' | 'requirements' | 'version'> & {
  /** A text requirement in words; a certification by its id. */
  requirements: readonly Omit<Requirement, 'id'>[];
};
