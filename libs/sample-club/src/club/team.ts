import { sampleAccounts } from './accounts';
import { sampleId } from '../sampleIds';

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
  phone: string;
  /** The first day of work (ISO 8601). */
  startDate: string;
  /** US dollars an hour. */
  hourlyRate: number;
  /** Null for people without an account. */
  accountId: string | null;
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

/** Those who joined in 2025 are new; the others worked the season of 2024, too. */
const people: readonly [name: string, role: TeamRole, joined: 2021 | 2022 | 2023 | 2024 | 2025][] = [
  ['Jordan Blake', 'Lifeguard', 2023],
  ['Avery Collins', 'Lifeguard', 2024],
  ['Mateo Alvarez', 'Lifeguard', 2023],
  ['Priya Raman', 'Lifeguard', 2024],
  ['Caleb Foster', 'Lifeguard', 2024],
  ['Naomi Brooks', 'Lifeguard', 2023],
  ['Ethan Walsh', 'Lifeguard', 2024],
  ['Sofia Marino', 'Lifeguard', 2024],
  ['Tyler Jennings', 'Lifeguard', 2025],
  ['Grace Okonkwo', 'Lifeguard', 2025],
  ['Liam Novak', 'Lifeguard', 2025],
  ['Zoe Hartman', 'Lifeguard', 2025],
  ['Rachel Kim', 'Head Guard', 2022],
  ['Devon Price', 'Head Guard', 2022],
  ['Hannah Lindqvist', 'Swim Instructor', 2023],
  ['Marcus Dean', 'Swim Instructor', 2023],
  ['Isabel Cortez', 'Swim Instructor', 2025],
  ['Owen Pratt', 'Gate Attendant', 2024],
  ['Lucy Tran', 'Gate Attendant', 2025],
  ['Ben Adler', 'Gate Attendant', 2025],
  ['Frank Delgado', 'Maintenance', 2021],
  ['Claire Beaumont', 'Tennis Pro', 2022],
  ['Nate Sullivan', 'Assistant Manager', 2023],
  ['Elena Ruiz', 'Manager', 2021],
];

/** The 24 people on the demo club's staff this season. Names are unique. */
export const sampleTeam: readonly TeamMember[] = people.map(([name, role, joined], index) => ({
  id: sampleId('staff', index + 1),
  name,
  role,
  status: 'Active',
  email: emailOf(name),
  phone: phoneOf(index),
  startDate: `${joined}-04-01`,
  hourlyRate: hourlyRates[role],
  accountId: sampleAccounts.find((account) => account.name === name)?.id ?? null,
}));

export interface FormerMember extends Omit<TeamMember, 'status'> {
  status: 'Inactive';
  /** The last day of work (ISO 8601). */
  endDate: string;
}

const SEASON_END = '2024-09-02';

const former: readonly [name: string, role: TeamRole, endDate: string][] = [
  ['Dylan Mercer', 'Lifeguard', SEASON_END],
  ['Aisha Grant', 'Lifeguard', SEASON_END],
  ['Peter Lang', 'Gate Attendant', SEASON_END],
  ['Megan Doyle', 'Lifeguard', SEASON_END],
  ['Carlos Vega', 'Lifeguard', SEASON_END],
  ['Julia Stern', 'Swim Instructor', SEASON_END],
  ['Noah Whitaker', 'Gate Attendant', SEASON_END],
  ['Brooke Ellis', 'Lifeguard', '2024-06-28'],
  ['Ryan Cho', 'Lifeguard', '2024-07-19'],
  ['Tessa Monroe', 'Gate Attendant', '2024-08-04'],
];

/** The ten who worked the season of 2024 and are not on the staff any more. */
export const sampleFormerStaff: readonly FormerMember[] = former.map(([name, role, endDate], index) => ({
  id: sampleId('staff', sampleTeam.length + index + 1),
  name,
  role,
  status: 'Inactive',
  email: emailOf(name),
  phone: phoneOf(sampleTeam.length + index),
  startDate: '2024-04-01',
  endDate,
  hourlyRate: hourlyRates[role] - 0.5,
  accountId: null,
}));

function emailOf(name: string): string {
  return `${name.toLowerCase().replace(' ', '.')}@example.test`;
}

/** A number of those that are kept for stories, under an area code that no one else in the demo has. */
function phoneOf(index: number): string {
  return `(743) 555-01${String(index + 10)}`;
}
