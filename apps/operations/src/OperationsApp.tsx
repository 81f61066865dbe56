import { lazyPage, NotFound } from '@platform/module-kit';
import { clubPages } from '@platform/module-kit/screens';
import { Route, Routes } from 'react-router-dom';
import { OperationsSourceProvider } from './operations/source/useOperationsSource';
import { ReportsSourceProvider } from './reports/source/useReportsSource';
import { SchedulingSourceProvider } from './scheduling/source/useSchedulingSource';
import { TimeClockSourceProvider } from './timeClock/source/useTimeClockSource';

const operations = clubPages({
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
});
const loadOperations = () => import('./operations/OperationsPage').then(({ OperationsPage }) => OperationsPage);
const OwnOperations = lazyPage('/operations/*', loadOperations);
const DemoOperations = lazyPage('/demo/operations/*', loadOperations);

const loadWaterSheet = () =>
  import('./operations/forms/water/WaterSheetPage').then(({ WaterSheetPage }) => WaterSheetPage);
const OwnWaterSheet = lazyPage('/operations/water-sheet', loadWaterSheet);
const DemoWaterSheet = lazyPage('/demo/operations/water-sheet', loadWaterSheet);

const loadRotation = () => import('./operations/rotation/RotationPage').then(({ RotationPage }) => RotationPage);
const OwnRotation = lazyPage('/operations/rotation', loadRotation);
const DemoRotation = lazyPage('/demo/operations/rotation', loadRotation);

const loadReport = () => import('./operations/report/ReportPage').then(({ ReportPage }) => ReportPage);
const OwnReport = lazyPage('/operations/report', loadReport);
const DemoReport = lazyPage('/demo/operations/report', loadReport);

const loadPlaces = () => import('./operations/places/PlacesPage').then(({ PlacesPage }) => PlacesPage);
const OwnPlaces = lazyPage('/operations/places', loadPlaces);
const DemoPlaces = lazyPage('/demo/operations/places', loadPlaces);

const loadUpkeep = () => import('./operations/upkeep/UpkeepPage').then(({ UpkeepPage }) => UpkeepPage);
const OwnUpkeep = lazyPage('/operations/upkeep', loadUpkeep);
const DemoUpkeep = lazyPage('/demo/operations/upkeep', loadUpkeep);

const loadIncidentPaper = () =>
  import('./operations/forms/incidents/IncidentPaperPage').then(({ IncidentPaperPage }) => IncidentPaperPage);
const OwnIncidentPaper = lazyPage('/operations/incidents/:id', loadIncidentPaper);
const DemoIncidentPaper = lazyPage('/demo/operations/incidents/:id', loadIncidentPaper);

const scheduling = clubPages({
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
});
const loadScheduling = () => import('./scheduling/SchedulingPage').then(({ SchedulingPage }) => SchedulingPage);
const OwnScheduling = lazyPage('/scheduling/*', loadScheduling);
const DemoScheduling = lazyPage('/demo/operations/scheduling/*', loadScheduling);

const timeClock = clubPages({
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
});
const loadTimeClock = () => import('./timeClock/TimeClockPage').then(({ TimeClockPage }) => TimeClockPage);
const OwnTimeClock = lazyPage('/scheduling/time-clock/*', loadTimeClock);
const DemoTimeClock = lazyPage('/demo/operations/scheduling/time-clock/*', loadTimeClock);

const SharedClock = lazyPage('/clock', () =>
  import('./timeClock/shared/SharedClockPage').then(({ SharedClockPage }) => SharedClockPage),
);
const DemoSharedClock = lazyPage('/demo/operations/scheduling/time-clock/shared', () =>
  import('./timeClock/demo/DemoClockPage').then(({ DemoClockPage }) => DemoClockPage),
);

const reports = clubPages({
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
});
const loadReports = () => import('./reports/ReportsPage').then(({ ReportsPage }) => ReportsPage);
const OwnReports = lazyPage('/reports/*', loadReports);
const DemoReports = lazyPage('/demo/operations/reports/*', loadReports);

/** The club's operations, schedule and reports, over the club's own rows or the sample club. */
export function OperationsApp() {
  return (
    <Routes>
      <Route path="/operations" element={<operations.OwnClub />}>
        <Route index element={<OwnOperations />} />
        <Route path="incidents/:id" element={<OwnIncidentPaper />} />
        <Route path="places" element={<OwnPlaces />} />
        <Route path="report" element={<OwnReport />} />
        <Route path="rotation" element={<OwnRotation />} />
        <Route path="upkeep" element={<OwnUpkeep />} />
        <Route path="water-sheet" element={<OwnWaterSheet />} />
      </Route>
      <Route path="/scheduling" element={<scheduling.OwnClub />}>
        <Route index element={<OwnScheduling />} />
      </Route>
      <Route path="/scheduling/time-clock" element={<timeClock.OwnClub />}>
        <Route index element={<OwnTimeClock />} />
      </Route>
      <Route path="/reports" element={<reports.OwnClub />}>
        <Route index element={<OwnReports />} />
      </Route>
      <Route path="/demo/operations" element={<operations.DemoClub />}>
        <Route index element={<DemoOperations />} />
        <Route path="incidents/:id" element={<DemoIncidentPaper />} />
        <Route path="places" element={<DemoPlaces />} />
        <Route path="report" element={<DemoReport />} />
        <Route path="rotation" element={<DemoRotation />} />
        <Route path="upkeep" element={<DemoUpkeep />} />
        <Route path="water-sheet" element={<DemoWaterSheet />} />
      </Route>
      <Route path="/demo/operations/scheduling" element={<scheduling.DemoClub />}>
        <Route index element={<DemoScheduling />} />
      </Route>
      <Route path="/demo/operations/scheduling/time-clock" element={<timeClock.DemoClub />}>
        <Route index element={<DemoTimeClock />} />
        <Route path="shared" element={<DemoSharedClock />} />
      </Route>
      <Route path="/demo/operations/reports" element={<reports.DemoClub />}>
        <Route index element={<DemoReports />} />
      </Route>
      <Route path="/clock" element={<SharedClock />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
