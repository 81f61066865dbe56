export interface Requirement {
  id: string;
  text: string;
  /** The certification that fulfils it; null for one in words. */
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
  /** What the club asks for on the first day, beyond what the law does. */
  minimumAge: number | null;
  /** What the role asks for on the first day: the minimum age, or that of the law where it is more. */
  requiredAge: number;
  /** Why the role pays less than the minimum wage; null where it does not. */
  payReason: string | null;
  /** Whether the club takes applications for it, while positions are free. */
  isOpen: boolean;
  requirements: readonly Requirement[];
  version: number;
}

/** What can be written of a job role. */
export type JobRoleValues = Omit<JobRole, 'id' | 'positionsFilled' | 'requiredAge' | 'requirements' | 'version'> & {
  /** In words; a certification's by its id. */
  requirements: readonly Omit<Requirement, 'id'>[];
};
