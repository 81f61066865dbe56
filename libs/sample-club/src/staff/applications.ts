import { sampleId } from '../sampleIds';
import { sampleJobRoles } from './jobRoles';
import { sampleTeam, type TeamRole } from '../club/team';

type Status = 'pending_review' | 'interviewed' | 'hired' | 'rejected';

export interface SampleApplicationEvent {
  id: string;
  kind: 'moved' | 'note';
  /** For a move. */
  fromStatus: Status | null;
  toStatus: Status | null;
  note: string | null;
  actorName: string;
  /** ISO 8601 with offset. */
  happenedAt: string;
}

/** A certificate that an applicant says they hold. */
interface SampleApplicationCertificate {
  name: string;
  /** A day (ISO 8601); null when they did not say. */
  validUntil: string | null;
}

export interface SampleApplication {
  id: string;
  name: string;
  email: string;
  phone: string;
  status: Status;
  /** What the applicant wrote. */
  message: string | null;
  /** What the club noted. */
  notes: string | null;
  /** A day (ISO 8601). */
  appliedDate: string;
  season: string;
  source: 'application_page' | 'entered' | 'referral' | 'job_board';
  /** Of the email to the applicant; null when the club entered the application. */
  confirmation: 'sent' | null;
  /** The staff member that the applicant became; null unless hired. */
  staffId: string | null;
  /** The job role that the applicant was hired for; null unless hired. */
  hiredAs: TeamRole | null;
  /** The days (ISO 8601) that the applicant can work; null where they were not asked. */
  firstDay: string | null;
  lastDay: string | null;
  ageBand: '14-15' | '16-17' | '18+' | null;
  daysPerWeek: number | null;
  /** ISO 8601 with offset. */
  consentedAt: string | null;
  certificates: readonly SampleApplicationCertificate[];
  positions: readonly { position: TeamRole; jobRoleId: string }[];
  /** The history, oldest first. */
  events: readonly SampleApplicationEvent[];
}

interface Applicant {
  name: string;
  applied: string;
  positions: TeamRole[];
  source: SampleApplication['source'];
  message?: string;
  notes?: string;
  /** First and last day of work, age and days a week, as entered on the application page. */
  can?: [firstDay: string, lastDay: string, ageBand: '14-15' | '16-17' | '18+', daysPerWeek: number];
  certificates?: SampleApplicationCertificate[];
  /** Days of the moves that were made: interviewed, and then hired or rejected. */
  interviewed?: string;
  hired?: string;
  rejected?: string;
}

/** The pipeline of the season of 2025, newest first: 5 to review, 3 interviewed, 4 hired, 2 rejected. */
const applicants: readonly Applicant[] = [
  {
    name: 'Maya Torres',
    applied: '2025-04-30',
    positions: ['Lifeguard'],
    source: 'application_page',
    message: 'I guarded two summers at the county pool and live ten minutes away.',
    can: ['2025-05-24', '2025-09-01', '18+', 5],
    certificates: [
      { name: 'CPR/AED', validUntil: '2026-03-14' },
      { name: 'Lifeguarding', validUntil: '2027-03-14' },
    ],
  },
  {
    name: 'Jack Brennan',
    applied: '2025-04-29',
    positions: ['Gate Attendant', 'Lifeguard'],
    source: 'application_page',
    message: 'I am free every day after June 6. My lifeguard course ends on May 18.',
    can: ['2025-06-07', '2025-08-20', '16-17', 6],
  },
  {
    name: 'Leah Goldberg',
    applied: '2025-04-28',
    positions: ['Gate Attendant'],
    source: 'referral',
    notes: 'Sent by Lucy Tran.',
  },
  {
    name: 'Andre Wilkins',
    applied: '2025-04-27',
    positions: ['Lifeguard'],
    source: 'job_board',
    message: 'Certified since March. I swim for the high school team.',
  },
  {
    name: 'Chloe Bishop',
    applied: '2025-04-24',
    positions: ['Swim Instructor', 'Lifeguard'],
    source: 'application_page',
    message: 'I would love to teach the little ones, and can guard as well.',
    can: ['2025-05-31', '2025-08-31', '18+', 4],
    certificates: [{ name: 'Lifeguarding', validUntil: null }],
  },
  {
    name: 'Samir Haddad',
    applied: '2025-04-16',
    positions: ['Lifeguard'],
    source: 'application_page',
    message: 'Three seasons at a lake beach, open water certified.',
    can: ['2025-05-20', '2025-09-07', '18+', 5],
    certificates: [{ name: 'CPR/AED', validUntil: '2025-07-01' }],
    notes: 'Strong swimmer, calm. First choice for the last lifeguard position.',
    interviewed: '2025-04-26',
  },
  {
    name: 'Harper Quinn',
    applied: '2025-04-12',
    positions: ['Gate Attendant'],
    source: 'application_page',
    message: 'I have worked the front desk of a gym for a year.',
    can: ['2025-05-24', '2025-08-10', '14-15', 3],
    interviewed: '2025-04-24',
  },
  {
    name: 'Victor Palmer',
    applied: '2025-04-09',
    positions: ['Lifeguard', 'Head Guard'],
    source: 'job_board',
    notes: 'Asks for more than the range pays.',
    interviewed: '2025-04-22',
  },
  {
    name: 'Ben Adler',
    applied: '2025-03-20',
    positions: ['Gate Attendant'],
    source: 'referral',
    interviewed: '2025-03-26',
    hired: '2025-03-28',
  },
  {
    name: 'Isabel Cortez',
    applied: '2025-03-11',
    positions: ['Swim Instructor'],
    source: 'application_page',
    message: 'I have taught lessons for four years, from toddlers to adults.',
    interviewed: '2025-03-17',
    hired: '2025-03-19',
  },
  {
    name: 'Kyle Redmond',
    applied: '2025-03-08',
    positions: ['Lifeguard'],
    source: 'application_page',
    notes: 'Away in July and August.',
    rejected: '2025-03-12',
  },
  {
    name: 'Zoe Hartman',
    applied: '2025-02-24',
    positions: ['Lifeguard'],
    source: 'application_page',
    interviewed: '2025-03-03',
    hired: '2025-03-05',
  },
  {
    name: 'Liam Novak',
    applied: '2025-02-18',
    positions: ['Lifeguard'],
    source: 'entered',
    notes: 'Applied at the open house.',
    interviewed: '2025-02-26',
    hired: '2025-02-28',
  },
  {
    name: 'Stella Marsh',
    applied: '2025-02-15',
    positions: ['Tennis Pro'],
    source: 'job_board',
    interviewed: '2025-02-21',
    rejected: '2025-02-25',
  },
];

const MANAGER = 'Elena Ruiz';

/** Who applied to the demo club this season, newest first. */
export const sampleApplications: readonly SampleApplication[] = applicants.map((applicant, index) => {
  const { name, applied, positions, source, message = null, notes = null, can, certificates = [] } = applicant;
  const moves = movesOf(applicant);
  const hired = applicant.hired ? sampleTeam.find((member) => member.name === name) : undefined;
  return {
    id: sampleId('jobApplication', index + 1),
    name,
    email: `${name.toLowerCase().replace(' ', '.')}@example.test`,
    phone: `(336) 555-01${String(index + 10)}`,
    status: moves.at(-1)?.toStatus ?? 'pending_review',
    message,
    notes,
    appliedDate: applied,
    season: '2025',
    source,
    confirmation: source === 'application_page' ? 'sent' : null,
    staffId: hired?.id ?? null,
    hiredAs: hired?.role ?? null,
    firstDay: can?.[0] ?? null,
    lastDay: can?.[1] ?? null,
    ageBand: can?.[2] ?? null,
    daysPerWeek: can?.[3] ?? null,
    consentedAt: can ? `${applied}T16:00:00-04:00` : null,
    certificates,
    positions: positions.map((position) => ({ position, jobRoleId: roleId(position) })),
    events: moves.map((move, number) => ({
      ...move,
      id: sampleId('jobApplicationEvent', (index + 1) * 10 + number),
      kind: 'moved',
      note: null,
      actorName: MANAGER,
    })),
  };
});

type Move = { fromStatus: Status; toStatus: Status; happenedAt: string };

function movesOf({ interviewed, hired, rejected }: Applicant): Move[] {
  const steps: [Status, string | undefined][] = [
    ['interviewed', interviewed],
    ['hired', hired],
    ['rejected', rejected],
  ];
  const moves: Move[] = [];
  for (const [toStatus, day] of steps) {
    if (!day) continue;
    const fromStatus = moves.at(-1)?.toStatus ?? 'pending_review';
    // The club's clocks go forward on March 9.
    moves.push({ fromStatus, toStatus, happenedAt: `${day}T16:00:00-0${day < '2025-03-09' ? 5 : 4}:00` });
  }
  return moves;
}

function roleId(title: TeamRole): string {
  const role = sampleJobRoles.find((known) => known.title === title);
  if (!role) throw new Error(`there is no job role "${title}"`);
  return role.id;
}
