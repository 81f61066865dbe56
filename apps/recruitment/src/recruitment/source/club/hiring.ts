import { asking, toDollars } from '@platform/module-kit/screens';
import type { supabase } from '@platform/session';
import type { Application } from '../rows/application';
import type { Hired, HireTerms } from '../rows/hire';

/**
 * Hires an applicant in one transaction, and reads the result.
 * @throws DataError, PT409 if another person has moved or hired them meanwhile
 */
export async function hire({ id, version, email }: Application, terms: HireTerms): Promise<Hired> {
  const pay = toDollars(terms.pay);
  const staffId: string = await asking('No one was hired. Check your connection and try again.')((db) =>
    db.rpc('hire_applicant', {
      application_id_param: id,
      job_role_id_param: terms.jobRoleId,
      start_date_param: terms.startDate,
      beyond_positions_param: terms.beyondPositions,
      version_param: version,
      invite_param: terms.invite,
      ...(pay !== null && { hourly_rate_param: pay }),
      ...(terms.birthDate && { birth_date_param: terms.birthDate }),
      ...(terms.reason.trim() && { reason_param: terms.reason.trim() }),
    }),
  );
  return readHired(staffId, terms, email);
}

/** The result of a hire in the database. */
async function readHired(staffId: string, { jobRoleId, invite }: HireTerms, email: string | null): Promise<Hired> {
  const read = asking('They are hired, but the result could not be fetched. Look at the roster.');
  const [person, items, role, invitations] = await Promise.all([
    read((db) => db.from('staff').select('name, role, status').eq('id', staffId).single()),
    read((db) =>
      db
        .from('staff_onboarding_items')
        .select('title, certification_type_id, is_done')
        .eq('staff_id', staffId)
        .order('sort_order'),
    ),
    read((db) => db.from('job_roles').select('positions_filled, positions_total').eq('id', jobRoleId).single()),
    invite && email ? read((db) => openInvitationsTo(db, email)) : [],
  ]);
  return {
    staffId,
    name: person.name ?? '',
    role: person.role ?? '',
    status: person.status ?? '',
    checklist: items.map((item) => ({
      title: item.title,
      isCertification: item.certification_type_id !== null,
      isDone: item.is_done,
    })),
    positionsFilled: role.positions_filled ?? 0,
    positionsTotal: role.positions_total ?? 0,
    invited: invitations.length > 0 ? email : null,
  };
}

const openInvitationsTo = (db: Awaited<ReturnType<typeof supabase>>, email: string) =>
  db
    .from('invitations')
    .select('id')
    .eq('email', email.toLowerCase())
    .is('accepted_at', null)
    .is('revoked_at', null)
    .gt('expires_at', new Date().toISOString());
