import { RequestError } from '../_shared/answers.ts';
import { callSupabase, type SupabaseAnswer } from '../_shared/callSupabase.ts';
import type { Environment } from '../_shared/environment.ts';
import type { Application } from './application.ts';

/** A stored application, as the confirmation tells it. */
export interface StoredApplication {
  id: string;
  clubId: string;
  /** Of the applicant, as the application has it. */
  name: string;
  clubName: string;
  /** Where applicants reach the club; null where it names no address. */
  replyTo: string | null;
  positions: string[];
  /** Whether the applicant is to be told by email: not when an earlier email did. */
  confirm: boolean;
}

/** Refusals of the database that the applicant is told, by its code. */
const told: Record<string, { status: number; code: string }> = {
  PT404: { status: 404, code: 'unknown_club' },
  PT409: { status: 409, code: 'position_closed' },
  PT410: { status: 410, code: 'applications_closed' },
  PT422: { status: 422, code: 'too_young' },
  PT429: { status: 429, code: 'too_many_applications' },
};

/**
 * Stores an application. The database knows the club, whether its season has closed, which of its positions are open and
 * from what age, and the limits per address of origin and of email. Throws a RequestError (404, 409, 410, 422, 429) with its
 * sentence, and an Error when it could not store.
 */
export async function storeApplication(
  environment: Environment,
  application: Application,
  origin: string,
): Promise<StoredApplication> {
  const { clubSlug, jobRoleIds, firstDay, lastDay, ageBand, daysPerWeek, certificates, ...fields } = application;
  const answer = await callSupabase(environment, 'platform', 'POST', 'rest/v1/rpc/receive_application', {
    application_param: {
      club_slug: clubSlug,
      job_role_ids: jobRoleIds,
      first_day: firstDay,
      last_day: lastDay,
      age_band: ageBand,
      days_per_week: daysPerWeek,
      certificates: certificates.map(({ name, validUntil }) => ({ name, valid_until: validUntil })),
      ...fields,
    },
    origin_param: origin,
  });
  if (!answer.ok) throw refusalOf(answer);
  const {
    id,
    club_id: clubId,
    name,
    club_name: clubName,
    reply_to: replyTo,
    positions,
    confirm,
  } = answer.data as Record<'id' | 'club_id' | 'name' | 'club_name', string> & {
    reply_to: string | null;
    positions: string[];
    confirm: boolean;
  };
  return { id, clubId, name, clubName, replyTo, positions, confirm };
}

/** Writes down what became of the confirmation. Failing to do so is logged only: the application is stored. */
export async function recordConfirmation(
  environment: Environment,
  id: string,
  outcome: 'sent' | 'failed',
): Promise<void> {
  try {
    const path = `rest/v1/job_applications?id=eq.${encodeURIComponent(id)}`;
    const answer = await callSupabase(environment, 'platform', 'PATCH', path, { confirmation: outcome });
    if (!answer.ok) throw new Error(`the database answered ${answer.status}`);
  } catch (error) {
    console.error(`The confirmation of application ${id} could not be marked as ${outcome}`, error);
  }
}

function refusalOf({ status, code, message, hint }: Extract<SupabaseAnswer, { ok: false }>): Error {
  const known = told[code];
  if (known) return new RequestError(known.status, known.code, [message, hint].filter(Boolean).join(' '));
  return new Error(`The application was not stored: ${status} ${message}`);
}
