import { sampleApplications, sampleClub, sampleOnboardingItems } from '@platform/sample-club';
import { LAKESIDE, lakesideId } from '../lakeside';
import { insert } from '../sql';

const clubId = sampleClub.id;

/** Who applies to both clubs, what became of it, and what new people have to do before they work. */
export function recruitment(): string[] {
  return [
    insert('public.job_applications', [
      ...sampleApplications.map(({ positions: _, events: _history, certificates: _told, ...application }) => ({
        ...application,
        clubId,
      })),
      ...lakesideApplications,
    ]),
    insert('public.job_application_positions', [
      ...sampleApplications.flatMap(({ id: applicationId, positions }) =>
        positions.map((position) => ({ ...position, applicationId, clubId })),
      ),
      ...lakesideApplications.map(({ id: applicationId }) => ({
        clubId: LAKESIDE,
        applicationId,
        position: 'Server',
        jobRoleId: lakesideId('jobRole', 2),
      })),
    ]),
    insert('public.job_application_certificates', [
      ...sampleApplications.flatMap(({ id: applicationId, certificates }) =>
        certificates.map((certificate) => ({ ...certificate, applicationId, clubId })),
      ),
      {
        clubId: LAKESIDE,
        applicationId: lakesideId('jobApplication', 2),
        name: 'Food handler card',
        validUntil: '2026-01-31',
      },
    ]),
    insert('public.applicant_mail_settings', [
      { clubId, replyTo: 'jobs@pinehollow.test' },
      { clubId: LAKESIDE, refusalText: 'Hello {name},\n\nThank you for your application. The place is filled.' },
    ]),
    insert('public.job_application_events', [
      ...sampleApplications.flatMap(({ id: applicationId, events }) =>
        events.map((event) => ({ ...event, applicationId, clubId })),
      ),
      {
        id: lakesideId('jobApplicationEvent', 1),
        clubId: LAKESIDE,
        applicationId: lakesideId('jobApplication', 1),
        kind: 'note',
        note: 'Can start on Memorial Day weekend.',
        actorName: 'Patricia Nguyen',
        happenedAt: '2025-04-22T11:30:00-05:00',
      },
    ]),
    insert('public.staff_onboarding_items', [
      ...sampleOnboardingItems.map((item) => ({ ...item, clubId })),
      ...lakesideItems,
    ]),
  ];
}

const lakesideApplications = [
  {
    id: lakesideId('jobApplication', 1),
    clubId: LAKESIDE,
    name: 'Greta Sandoval',
    email: 'greta.sandoval@example.test',
    status: 'interviewed',
    appliedDate: '2025-04-14',
    season: '2025',
    source: 'referral',
  },
  {
    id: lakesideId('jobApplication', 2),
    clubId: LAKESIDE,
    name: 'Omar Fields',
    email: 'omar.fields@example.test',
    status: 'pending_review',
    appliedDate: '2025-04-25',
    season: '2025',
    source: 'application_page',
    confirmation: 'sent',
  },
];

/** Wes Hollander's: one of two is done, so his onboarding is pending. */
const lakesideItems = [
  { title: 'Form I-9: identity and authorization to work', isDone: true, doneAt: '2025-04-21T09:00:00-05:00' },
  { title: 'Form W-4: withholding of tax', isDone: false },
].map((item, index) => ({
  ...item,
  id: lakesideId('onboardingItem', index + 1),
  clubId: LAKESIDE,
  staffId: lakesideId('staff', 4),
  dueOn: '2025-05-05',
  sortOrder: index + 1,
}));
