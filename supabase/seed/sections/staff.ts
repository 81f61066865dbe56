import { sampleCertificationTypes, sampleClub, sampleJobRoles, sampleTeam } from '@platform/sample-club';
import { accountOf } from '../accountOf';
import { LAKESIDE, lakesideId } from '../lakeside';
import { insert, type Sql } from '../sql';

/** Who of the demo club's staff has an account. */
const accounts: Record<string, string> = {
  'Jordan Blake': 'staff@pinehollow.test',
  'Elena Ruiz': 'manager@pinehollow.test',
};

const clubId = sampleClub.id;

/** Job roles, what they require, and the people who have them. */
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
      ...sampleJobRoles.map(({ requirements: _, ...role }) => ({ ...role, clubId })),
      ...lakesideJobRoles,
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
      ...sampleTeam.map((member) => ({
        ...member,
        clubId,
        userId: accounts[member.name] ? accountOf(accounts[member.name] ?? '') : null,
      })),
      ...lakesideStaff,
    ]),
    insert('public.staff_certifications', [
      {
        clubId,
        staffId: sampleTeam[0]?.id,
        certificationTypeId: sampleCertificationTypes[0]?.id,
        certificationName: 'Lifeguarding',
        issuedOn: '2024-05-20',
        expiryDate: '2026-05-20',
      },
      {
        clubId: LAKESIDE,
        staffId: lakesideId('staff', 2),
        certificationTypeId: lakesideId('certificationType', 1),
        certificationName: 'Responsible Beverage Server',
        issuedOn: '2025-04-18',
        expiryDate: '2028-04-18',
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
  },
];

const lakesideStaff = [
  ['Sam Okafor', 'Cart Attendant', 'Active', 14.5, accountOf('staff@lakeside.test')],
  ['June Castellano', 'Server', 'Active', 15, null],
  ['Theo Marsh', 'Server', 'Active', 15, null],
  ['Wes Hollander', 'Cart Attendant', 'Pending Onboarding', 13.5, null],
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
