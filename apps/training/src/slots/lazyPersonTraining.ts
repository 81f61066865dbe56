import { lazy } from 'react';

/** Loaded on demand: only the drawer of a staff member shows it. */
export const PersonTraining = lazy(() =>
  import('./PersonTraining').then((loaded) => ({ default: loaded.PersonTraining })),
);
