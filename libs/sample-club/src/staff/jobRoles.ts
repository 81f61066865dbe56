import { sampleId } from '../sampleIds';
import type { TeamRole } from '../club/team';

export interface SampleCertificationType {
  id: string;
  name: string;
  /** How long a new one lasts; null when it does not expire. */
  validMonths: number | null;
}

/** The certifications that the demo club's job roles ask for. */
export const sampleCertificationTypes: readonly SampleCertificationType[] = [
  { id: sampleId('certificationType', 1), name: 'Lifeguarding', validMonths: 24 },
  { id: sampleId('certificationType', 2), name: 'CPR/AED', validMonths: 24 },
  { id: sampleId('certificationType', 3), name: 'Water Safety Instructor', validMonths: 24 },
  { id: sampleId('certificationType', 4), name: 'Certified Pool Operator', validMonths: 60 },
];

export interface SampleJobRole {
  id: string;
  title: TeamRole;
  department: 'Aquatics' | 'Front Gate' | 'Facilities' | 'Tennis' | 'Management';
  description: string;
  positionsTotal: number;
  /** US dollars an hour. */
  payRangeMin: number;
  payRangeMax: number;
  /** What the club asks for on the first day; null where it asks for nothing beyond the law. */
  minimumAge: number | null;
  requirements: readonly SampleRequirement[];
}

export interface SampleRequirement {
  id: string;
  requirement: string;
  /** The certification that fulfils it; null for one in words. */
  certificationTypeId: string | null;
}

/** The demo club's 26 positions in eight roles, ordered by title. */
export const sampleJobRoles: readonly SampleJobRole[] = [
  jobRole(
    1,
    'Assistant Manager',
    'Management',
    'Runs the deck when the manager is away.',
    1,
    [20, 24],
    [certificate(2), 'Two seasons in a supervising role'],
  ),
  jobRole(2, 'Gate Attendant', 'Front Gate', 'Welcomes members and checks in guests.', 4, [13, 15], [], 14),
  jobRole(
    3,
    'Head Guard',
    'Aquatics',
    'Leads a shift of lifeguards.',
    2,
    [17, 19.5],
    [certificate(1), certificate(2), 'Two seasons as a lifeguard'],
  ),
  jobRole(
    4,
    'Lifeguard',
    'Aquatics',
    'Keeps swimmers safe and the deck in order.',
    13,
    [14.5, 17],
    [certificate(1), certificate(2)],
    15,
  ),
  jobRole(5, 'Maintenance', 'Facilities', 'Keeps water, pumps and grounds in shape.', 1, [18, 22], [certificate(4)]),
  jobRole(6, 'Manager', 'Management', 'Answers for the season.', 1, [26, 32], [certificate(2), certificate(4)]),
  jobRole(
    7,
    'Swim Instructor',
    'Aquatics',
    'Teaches lessons for all ages.',
    3,
    [16, 19],
    [certificate(3), certificate(2)],
  ),
  jobRole(
    8,
    'Tennis Pro',
    'Tennis',
    'Coaches members and runs clinics.',
    1,
    [26, 32],
    ['Certified by a professional teaching association'],
  ),
];

type Wanted = string | SampleCertificationType;

function certificate(number: number): SampleCertificationType {
  const found = sampleCertificationTypes[number - 1];
  if (!found) throw new Error(`there is no certification type ${number}`);
  return found;
}

function jobRole(
  number: number,
  title: TeamRole,
  department: SampleJobRole['department'],
  description: string,
  positionsTotal: number,
  [payRangeMin, payRangeMax]: [number, number],
  wanted: Wanted[],
  minimumAge: number | null = null,
): SampleJobRole {
  const requirements = wanted.map((want, index) => ({
    id: sampleId('jobRoleRequirement', number * 10 + index),
    requirement: typeof want === 'string' ? want : `${want.name} certification`,
    certificationTypeId: typeof want === 'string' ? null : want.id,
  }));
  return {
    id: sampleId('jobRole', number),
    title,
    department,
    description,
    positionsTotal,
    payRangeMin,
    payRangeMax,
    minimumAge,
    requirements,
  };
}
