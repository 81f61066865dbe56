import { lazy } from 'react';

/** Loaded on demand: only the dashboard of a person who works at the club shows it. */
export const MyCertificates = lazy(() =>
  import('./MyCertificates').then((loaded) => ({ default: loaded.MyCertificates })),
);
