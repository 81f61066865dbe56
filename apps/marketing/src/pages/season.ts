/** A stage of the season's lifecycle, and the months of a club that opens in late May. */
export interface Stage {
  name: string;
  text: string;
  /** First and last month, 1–12. */
  months: readonly [from: number, to: number];
}

/** The six stages of specification 1.4, in the order of the year. */
export const stages: readonly Stage[] = [
  {
    name: 'Pre-season planning',
    text: 'Budget, checklist and dates, agreed with the board before anyone is hired.',
    months: [1, 3],
  },
  {
    name: 'Recruitment and staff planning',
    text: 'Positions, applications and offers. The good ones are taken by spring break.',
    months: [2, 5],
  },
  {
    name: 'Training and facility prep',
    text: 'Certifications, in-service days and a deck that is ready for its inspection.',
    months: [4, 5],
  },
  {
    name: 'Operations center',
    text: 'Shifts, logs, vendors and tickets, from opening day to Labor Day.',
    months: [5, 9],
  },
  {
    name: 'Post-season wrap-up',
    text: 'Feedback, exit surveys and lessons, written down while everyone remembers.',
    months: [9, 10],
  },
  {
    name: 'Strategic planning hub (ClubFuture)',
    text: 'Capital projects, workforce and members for the years that follow.',
    months: [10, 12],
  },
];
