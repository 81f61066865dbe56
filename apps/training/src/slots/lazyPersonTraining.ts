import { lazy } from 'react';

/** Loaded on demand: only the page of a staff member shows it. */
export const PersonTraining = lazy(() =>
  import('./PersonTraining').then((loaded) => ({ default: loaded.PersonTraining })),
);
