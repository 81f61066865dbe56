/** The firm's audiences (specification 1.5), each with a sentence about its season. */
export const audiences = [
  {
    name: 'Swim and tennis clubs',
    text: 'Lifeguards, lessons and leagues, from opening day to the last meet of the summer.',
  },
  { name: 'HOA boards', text: 'Volunteers with day jobs who answer for a pool, a budget and a staff.' },
  {
    name: 'Country club managers',
    text: 'Seasonal departments that have to feel as polished as the rest of the club.',
  },
  { name: 'Recreation centres', text: 'Programs for a whole community, staffed by many people in their first job.' },
] as const;
