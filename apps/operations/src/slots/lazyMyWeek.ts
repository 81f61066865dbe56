import { HOME_OF_MEMBERS } from '@platform/contract';
import { readClubWithCode } from '@platform/module-kit/screens';
import { lazy } from 'react';

const load = () => import('./MyWeekAtHome');

/** Loaded on demand: only the dashboard of a person who works at the club shows it. */
export const MyWeekAtHome = lazy(() => load().then((loaded) => ({ default: loaded.MyWeekAtHome })));

readClubWithCode(HOME_OF_MEMBERS, () => load().then(({ firstOfWeek }) => firstOfWeek));
