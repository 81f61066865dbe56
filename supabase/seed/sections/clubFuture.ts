import {
  sampleCapitalProjects,
  sampleClub,
  sampleGrowthAssumptions,
  sampleMetricSnapshots,
  sampleReserveComponents,
  sampleReportSchedule,
  sampleReservePlan,
  sampleSavedReports,
  sampleStrategicMetrics,
  sampleWishes,
  sampleWorkforcePlan,
} from '@platform/sample-club';
import { LAKESIDE, lakesideId } from '../lakeside';
import { insert, Sql } from '../sql';

const clubId = sampleClub.id;
const accountOf = (email: string) => new Sql(`(select id from auth.users where email = '${email}')`);
const json = (value: unknown) => new Sql(`'${JSON.stringify(value).replaceAll("'", "''")}'::jsonb`);

const authors = { 'Marcus Bell': 'admin@pinehollow.test', 'Elena Ruiz': 'manager@pinehollow.test' };

/** What both clubs plan: wishes, projects with their history, the workforce, metrics, and the reports people built. */
export function clubFuture(): string[] {
  return [
    insert('public.wishlist_items', [...sampleWishes.map((wish) => ({ ...wish, clubId })), ...lakesideWishes]),
    insert('public.capital_projects', [
      ...sampleCapitalProjects.map(({ updates, ...project }) => ({ ...project, clubId, createdAt: updates[0]?.at })),
      ...lakesideProjects,
    ]),
    insert('public.project_updates', [
      ...sampleCapitalProjects.flatMap(({ id, updates }) =>
        updates.map(({ at, author, ...update }) => ({
          clubId,
          projectId: id,
          ...update,
          authorId: accountOf(authors[author]),
          authorName: author,
          createdAt: at,
          happenedAt: at,
        })),
      ),
      {
        clubId: LAKESIDE,
        projectId: lakesideId('capitalProject', 1),
        note: 'Bids are in.',
        fromStatus: 'proposed',
        toStatus: 'approved',
        authorId: accountOf('admin@lakeside.test'),
        authorName: 'Patricia Nguyen',
        createdAt: '2025-03-20T10:00:00-05:00',
        happenedAt: '2025-03-20T10:00:00-05:00',
      },
    ]),
    insert('public.workforce_plans', [
      { clubId, ...sampleWorkforcePlan },
      { clubId: LAKESIDE, plannedRatio: null, optimalRatio: 40, hireWeeksBeforeOpening: 10, recruitWeeksBeforeHire: 4 },
    ]),
    insert('public.growth_assumptions', [
      ...sampleGrowthAssumptions.map((assumption) => ({ ...assumption, clubId })),
      { id: lakesideId('growthAssumption', 1), clubId: LAKESIDE, year: '2026', members: 655, wageGrowthPercent: 3.5 },
    ]),
    insert('public.strategic_metrics', [
      ...sampleStrategicMetrics.map((metric) => ({ ...metric, clubId })),
      {
        id: lakesideId('strategicMetric', 1),
        clubId: LAKESIDE,
        position: 1,
        name: 'Happy Members',
        measure: 'member_satisfaction',
        target: 4.5,
        direction: 'at_least',
      },
    ]),
    insert('public.metric_snapshots', [
      ...sampleMetricSnapshots.map((snapshot) => ({ clubId, ...snapshot })),
      { clubId: LAKESIDE, year: '2024', measure: 'member_satisfaction', value: 4.3 },
    ]),
    insert('public.reserve_plans', [
      { clubId, ...sampleReservePlan },
      {
        clubId: LAKESIDE,
        studyYear: '2025',
        balance: 310_000,
        yearlyContribution: 80_000,
        inflationPercent: 3.5,
        interestPercent: 2,
      },
    ]),
    insert('public.reserve_components', [
      ...sampleReserveComponents.map((component) => ({ ...component, clubId })),
      {
        id: lakesideId('reserveComponent', 1),
        clubId: LAKESIDE,
        name: 'Irrigation pumps',
        usefulYears: 15,
        remainingYears: 5,
        cost: 140_000,
      },
    ]),
    insert('public.saved_reports', [
      ...sampleSavedReports.map(({ owner, columns, filters, grouping, ...report }) => ({
        ...report,
        clubId,
        ownerId: accountOf(owner),
        columns: json(columns),
        filters: json(filters),
        grouping: json(grouping),
      })),
      {
        id: lakesideId('savedReport', 1),
        clubId: LAKESIDE,
        ownerId: accountOf('admin@lakeside.test'),
        title: 'Servers and their pay',
        dataSet: 'staff',
        columns: json(['name', 'hourly_rate']),
        filters: json([{ column: 'role', operator: 'is', value: 'Server' }]),
        grouping: json([]),
        chart: { kind: 'none' },
        shared: true,
      },
    ]),
    schedules(),
  ];
}

function schedules(): string {
  const { owner, recipients, ...schedule } = sampleReportSchedule;
  return insert('public.report_schedules', [
    { ...schedule, clubId, ownerId: accountOf(owner), recipients: accountsOf(recipients) },
    {
      clubId: LAKESIDE,
      reportId: lakesideId('savedReport', 1),
      ownerId: accountOf('admin@lakeside.test'),
      every: 'week',
      startsOn: '2025-05-05',
      nextOn: '2025-05-05',
      recipients: accountsOf(['admin@lakeside.test']),
    },
  ]);
}

/** The accounts in the order in which schedule_report saves them. */
const accountsOf = (emails: readonly string[]) =>
  new Sql(
    `array(select id from auth.users where email in (${emails.map((email) => `'${email}'`).join(', ')}) order by id)`,
  );

const lakesideWishes = [
  {
    id: lakesideId('wish', 1),
    clubId: LAKESIDE,
    list: 'board',
    item: 'Covered driving range',
    priority: 'medium',
    impact: 'high',
    timeline: '2027',
    cost: 240_000,
    shortlisted: true,
  },
  {
    id: lakesideId('wish', 2),
    clubId: LAKESIDE,
    list: 'staff',
    item: 'Second cart washer',
    priority: 'low',
    impact: 'low',
    timeline: '2026',
    cost: 9_500,
    shortlisted: false,
  },
];

/** One of each that counts differently in the funding. */
const lakesideProjects = [
  ['Irrigation controllers', 'approved', 120_000],
  ['Halfway house roof', 'planning', null],
  ['Cart path repair', 'completed', 40_000],
  ['Indoor simulator', 'cancelled', 65_000],
].map(([title, status, budget], index) => ({
  id: lakesideId('capitalProject', index + 1),
  clubId: LAKESIDE,
  title: title as string,
  priority: 'medium',
  status: status as string,
  budget: budget as number | null,
  createdAt: '2025-02-10T09:00:00-06:00',
}));
