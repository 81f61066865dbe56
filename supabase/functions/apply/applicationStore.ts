import { RequestError } from '../_shared/answers.ts';
import { callRest, refusalText, type Refusal } from '../_shared/callRest.ts';
import type { Environment } from '../_shared/environment.ts';
import type { Application } from './application.ts';

/** A stored application, as the confirmation tells it. */
export interface StoredApplication {
  id: string;
  clubName: string;
  positions: string[];
  /** Whether the applicant is to be told by mail: not when an earlier mail did. */
  confirm: boolean;
}

/** Refusals of the database that the applicant is told, by its code. */
const told: Record<string, { status: number; code: string }> = {
  PT404: { status: 404, code: 'unknown_club' },
  PT409: { status: 409, code: 'position_closed' },
  PT429: { status: 429, code: 'too_many_applications' },
};

/**
 * Stores an application. The database knows the club, which of its positions are open, and the limits per address of
 * origin and of e-mail. Throws a RequestError (404, 409, 429) with its sentence, and an Error when it could not store.
 */
export async function storeApplication(
  environment: Environment,
  application: Application,
  origin: string,
): Promise<StoredApplication> {
  const { clubSlug, jobRoleIds, ...fields } = application;
  const response = await callRest(environment, 'POST', 'rpc/receive_application', {
    application_param: { club_slug: clubSlug, job_role_ids: jobRoleIds, ...fields },
    origin_param: origin,
  });
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw refusalOf(response.status, answer ?? {});
  const {
    id,
    club_name: clubName,
    positions,
    confirm,
  } = answer as Record<'id' | 'club_name', string> & {
    positions: string[];
    confirm: boolean;
  };
  return { id, clubName, positions, confirm };
}

/** Writes down what became of the confirmation. Failing to do so is logged only: the application is stored. */
export async function recordConfirmation(
  environment: Environment,
  id: string,
  outcome: 'sent' | 'failed',
): Promise<void> {
  try {
    const path = `job_applications?id=eq.${encodeURIComponent(id)}`;
    const response = await callRest(environment, 'PATCH', path, { confirmation: outcome });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the database answered ${response.status}`);
  } catch (error) {
    console.error(`The confirmation of application ${id} could not be marked as ${outcome}`, error);
  }
}

function refusalOf(status: number, refusal: Refusal): Error {
  const known = told[refusal.code ?? ''];
  if (known) return new RequestError(known.status, known.code, refusalText(refusal));
  return new Error(`The application was not stored: ${status} ${refusal.message ?? ''}`);
}
