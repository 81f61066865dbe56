import { HOME_OF_MEMBERS } from '@platform/contract';
import { readClubWithCode } from '@platform/module-kit/screens';
import { lazy } from 'react';

const load = () => import('./MyCertificates');

/** Loaded on demand: only the dashboard of a person who works at the club shows it. */
export const MyCertificates = lazy(() => load().then((loaded) => ({ default: loaded.MyCertificates })));

readClubWithCode(HOME_OF_MEMBERS, () => load().then(({ firstOfCertificates }) => firstOfCertificates));
