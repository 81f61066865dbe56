import { byName, dayAt, everyPage, PAGE } from '@platform/module-kit/screens';
import type { Club } from '@platform/session';
import { dueOf } from '../../rules/due';
import { AHEAD_DAYS } from '../../rules/renewal';
import type { Renewal } from '../rows/renewal';
import { read } from './requests';

interface RenewalRow {
  certification_id: string;
  staff_id: string;
  name: string;
  role: string;
  certification_name: string;
  expiry_date: string;
  days_left: number;
  course_id: string | null;
  course_title: string | null;
  participant_id: string | null;
  completed_at: string | null;
  due_on: string | null;
  certification_version: number;
  asked_at: string | null;
  has_account: boolean;
  is_waiting: boolean;
}

/** Certifications that have expired or soon will, the most urgent first, as far as the reader may read them. */
export async function readRenewals(club: Club, today: string): Promise<Renewal[]> {
  const rows = await everyPage<RenewalRow>((after) =>
    read((db) => {
      const ending = db.from('training_renewals').select('*').eq('club_id', club.id).lte('days_left', AHEAD_DAYS);
      const rest = after ? ending.gt('certification_id', after.certification_id) : ending;
      const page = rest.order('certification_id').limit(PAGE);
      return page.overrideTypes<RenewalRow[], { merge: false }>();
    }),
  );
  return rows
    .sort((a, b) => a.days_left - b.days_left || byName(a, b))
    .map((row) => ({
      certificationId: row.certification_id,
      staffId: row.staff_id,
      name: row.name,
      role: row.role,
      certificationName: row.certification_name,
      expiryDate: row.expiry_date,
      daysLeft: row.days_left,
      moduleId: row.course_id,
      moduleTitle: row.course_title,
      participantId: row.participant_id,
      completedOn: row.completed_at === null ? null : dayAt(new Date(row.completed_at), club.time_zone),
      due: dueOf(row.due_on, today, row.completed_at !== null),
      isWaiting: row.is_waiting,
      hasAccount: row.has_account,
      askedOn: row.asked_at === null ? null : dayAt(new Date(row.asked_at), club.time_zone),
      version: row.certification_version,
    }));
}
