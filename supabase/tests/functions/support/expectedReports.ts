import type { ReportType } from '../../../functions/generate-report/reportTypes.ts';

/** Days of the demo club: the week of its today, and its last season. */
export const spring = { from_param: '2025-04-27', to_param: '2025-05-03' };
export const season = { from_param: '2024-04-01', to_param: '2024-09-02' };

/** What each report says of the demo club: the numbers of the specification and of the product decisions. */
export const expected: Record<ReportType, { days: typeof spring & Record<string, string>; says: string[] }> = {
  overview: {
    days: spring,
    says: [
      '92%',
      '63%',
      '94%',
      '24 of 26 positions are filled: 92% staffed.',
      '79 of 84 shifts are covered (94%); 5 are open.',
    ],
  },
  staffing: {
    days: spring,
    says: [
      '$17.20',
      '89%',
      '24 of 26 positions are filled: 92% staffed.',
      'Hours are planned: those of published shifts, without breaks.',
    ],
  },
  financial: {
    days: season,
    says: ['$240,000', '$175,200', '73%', 'They were 2.7% below their plan of $180,000.', '$112,000', '$14,200'],
  },
  operations: { days: spring, says: ['1 out of range', '79 of 84 shifts are covered (94%); 5 are open.'] },
  'board-pack': {
    days: { ...spring, compare_from_param: season.from_param, compare_to_param: season.to_param },
    says: [
      'Compared with April 1, 2024 – September 2, 2024',
      ...['Overview', 'Staffing', 'Financial', 'Operations'],
      ...['92%', '94%', '89%', 'No income recorded', 'compared with 98', '5 of 84 open'],
      'No shifts are recorded for April 1, 2024 – September 2, 2024.',
      '79 of 84 shifts are covered (94%); 5 are open.',
    ],
  },
  'board-deck': {
    days: season,
    says: [
      'safety score 98 of 100',
      'In season 2024, 1 of 4 metrics are at their target.',
      ...['$82,000', '$45,000', '$37,000'],
      'Approve 7, Decline 0. Chosen: Approve',
      'Open: 1 of 3 voted',
      '$96,000',
      'Budget by project',
      ...[
        'What each goal takes',
        'Never below zero',
        '$21,334',
        '70% funded in 2044',
        'Fully funded in 2044',
        '$22,900',
      ],
    ],
  },
  'financial-performance': {
    days: season,
    says: [
      'Expenses were 73% of income.',
      '-2.7%',
      '$64,800',
      '$199,500',
      '2025 (draft)',
      '$82,000',
      '$45,000',
      '$37,000',
    ],
  },
  'staff-metrics': {
    days: season,
    says: [
      '24',
      '$17.20',
      '1:12',
      '92%',
      '89%',
      '85%',
      '5',
      '20 of 23 who were invited answered: a response rate of 87%.',
    ],
  },
  'member-satisfaction': {
    days: season,
    says: [
      'The members gave 4.70 of 5 on average.',
      'of 5, from 600 responses',
      '4.8',
      '4.9',
      '4.7',
      '4.6',
      '4.5',
      '120',
      '4.80',
    ],
  },
  'annual-strategic-review': {
    days: season,
    says: [
      'In season 2024, 1 of 4 metrics are at their target.',
      'safety score 98 of 100',
      'Early staff hiring',
      'Start hiring by February 15th',
      '1:12',
      'optimal 1:11',
      ...['310', '340', '375', '26', '29', '32', '8%', '12%', '15%'],
      ...['$82,000', '$45,000', '$37,000', '$146,000', '$228,000', '4 medium, 0 low'],
    ],
  },
  'competitive-analysis': {
    days: season,
    says: ['4.7', '4.8', '85', '90', '73', '75', '98', '100', '4.6', '81', '95', '$842.11', '$700.00', '$28.80'],
  },
  'safety-log': { days: season, says: ['2', '0'] },
  'staff-reviews': { days: season, says: ['6', '4.33'] },
  'roi-dashboard': { days: season, says: ['37%', '$64,800', '$82,000', '1.3', '69%', '$157.89', '$228,000'] },
};
