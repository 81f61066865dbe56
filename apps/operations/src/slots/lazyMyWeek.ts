import { lazy } from 'react';

/** Loaded on demand: only the dashboard of a person who works at the club shows it. */
export const MyWeekAtHome = lazy(() => import('./MyWeekAtHome').then((loaded) => ({ default: loaded.MyWeekAtHome })));
