import { RequestError } from '../_shared/answers.ts';
import { isEmailAddress } from '@platform/contract/forms';

const roles = ['user', 'manager', 'admin', 'super_admin'] as const;
type InvitedRole = (typeof roles)[number];

/** A validated request to invite someone. */
export interface Invitation {
  /** In lower case. */
  email: string;
  role: InvitedRole;
  /** Null: the person is invited to set up a club of their own, or (super_admin) to the firm. */
  clubId: string | null;
  /** Of the club that a new client sets up; null for everyone else, and for the plan of an earlier invitation. */
  plan: Plan | null;
}

const plans = ['launch', 'manage', 'run', 'elevate'] as const;
export type Plan = (typeof plans)[number];

/** Longest address, in characters. The constraint of invitations says the same. */
const LONGEST_EMAIL = 254;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Checks a request body. Throws a RequestError (400) that says what to change. Whether the caller may is not asked here. */
export function parseInvitation(body: unknown): Invitation {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) refuse('The invitation is not a JSON object.');
  const { email: givenEmail, role = 'user', clubId = null, plan = null } = { ...body } as Record<string, unknown>;
  const email = typeof givenEmail === 'string' ? givenEmail.replace(/^ +| +$/g, '').toLowerCase() : '';
  if (email === '') refuse('Enter the email address of the person you invite.');
  if (email.length > LONGEST_EMAIL || !isEmailAddress(email)) {
    refuse('That is not an email address. Check it for typing errors.');
  }
  if (!isRole(role)) refuse(`Choose one of the roles ${roles.join(', ')}.`);
  if (clubId !== null && !(typeof clubId === 'string' && UUID.test(clubId))) refuse('clubId is not the id of a club.');
  if (clubId !== null && role === 'super_admin') refuse('The firm’s own people are invited without a club.');
  if (clubId === null && (role === 'manager' || role === 'admin')) {
    refuse(`Choose the club in which the person is to be ${role}.`);
  }
  if (plan !== null && !isPlan(plan)) refuse(`Choose one of the plans ${plans.join(', ')}.`);
  if (plan !== null && (clubId !== null || role !== 'user'))
    refuse('Only an invitation to set up a club names a plan.');
  return { email, role, clubId, plan };
}

function isPlan(value: unknown): value is Plan {
  return plans.some((plan) => plan === value);
}

function isRole(value: unknown): value is InvitedRole {
  return roles.some((role) => role === value);
}

function refuse(message: string): never {
  throw new RequestError(400, 'invalid_invitation', message);
}
