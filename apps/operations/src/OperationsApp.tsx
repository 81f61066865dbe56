import { lazyPage, NotFound } from '@platform/module-kit';
import { clubPages } from '@platform/module-kit/screens';
import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { OperationsSourceProvider } from './operations/source/useOperationsSource';
import { ReportsSourceProvider } from './reports/source/useReportsSource';
import { SchedulingSourceProvider } from './scheduling/source/useSchedulingSource';
import { TimeClockSourceProvider } from './timeClock/source/useTimeClockSource';

/** Pages by their path below an area, each with what fetches its code. */
type Pages = Readonly<Record<string, () => Promise<ComponentType>>>;

interface Area extends ReturnType<typeof clubPages> {
  /** Where the pages live over the club's rows, and over the sample club. */
  own: string;
  demo: string;
  /** What fetches the first page. */
  first: () => Promise<ComponentType>;
  /** The pages below it. */
  below?: Pages;
  /** Pages that only the sample club has. */
  belowDemo?: Pages;
}

/** Routes to the pages of an area, over the club's rows and over the sample club. */
function routesOf({ own, demo, OwnClub, DemoClub, first, below = {}, belowDemo = {} }: Area) {
  const routesAt = (base: string, Club: ComponentType, others: Pages) => {
    const First = lazyPage(`${base}/*`, first);
    return (
      <Route path={base} element={<Club />}>
        <Route index element={<First />} />
        {Object.entries(others).map(([path, load]) => {
          const Page = lazyPage(`${base}/${path}`, load);
          return <Route key={path} path={path} element={<Page />} />;
        })}
      </Route>
    );
  };
  return (
    <>
      {routesAt(own, OwnClub, below)}
      {routesAt(demo, DemoClub, { ...below, ...belowDemo })}
    </>
  );
}

const operations = routesOf({
  own: '/operations',
  demo: '/demo/operations',
  ...clubPages({
    SourceProvider: OperationsSourceProvider,
    own: {
      path: '/operations/*',
      load: () => import('./operations/source/club/clubSource').then(({ createClubSource }) => createClubSource),
    },
    demo: {
      path: '/demo/operations/*',
      load: () => import('./operations/demo/demoSource').then(({ createDemoSource }) => createDemoSource),
    },
    noClub: {
      title: 'Operations',
      description: 'What a club does each day: its forms, labor, vendors and tickets.',
      icon: 'clipboard-list',
      shows: 'the logs and tickets',
    },
  }),
  first: () => import('./operations/OperationsPage').then(({ OperationsPage }) => OperationsPage),
  below: {
    'incidents/:id': () =>
      import('./operations/forms/incidents/IncidentPaperPage').then(({ IncidentPaperPage }) => IncidentPaperPage),
    places: () => import('./operations/places/PlacesPage').then(({ PlacesPage }) => PlacesPage),
    report: () => import('./operations/report/ReportPage').then(({ ReportPage }) => ReportPage),
    rotation: () => import('./operations/rotation/RotationPage').then(({ RotationPage }) => RotationPage),
    upkeep: () => import('./operations/upkeep/UpkeepPage').then(({ UpkeepPage }) => UpkeepPage),
    'water-sheet': () => import('./operations/forms/water/WaterSheetPage').then(({ WaterSheetPage }) => WaterSheetPage),
  },
});

const scheduling = routesOf({
  own: '/scheduling',
  demo: '/demo/operations/scheduling',
  ...clubPages({
    SourceProvider: SchedulingSourceProvider,
    own: {
      path: '/scheduling/*',
      load: () => import('./scheduling/source/club/clubSource').then(({ createClubSource }) => createClubSource),
    },
    demo: {
      path: '/demo/operations/scheduling/*',
      load: () => import('./scheduling/demo/demoSource').then(({ createDemoSource }) => createDemoSource),
    },
    noClub: {
      title: 'Scheduling',
      description: 'Who works when, week by week.',
      icon: 'calendar-check',
      shows: 'the shifts',
    },
  }),
  first: () => import('./scheduling/SchedulingPage').then(({ SchedulingPage }) => SchedulingPage),
});

const timeClock = routesOf({
  own: '/scheduling/time-clock',
  demo: '/demo/operations/scheduling/time-clock',
  ...clubPages({
    SourceProvider: TimeClockSourceProvider,
    own: {
      path: '/scheduling/time-clock/*',
      load: () => import('./timeClock/source/club/clubSource').then(({ createClubSource }) => createClubSource),
    },
    demo: {
      path: '/demo/operations/scheduling/time-clock/*',
      load: () => import('./timeClock/demo/demoSource').then(({ createDemoSource }) => createDemoSource),
    },
    noClub: {
      title: 'Time Clock',
      description: 'Who is at work, and what each person has worked.',
      icon: 'calendar-check',
      shows: 'the hours',
    },
  }),
  first: () => import('./timeClock/TimeClockPage').then(({ TimeClockPage }) => TimeClockPage),
  belowDemo: {
    shared: () => import('./timeClock/demo/DemoClockPage').then(({ DemoClockPage }) => DemoClockPage),
  },
});

const SharedClock = lazyPage('/clock', () =>
  import('./timeClock/shared/SharedClockPage').then(({ SharedClockPage }) => SharedClockPage),
);

const reports = routesOf({
  own: '/reports',
  demo: '/demo/operations/reports',
  ...clubPages({
    SourceProvider: ReportsSourceProvider,
    own: {
      path: '/reports/*',
      load: () => import('./reports/source/club/clubSource').then(({ createClubSource }) => createClubSource),
    },
    demo: {
      path: '/demo/operations/reports/*',
      load: () => import('./reports/demo/demoSource').then(({ createDemoSource }) => createDemoSource),
    },
    noClub: {
      title: 'Reports',
      description: "A club's season in figures.",
      icon: 'clipboard-list',
      shows: 'the figures',
    },
  }),
  first: () => import('./reports/ReportsPage').then(({ ReportsPage }) => ReportsPage),
});

/** The club's operations, schedule and reports, over the club's own rows or the sample club. */
export function OperationsApp() {
  return (
    <Routes>
      {operations}
      {scheduling}
      {timeClock}
      {reports}
      <Route path="/clock" element={<SharedClock />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
