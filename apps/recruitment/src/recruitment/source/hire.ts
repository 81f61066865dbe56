export interface HireTerms {
  jobRoleId: string;
  /** A day (ISO 8601). */
  startDate: string;
  /** Cents an hour. */
  pay: number | null;
  /** Hires although every position of the role is filled. */
  beyondPositions: boolean;
  /** A day (ISO 8601); empty where it is not known. */
  birthDate: string;
  /** Why a rule of age or pay is overridden; empty where none is. */
  reason: string;
  /** Invites them to an account of their own, unless they have one or are invited. */
  invite: boolean;
}

/** The result of a hire: the new person, their checklist, and the positions filled. */
export interface Hired {
  staffId: string;
  name: string;
  role: string;
  /** As the roster has it, such as 'Pending Onboarding'. */
  status: string;
  /** What has to be done before the first day. */
  checklist: readonly { title: string; isCertification: boolean; isDone: boolean }[];
  positionsFilled: number;
  positionsTotal: number;
  /** The address that an invitation waits for; null without one. */
  invited: string | null;
}
