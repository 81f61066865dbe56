import type { SeasonModuleId } from './seasonPaths';

/** The words about a season module on the page that replaces it. */
export interface SeasonModule {
  title: string;
  /** What it does for a club, in a sentence. */
  does: string;
  brings: readonly string[];
}

/** The six specified modules of a season, in the order of the year. */
export const seasonModules: Readonly<Record<SeasonModuleId, SeasonModule>> = {
  'pre-season': {
    title: 'Pre-Season',
    does: 'Plans what gets done before opening day, who answers for it, and what the season may cost.',
    brings: [
      'Checklists with owners and due dates',
      'The weeks to opening at a glance',
      'A budget, drafted from last season',
    ],
  },
  recruitment: {
    title: 'Recruitment',
    does: 'Takes applications online, and leads people from there to their first day.',
    brings: ['A public page to apply on', 'A pipeline from review to hire', 'A roster with every certification'],
  },
  training: {
    title: 'Training',
    does: 'Follows what the staff has to complete, all season.',
    brings: ['Courses with due dates', 'In-service hours', 'Renewals before a certification expires'],
  },
  operations: {
    title: 'Operations',
    does: 'Runs the days of the season, from the schedule to the last log.',
    brings: ['Shifts, and who covers them', 'Daily logs, vendors and tickets', 'Labor against budget, week by week'],
  },
  'post-season': {
    title: 'Post-Season',
    does: 'Collects what members and staff think of the season, and what to do differently.',
    brings: ['Member feedback by category', 'Exit surveys of the staff', 'Lessons that become next season’s tasks'],
  },
  'club-future': {
    title: 'ClubFuture',
    does: 'Plans the years that follow, ready for the board.',
    brings: [
      'Capital projects with budget and timeline',
      'Members and workforce, three years ahead',
      'One wishlist of board and staff',
    ],
  },
};
