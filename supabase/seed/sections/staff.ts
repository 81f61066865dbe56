import {
  sampleCertifications,
  sampleCertificationTypes,
  sampleClub,
  sampleFormerStaff,
  sampleJobRoles,
  sampleStaffEvents,
  sampleStaffSeasons,
  sampleTeam,
} from '@platform/sample-club';
import { accountOf } from '../accountOf';
import { LAKESIDE, lakesideId } from '../lakeside';
import { insert, type Sql } from '../sql';

const clubId = sampleClub.id;

/** When both clubs began to look for people of the season. */
const ROLES_OPENED_AT = '2025-02-15T14:00:00Z';

/** Job roles, what they require, and the people who have them now or had them last season. */
export function staff(): string[] {
  return [
    insert('public.certification_types', [
      ...sampleCertificationTypes.map((type) => ({ ...type, clubId })),
      {
        id: lakesideId('certificationType', 1),
        clubId: LAKESIDE,
        name: 'Responsible Beverage Server',
        validMonths: 36,
      },
    ]),
    insert('public.job_role_definitions', [
      ...[...sampleJobRoles.map(({ requirements: _, ...role }) => ({ ...role, clubId })), ...lakesideJobRoles].map(
        (role) => ({ ...role, createdAt: ROLES_OPENED_AT }),
      ),
    ]),
    insert('public.job_role_requirements', [
      ...sampleJobRoles.flatMap(({ id, requirements }) =>
        requirements.map((requirement) => ({ ...requirement, jobRoleId: id, clubId })),
      ),
      {
        id: lakesideId('jobRoleRequirement', 1),
        clubId: LAKESIDE,
        jobRoleId: lakesideId('jobRole', 2),
        requirement: 'Responsible Beverage Server certification',
        certificationTypeId: lakesideId('certificationType', 1),
      },
    ]),
    insert('public.staff_members', [
      ...sampleTeam.map(({ accountId: _, ...member }) => ({
        ...member,
        clubId,
        userId: accountOf(member.name),
      })),
      ...sampleFormerStaff.map(({ accountId: _, ...member }) => ({ ...member, clubId })),
      ...lakesideStaff,
    ]),
    insert(
      'public.staff_seasons',
      sampleStaffSeasons.map((record) => ({ ...record, clubId })),
    ),
    insert('public.staff_certifications', [
      ...sampleCertifications.map((certification) => ({ ...certification, clubId })),
      {
        id: lakesideId('staffCertification', 1),
        clubId: LAKESIDE,
        staffId: lakesideId('staff', 2),
        certificationTypeId: lakesideId('certificationType', 1),
        certificationName: 'Responsible Beverage Server',
        issuedOn: '2025-04-18',
        expiryDate: '2028-04-18',
      },
    ]),
    insert('public.staff_events', [
      ...sampleStaffEvents.map((event) => ({ ...event, clubId })),
      {
        id: lakesideId('staffEvent', 1),
        clubId: LAKESIDE,
        staffId: lakesideId('staff', 2),
        kind: 'pay',
        fromRate: 14,
        toRate: 15,
        reason: null,
        actorName: 'Patricia Nguyen',
        happenedAt: '2025-04-02T09:00:00-05:00',
      },
    ]),
  ];
}

const lakesideJobRoles = [
  {
    id: lakesideId('jobRole', 1),
    clubId: LAKESIDE,
    title: 'Cart Attendant',
    department: 'Golf',
    description: 'Keeps the fleet clean, charged and in line.',
    positionsTotal: 6,
    payRangeMin: 13,
    payRangeMax: 16,
    minimumAge: null,
  },
  {
    id: lakesideId('jobRole', 2),
    clubId: LAKESIDE,
    title: 'Server',
    department: 'Clubhouse',
    description: 'Serves the terrace and the grill.',
    positionsTotal: 8,
    payRangeMin: 12,
    payRangeMax: 18,
    minimumAge: null,
  },
];

const lakesideStaff = [
  ['Sam Okafor', 'Cart Attendant', 'Active', 14.5, accountOf('Sam Okafor')],
  ['June Castellano', 'Server', 'Active', 15, null],
  ['Theo Marsh', 'Server', 'Active', 15, null],
  ['Wes Hollander', 'Cart Attendant', 'Pending Onboarding', 13.5, null],
  ['Gail Pruitt', 'Server', 'Inactive', 14.5, null],
].map(([name, role, status, hourlyRate, userId], index) => ({
  id: lakesideId('staff', index + 1),
  clubId: LAKESIDE,
  name: name as string,
  role: role as string,
  status: status as string,
  startDate: '2025-03-15',
  hourlyRate: hourlyRate as number,
  userId: userId as Sql | null,
}));
