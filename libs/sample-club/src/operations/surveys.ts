import { sampleId } from '../sampleIds';
import { sampleTeam } from '../club/team';

export interface SampleSurveyInvitee {
  name: string;
  email: string;
}

export interface SampleSurvey {
  id: string;
  seasonId: string;
  kind: 'member' | 'exit';
  title: string;
  introduction: string;
  /** Days (ISO 8601): the first and the last one on which it is answered. */
  opensOn: string;
  closesOn: string;
  /** Everyone who was asked; the first `completed` of them have answered. */
  invitees: readonly SampleSurveyInvitee[];
  completed: number;
}

const season2024 = sampleId('season', 1);
const season2025 = sampleId('season', 2);

/** Who joined the staff after the season of 2024. */
const newcomers = [
  'Tyler Jennings',
  'Grace Okonkwo',
  'Liam Novak',
  'Zoe Hartman',
  'Isabel Cortez',
  'Lucy Tran',
  'Ben Adler',
];
/** Who finished that season, did not come back, and could be reached. */
const leavers = ['Dylan Mercer', 'Aisha Grant', 'Peter Lang', 'Megan Doyle', 'Carlos Vega', 'Julia Stern'];
const staffOf2024 = [...sampleTeam.map(({ name }) => name).filter((name) => !newcomers.includes(name)), ...leavers];

/** The token of the first invitation to the survey that is open: /survey#<token> works on a machine with the seed. */
export const tokenToTry = 'pine-hollow-spring-check-in';

/** The two surveys of the closed season, and the one that members can answer now. */
export const sampleSurveys: readonly SampleSurvey[] = [
  {
    id: sampleId('survey', 1),
    seasonId: season2024,
    kind: 'member',
    title: 'Member Satisfaction 2024',
    introduction: 'Two minutes about your summer at the club. We read every comment.',
    opensOn: '2024-08-26',
    closesOn: '2024-09-22',
    invitees: Array.from({ length: 160 }, (_, index) => ({
      name: `Household ${index + 1}`,
      email: `household.${index + 1}@example.test`,
    })),
    completed: 120,
  },
  {
    id: sampleId('survey', 2),
    seasonId: season2024,
    kind: 'exit',
    title: 'Staff Exit Survey 2024',
    introduction: 'Your season is over: tell us how it was, so that the next one is better.',
    opensOn: '2024-09-03',
    closesOn: '2024-09-30',
    invitees: staffOf2024.map((name) => ({
      name,
      email: `${name.toLowerCase().replace(' ', '.')}@example.test`,
    })),
    completed: 20,
  },
  {
    id: sampleId('survey', 3),
    seasonId: season2025,
    kind: 'member',
    title: 'Spring Check-In 2025',
    introduction: 'Before we open: what matters most to you this summer?',
    opensOn: '2025-04-14',
    closesOn: '2025-05-20',
    invitees: [
      'Ana Whitaker',
      'Gordon Pell',
      'The Osei Family',
      'Ruth Lindgren',
      'Sam Duarte',
      'The Kowalski Family',
    ].map((name, index) => ({ name, email: `checkin.${index + 1}@example.test` })),
    completed: 0,
  },
];
