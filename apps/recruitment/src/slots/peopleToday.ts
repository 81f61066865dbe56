import { dataOf } from '@platform/module-kit';
import { supabase } from '@platform/session';

/**
 * What waits for a person in recruitment and on the roster, for the top of a dashboard. The view leaves out what is not theirs
 * to do.
 */
export async function peopleToday({ clubId }: { clubId: string }) {
  const client = await supabase();
  const counts = await dataOf(
    client
      .from('needs_today')
      .select('applications, certificates_to_confirm, expiring_certifications')
      .eq('club_id', clubId)
      .single(),
    'Applications and certificates could not be counted.',
  );
  return [
    {
      id: 'applications',
      count: counts.applications,
      one: 'application',
      detail: 'pending review',
      to: '/recruitment?view=list&status=pending_review',
    },
    {
      id: 'certificates',
      count: counts.certificates_to_confirm,
      one: 'certificate',
      detail: 'to confirm',
      to: '/staff?certification=waiting',
    },
    {
      id: 'expiring',
      count: counts.expiring_certifications,
      one: 'expiring certification',
      detail: 'within 30 days',
      to: '/staff?certification=expiring',
    },
  ].flatMap(({ id, count, one, detail, to }) =>
    count ? [{ id, count, words: count === 1 ? one : `${one}s`, detail, to }] : [],
  );
}
