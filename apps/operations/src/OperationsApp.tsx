import { lazyPage, NotFound } from '@platform/module-kit';
import { clubRoutes, PageIcon } from '@platform/module-kit/screens';
import { Route, Routes } from 'react-router-dom';
import { OperationsSourceProvider } from './operations/source/useOperationsSource';
import { ReportsSourceProvider } from './reports/source/useReportsSource';
import { schedulingFirstReads } from './scheduling/source/firstReads';
import { SchedulingSourceProvider } from './scheduling/source/useSchedulingSource';
import { TimeClockSourceProvider } from './timeClock/source/useTimeClockSource';
import { CLOCK_DESCRIPTION } from './timeClock/clockDescription';

const operations = clubRoutes({
  SourceProvider: OperationsSourceProvider,
  own: {
    path: '/operations',
    load: () => import('./operations/source/club/clubSource').then(({ createClubSource }) => createClubSource),
  },
  demo: {
    path: '/demo/operations',
    load: () => import('./operations/demo/demoSource').then(({ createDemoSource }) => createDemoSource),
  },
  noClub: {
    title: 'Operations',
    description: 'What a club does each day: its forms, labor, vendors and tickets.',
    icon: <PageIcon to="/operations" size={24} />,
    shows: 'the logs and tickets',
  },
  first: () => import('./operations/OperationsPage').then(({ OperationsPage }) => OperationsPage),
  below: {
    'incidents/:id': () =>
      import('./operations/forms/incidents/IncidentPaperPage').then(({ IncidentPaperPage }) => IncidentPaperPage),
    places: () => import('./operations/places/PlacesPage').then(({ PlacesPage }) => PlacesPage),
    report: () =>
      import('./operations/reportProblem/ReportProblemPage').then(({ ReportProblemPage }) => ReportProblemPage),
    rotation: () => import('./operations/rotation/RotationPage').then(({ RotationPage }) => RotationPage),
    upkeep: () => import('./operations/upkeep/UpkeepPage').then(({ UpkeepPage }) => UpkeepPage),
    'water-sheet': () => import('./operations/forms/water/WaterSheetPage').then(({ WaterSheetPage }) => WaterSheetPage),
  },
});

// A club's page and its source are loaded together, so what both need comes once.
const scheduling = clubRoutes({
  SourceProvider: SchedulingSourceProvider,
  own: {
    path: '/scheduling',
    load: () =>
      import(/* webpackChunkName: "scheduling" */ './scheduling/source/club/clubSource').then(
        ({ createClubSource }) => createClubSource,
      ),
  },
  demo: {
    path: '/demo/operations/scheduling',
    load: () => import('./scheduling/demo/demoSource').then(({ createDemoSource }) => createDemoSource),
  },
  noClub: {
    title: 'Scheduling',
    description: 'Who works when, week by week.',
    icon: <PageIcon to="/scheduling" size={24} />,
    shows: 'the shifts',
  },
  first: () =>
    import(/* webpackChunkName: "scheduling" */ './scheduling/SchedulingPage').then(
      ({ SchedulingPage }) => SchedulingPage,
    ),
  firstReads: schedulingFirstReads,
});

const timeClock = clubRoutes({
  SourceProvider: TimeClockSourceProvider,
  own: {
    path: '/scheduling/time-clock',
    load: () => import('./timeClock/source/club/clubSource').then(({ createClubSource }) => createClubSource),
  },
  demo: {
    path: '/demo/operations/scheduling/time-clock',
    load: () => import('./timeClock/demo/demoSource').then(({ createDemoSource }) => createDemoSource),
  },
  noClub: {
    title: 'Time Clock',
    description: CLOCK_DESCRIPTION,
    icon: <PageIcon to="/scheduling/time-clock" size={24} />,
    shows: 'the hours',
  },
  first: () => import('./timeClock/TimeClockPage').then(({ TimeClockPage }) => TimeClockPage),
  belowDemo: {
    shared: () => import('./timeClock/demo/DemoClockPage').then(({ DemoClockPage }) => DemoClockPage),
  },
});

const SharedClock = lazyPage('/clock', () =>
  import('./timeClock/sharedClock/SharedClockPage').then(({ SharedClockPage }) => SharedClockPage),
);

const reports = clubRoutes({
  SourceProvider: ReportsSourceProvider,
  own: {
    path: '/reports',
    load: () => import('./reports/source/club/clubSource').then(({ createClubSource }) => createClubSource),
  },
  demo: {
    path: '/demo/operations/reports',
    load: () => import('./reports/demo/demoSource').then(({ createDemoSource }) => createDemoSource),
  },
  noClub: {
    title: 'Reports',
    description: "A club's season in figures.",
    icon: <PageIcon to="/reports" size={24} />,
    shows: 'the figures',
  },
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
