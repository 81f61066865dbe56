import { asking, needsToday, type NeedToday, readPartOf } from '@platform/module-kit/screens';

/** The counts of the view. Null: not this person's work. */
export interface PeopleCounts {
  /** The person's own staff row. */
  own_staff_id: string | null;
  /** Names of certificates that the person's job role requires and that are missing or expired. */
  own_certificates_lacking: string[] | null;
  applications: number | null;
  certificates_to_confirm: number | null;
  expiring_certifications: number | null;
}

/** The person's needs in recruitment and on the roster, for the top of a dashboard. */
export async function peopleToday({ clubId }: { clubId: string }): Promise<NeedToday[]> {
  const counts = await readPartOf('dashboard_needs', 'recruitment_needs', clubId, () =>
    asking('Applications and certificates could not be counted.')((db) =>
      db
        .from('needs_today')
        .select(
          'own_staff_id, own_certificates_lacking, applications, certificates_to_confirm, expiring_certifications',
        )
        .eq('club_id', clubId)
        .single(),
    ),
  );
  return needsOf(counts);
}

/** The counts that need attention, the person's own first. */
export function needsOf(counts: PeopleCounts): NeedToday[] {
  const lacking = counts.own_certificates_lacking ?? [];
  return needsToday([
    {
      id: 'own-certificates',
      count: lacking.length,
      one: 'certificate to send',
      many: 'certificates to send',
      detail: namesOf(lacking),
      to: `/staff?open=${counts.own_staff_id}`,
    },
    {
      id: 'applications',
      count: counts.applications,
      one: 'application',
      many: 'applications',
      detail: 'pending review',
      to: '/recruitment?view=list&status=pending_review',
    },
    {
      id: 'certificates',
      count: counts.certificates_to_confirm,
      one: 'certificate',
      many: 'certificates',
      detail: 'to confirm',
      to: '/staff?certification=waiting',
    },
    {
      id: 'expiring',
      count: counts.expiring_certifications,
      one: 'expiring certification',
      many: 'expiring certifications',
      detail: 'within 30 days',
      to: '/staff?certification=expiring',
    },
  ]);
}

/** Longest detail in the slot, in characters. */
const DETAIL_LIMIT = 40;

/** Names of certificates, as many as fit into the slot. */
function namesOf(names: readonly string[]): string {
  const list = new Intl.ListFormat('en-US');
  const all = list.format(names);
  if (all.length <= DETAIL_LIMIT) return all;
  const [first = '', ...others] = names;
  const short = list.format([first, `${others.length} more`]);
  return others.length > 0 && short.length <= DETAIL_LIMIT ? short : 'See which';
}
