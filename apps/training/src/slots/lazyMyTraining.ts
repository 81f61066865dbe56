import { lazy } from 'react';

/** Loaded on demand: only the dashboard of a person who works at the club shows it. */
export const MyTraining = lazy(() => import('./MyTraining').then((loaded) => ({ default: loaded.MyTraining })));
