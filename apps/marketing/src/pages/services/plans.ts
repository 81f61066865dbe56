/** The topics of a plan's features; the rows of the comparison, in this order. */
export const topics = [
  'Platform',
  'Support',
  'Check-ins',
  'Coaching',
  'Scheduling',
  'Payroll and budget',
  'Operations',
  'Planning',
  'Board',
  'End of season',
] as const;

export type Topic = (typeof topics)[number];

/** One of the four ways to work with the firm. Prices are whole US dollars. */
export interface Plan {
  name: string;
  monthlyPrice: number;
  /** Due once, at start. */
  setupFee: number;
  staffRange: string;
  description: string;
  /** The plan's own features, at most one for each topic. */
  features: Partial<Record<Topic, string>>;
  /** The most popular plan. */
  highlight: boolean;
}

/** Specification 3.16 to 3.20. From the smallest to the largest; each plan keeps the features of the ones before it. */
export const plans: readonly Plan[] = [
  {
    name: 'Launch',
    monthlyPrice: 250,
    setupFee: 500,
    staffRange: '1-15 staff',
    description: 'For a small club that wants a second opinion and one place to keep the season.',
    features: {
      Platform: 'Basic dashboard only',
      Support: 'Email support',
      'Check-ins': 'Monthly check-in',
    },
    highlight: false,
  },
  {
    name: 'Manage',
    monthlyPrice: 500,
    setupFee: 750,
    staffRange: '15-35 staff',
    description: 'For a manager with a full roster, and a schedule that has to hold.',
    features: {
      Scheduling: 'Scheduling support that can integrate with a scheduling service',
      Support: 'Priority phone/email support',
      Coaching: 'Manager coaching',
      Platform: 'Dashboard with basic reporting',
    },
    highlight: false,
  },
  {
    name: 'Run',
    monthlyPrice: 750,
    setupFee: 750,
    staffRange: '35+ staff',
    description: 'For a club that wants expert help with its season, week by week.',
    features: {
      'Payroll and budget': 'Weekly labour-versus-budget tracking',
      Support: '24/7 leadership consulting',
      Platform: 'Full platform access',
      Operations: 'Vendor/shift/operations tracking',
    },
    highlight: true,
  },
  {
    name: 'Elevate',
    monthlyPrice: 950,
    setupFee: 1500,
    staffRange: '35+ staff',
    description: 'For a board that plans further ahead than this summer.',
    features: {
      Support: 'Dedicated consultant',
      Planning: 'Full ClubFuture planning suite',
      Platform: 'Custom reports and dashboards',
      Board: 'Board decks',
      'End of season': 'Postseason surveys',
    },
    highlight: false,
  },
];

/** US dollars without cents: 1500 → `$1,500`. */
export const dollars = (amount: number): string => `$${amount.toLocaleString('en-US')}`;
