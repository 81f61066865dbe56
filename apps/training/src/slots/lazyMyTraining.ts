import { lazy } from 'react';

/** Shown on the dashboard of a person who works at the club, and fetched then. */
export const MyTraining = lazy(() => import('./MyTraining').then((loaded) => ({ default: loaded.MyTraining })));
