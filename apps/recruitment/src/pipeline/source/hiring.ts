import { dataOf } from '@platform/module-kit';
import { supabase } from '@platform/session';
import { toDollars } from '../rules/pay';
import type { Application, Hired, HireTerms } from './recruitmentSource';

/**
 * Hires an applicant in one transaction, and reads what came of it.
 * @throws DataError, PT409 when somebody else has moved or hired them since
 */
export async function hire({ id, version }: Application, terms: HireTerms): Promise<Hired> {
  const client = await supabase();
  const pay = toDollars(terms.pay);
  const staffId: string = await dataOf(
    client.rpc('hire_applicant', {
      application_id_param: id,
      job_role_id_param: terms.jobRoleId,
      start_date_param: terms.startDate,
      beyond_positions_param: terms.beyondPositions,
      version_param: version,
      ...(pay !== null && { hourly_rate_param: pay }),
    }),
    'No one was hired. Check your connection and try again.',
  );
  return readHired(staffId, terms.jobRoleId);
}

/** What hiring somebody has made, as it stands in the database. */
async function readHired(staffId: string, jobRoleId: string): Promise<Hired> {
  const failed = 'They are hired. What came of it could not be fetched; look at the roster.';
  const client = await supabase();
  const [person, items, role] = await Promise.all([
    dataOf(client.from('staff').select('name, role, status').eq('id', staffId).single(), failed),
    dataOf(
      client
        .from('staff_onboarding_items')
        .select('title, certification_type_id, is_done')
        .eq('staff_id', staffId)
        .order('sort_order'),
      failed,
    ),
    dataOf(client.from('job_roles').select('positions_filled, positions_total').eq('id', jobRoleId).single(), failed),
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
  };
}
