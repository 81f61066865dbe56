import { lazy } from 'react';

/** Shown first on the dashboard of a person who works at the club, and fetched then. */
export const MyWeekAtHome = lazy(() => import('./MyWeekAtHome').then((loaded) => ({ default: loaded.MyWeekAtHome })));
