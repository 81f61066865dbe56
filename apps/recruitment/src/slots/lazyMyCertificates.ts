import { lazy } from 'react';

/** Shown on the dashboard of a person who works at the club, and fetched then. */
export const MyCertificates = lazy(() =>
  import('./MyCertificates').then((loaded) => ({ default: loaded.MyCertificates })),
);
