import { sampleId } from './sampleIds';

export type TeamRole =
  | 'Lifeguard'
  | 'Head Guard'
  | 'Swim Instructor'
  | 'Gate Attendant'
  | 'Maintenance'
  | 'Tennis Pro'
  | 'Assistant Manager'
  | 'Manager';

export interface TeamMember {
  id: string;
  name: string;
  role: TeamRole;
  status: 'Active';
  email: string;
  /** The first day of work (ISO 8601). */
  startDate: string;
  /** US dollars an hour. */
  hourlyRate: number;
}

/** What the demo club pays, in US dollars an hour. */
const hourlyRates: Record<TeamRole, number> = {
  Lifeguard: 15.5,
  'Head Guard': 18,
  'Swim Instructor': 17,
  'Gate Attendant': 14,
  Maintenance: 19,
  'Tennis Pro': 28.8,
  'Assistant Manager': 22,
  Manager: 28,
};

const people: readonly [name: string, role: TeamRole][] = [
  ['Jordan Blake', 'Lifeguard'],
  ['Avery Collins', 'Lifeguard'],
  ['Mateo Alvarez', 'Lifeguard'],
  ['Priya Raman', 'Lifeguard'],
  ['Caleb Foster', 'Lifeguard'],
  ['Naomi Brooks', 'Lifeguard'],
  ['Ethan Walsh', 'Lifeguard'],
  ['Sofia Marino', 'Lifeguard'],
  ['Tyler Jennings', 'Lifeguard'],
  ['Grace Okonkwo', 'Lifeguard'],
  ['Liam Novak', 'Lifeguard'],
  ['Zoe Hartman', 'Lifeguard'],
  ['Rachel Kim', 'Head Guard'],
  ['Devon Price', 'Head Guard'],
  ['Hannah Lindqvist', 'Swim Instructor'],
  ['Marcus Dean', 'Swim Instructor'],
  ['Isabel Cortez', 'Swim Instructor'],
  ['Owen Pratt', 'Gate Attendant'],
  ['Lucy Tran', 'Gate Attendant'],
  ['Ben Adler', 'Gate Attendant'],
  ['Frank Delgado', 'Maintenance'],
  ['Claire Beaumont', 'Tennis Pro'],
  ['Nate Sullivan', 'Assistant Manager'],
  ['Elena Ruiz', 'Manager'],
];

/** The 24 people on the demo club's staff this season. Names are unique. */
export const sampleTeam: readonly TeamMember[] = people.map(([name, role], index) => ({
  id: sampleId('staff', index + 1),
  name,
  role,
  status: 'Active',
  email: `${name.toLowerCase().replace(' ', '.')}@example.test`,
  startDate: '2025-04-01',
  hourlyRate: hourlyRates[role],
}));
