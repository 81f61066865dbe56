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
  name: string;
  role: TeamRole;
}

/** The 24 people on the demo club's staff this season. Names are unique. */
export const sampleTeam: readonly TeamMember[] = [
  { name: 'Jordan Blake', role: 'Lifeguard' },
  { name: 'Avery Collins', role: 'Lifeguard' },
  { name: 'Mateo Alvarez', role: 'Lifeguard' },
  { name: 'Priya Raman', role: 'Lifeguard' },
  { name: 'Caleb Foster', role: 'Lifeguard' },
  { name: 'Naomi Brooks', role: 'Lifeguard' },
  { name: 'Ethan Walsh', role: 'Lifeguard' },
  { name: 'Sofia Marino', role: 'Lifeguard' },
  { name: 'Tyler Jennings', role: 'Lifeguard' },
  { name: 'Grace Okonkwo', role: 'Lifeguard' },
  { name: 'Liam Novak', role: 'Lifeguard' },
  { name: 'Zoe Hartman', role: 'Lifeguard' },
  { name: 'Rachel Kim', role: 'Head Guard' },
  { name: 'Devon Price', role: 'Head Guard' },
  { name: 'Hannah Lindqvist', role: 'Swim Instructor' },
  { name: 'Marcus Dean', role: 'Swim Instructor' },
  { name: 'Isabel Cortez', role: 'Swim Instructor' },
  { name: 'Owen Pratt', role: 'Gate Attendant' },
  { name: 'Lucy Tran', role: 'Gate Attendant' },
  { name: 'Ben Adler', role: 'Gate Attendant' },
  { name: 'Frank Delgado', role: 'Maintenance' },
  { name: 'Claire Beaumont', role: 'Tennis Pro' },
  { name: 'Nate Sullivan', role: 'Assistant Manager' },
  { name: 'Elena Ruiz', role: 'Manager' },
];
