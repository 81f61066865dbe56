export interface HireTerms {
  jobRoleId: string;
  /** A day (ISO 8601). */
  startDate: string;
  /** Cents an hour. */
  pay: number | null;
  /** Hires even if every position of the role is filled. */
  beyondPositions: boolean;
  /** A day (ISO 8601); empty if unknown. */
  birthDate: string;
  /** Why a rule of age or pay is overridden; empty if none is. */
  reason: string;
  /** Invites them to create an account, unless they have one or an invitation. */
  invite: boolean;
}

/** The result of a hire: the new person, their checklist, and the positions filled. */
export interface Hired {
  staffId: string;
  name: string;
  role: string;
  /** The roster's status, such as 'Pending Onboarding'. */
  status: string;
  /** What must be done before the first day. */
  checklist: readonly { title: string; isCertification: boolean; isDone: boolean }[];
  positionsFilled: number;
  positionsTotal: number;
  /** The address with the open invitation; null without one. */
  invited: string | null;
}
