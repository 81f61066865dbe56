import { readOnlyView } from './readOnlyView';
import { confidentialTable, everything, managers, noOneInserts, ownClub, type Subject } from './rule';
import { staffOf } from './staff';

/** An application of the seed. */
const applicationOf = (clubId: string) => `${clubId.slice(0, 1)}0000009-0000-4000-8000-000000000001`;

/** Who wants to work at a club, and what has to be done before they do. */
export const recruitment: Subject = {
  tables: {
    job_applications: {
      ...confidentialTable(
        'notes',
        (clubId) => `insert into public.job_applications (club_id, name) values ('${clubId}', 'New Applicant')`,
      ),
      // Refused as a whole: they are kept for a year.
      delete: {},
    },
    job_application_positions: confidentialTable(
      'position',
      (clubId) => `insert into public.job_application_positions (club_id, application_id, position)
        values ('${clubId}', '${applicationOf(clubId)}', 'New position')`,
    ),
    job_application_certificates: confidentialTable(
      'name',
      (clubId) => `insert into public.job_application_certificates (club_id, application_id, name)
        values ('${clubId}', '${applicationOf(clubId)}', 'New certificate')`,
    ),
    job_application_resumes: {
      ...confidentialTable('file_name', () => ''),
      // Neither the firm: an applicant sends a resume to the club alone.
      select: managers(ownClub),
      update: { column: 'file_name' },
      // Only the function `apply` adds them, with the service key.
      insert: noOneInserts(`insert into public.job_application_resumes (club_id) values (gen_random_uuid())`),
    },
    applicant_mail_settings: confidentialTable(
      'reply_to',
      (clubId) => `insert into public.applicant_mail_settings (club_id, offer_text) values ('${clubId}', 'Welcome')
        on conflict (club_id) do update set offer_text = excluded.offer_text`,
    ),
    job_application_events: {
      key: 'id::text',
      select: { ...managers(ownClub), firm: everything },
      update: { column: 'note' },
      delete: {},
      insert: {
        into: (clubId) => `insert into public.job_application_events (club_id, application_id, note)
          values ('${clubId}', '${applicationOf(clubId)}', 'New note')`,
        allowed: { manager: 'own club', admin: 'own club' },
      },
    },
    application_standings: readOnlyView('application_standings', managers(ownClub), 'application_id::text'),
    staff_onboarding_items: confidentialTable(
      'title',
      (clubId) => `insert into public.staff_onboarding_items (club_id, staff_id, title)
        values ('${clubId}', '${staffOf(clubId)}', 'New item')`,
      'staff_id in (select id from public.staff_members where user_id = $me)',
    ),
  },
  views: ['application_standings'],
  callable: {
    anon: ['public_club_page(text)', 'app.public_club_page(text)'],
    authenticated: [
      'answer_applicant(uuid,text,integer,text,text)',
      'enter_application(uuid,jsonb,uuid[])',
      'hire_applicant(uuid,uuid,date,numeric,boolean,integer,date,text,boolean)',
      'app.invite_staff_member(uuid)',
      'app.lacks_invitation(uuid,text)',
      'app.queue_invitation_mail(uuid)',
      'move_application(uuid,text,integer,text)',
      'public_club_page(text)',
      'rehire_chosen_staff(uuid,uuid[],boolean,text)',
      'reject_applicant(uuid,integer,text,text)',
      'save_job_role(uuid,jsonb,jsonb,uuid,integer)',
      'start_onboarding(uuid)',
      'app.hire_applicant(uuid,uuid,date,numeric,boolean,integer,date,text)',
      'app.public_club_page(text)',
      'app.record_answer(uuid,text,text,text)',
      'app.rehire_people(uuid,uuid[],boolean,text)',
      'app.start_onboarding(uuid)',
    ],
    service_role: [
      'attach_resume(uuid,text,text,text)',
      'receive_application(jsonb,text)',
      'app.attach_resume(uuid,text,text,text)',
      'app.receive_application(jsonb,text)',
    ],
  },
};
