/** The reports for the board, with what each answers. The server makes them (supabase/functions/generate-report). */
export const performanceReports = {
  'financial-performance': {
    name: 'Financial Performance',
    about: 'Income, expenses and the next budget, with the capital projects.',
  },
  'staff-metrics': {
    name: 'Staff Metrics',
    about: 'Staffing, pay, retention and what the staff say when they leave.',
  },
  'member-satisfaction': {
    name: 'Member Satisfaction',
    about: 'The ratings of the members by category.',
  },
} as const;

/** The yearly documents. */
export const annualDocuments = {
  'annual-strategic-review': {
    name: 'Annual Strategic Review',
    about: 'The season, the metrics, the lessons, and what the club plans.',
  },
  'competitive-analysis': {
    name: 'Competitive Analysis',
    about: 'The club against its targets, its earlier seasons and its stated pay.',
  },
  'roi-dashboard': {
    name: 'ROI Dashboard',
    about: 'What spending returned, and what the club may invest it in.',
  },
} as const;

/** For a meeting of the board: as a PDF, and as a presentation. */
export const boardDocuments = {
  'board-deck': {
    name: 'Board Deck',
    about: 'The season, the metrics, the funding, the projects with their votes, and the reserve study.',
  },
} as const;

export const executiveReports = { ...performanceReports, ...annualDocuments, ...boardDocuments };

export type ExecutiveReport = keyof typeof executiveReports;
