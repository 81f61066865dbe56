import type { DisciplineGlyphName } from './DisciplineGlyph';

/** A service of the firm. */
interface Discipline {
  /** Also the id of its section on the services page. */
  glyph: DisciplineGlyphName;
  name: string;
  /** Why a club wants it, in a sentence. */
  text: string;
  /** What a club gets from it. */
  brings: readonly string[];
}

/** Specification 1.1, and strategic planning, which the platform calls ClubFuture. */
export const disciplines: readonly Discipline[] = [
  {
    glyph: 'staffing',
    name: 'Staffing',
    text: 'How many people you need, by when, and where they come from. We set the levels and recruit with you.',
    brings: [
      'Staff levels that follow your members',
      'Positions with pay ranges, and a page to apply on',
      'A roster that says who is ready to start',
    ],
  },
  {
    glyph: 'training',
    name: 'Training',
    text: 'Certifications, in-service hours and onboarding that still hold in July, long after the first briefing.',
    brings: [
      'Every certificate with the day it expires',
      'Courses, and who has completed them',
      'In-service hours through the whole season',
    ],
  },
  {
    glyph: 'operations',
    name: 'Operations',
    text: 'Opening and closing routines, daily logs, vendors and tickets. A Tuesday runs like the Fourth of July.',
    brings: [
      'Opening, closing and daily logs',
      'Vendors, and when they visit next',
      'Tickets, followed until they are resolved',
    ],
  },
  {
    glyph: 'analytics',
    name: 'Analytics',
    text: 'Payroll against budget, coverage, satisfaction: the few numbers a board can act on, every week.',
    brings: [
      'Payroll against budget, week by week',
      'Reports on staffing, finances and operations',
      'What members think, category by category',
    ],
  },
  {
    glyph: 'risk',
    name: 'Risk',
    text: 'Audits, incident reviews and emergency plans, so that safety is a habit before it is a report.',
    brings: [
      'Audits before the first swimmer is in',
      'Reviews of every incident, and a log of them',
      'Emergency plans that the staff has rehearsed',
    ],
  },
  {
    glyph: 'planning',
    name: 'Strategic Planning',
    text: 'ClubFuture: capital projects, workforce and member growth for the next three years, ready for the board.',
    brings: [
      'Capital projects with budget and timeline',
      'Members and workforce, three years ahead',
      'One wishlist of board and staff, ranked',
    ],
  },
];

/** The address of its section on the services page. */
export const disciplineAddress = ({ glyph }: Discipline): string => `/services#${glyph}`;
