import { lazy } from 'react';

/** Shown beside a person of the staff, and fetched then. */
export const PersonTraining = lazy(() =>
  import('./PersonTraining').then((loaded) => ({ default: loaded.PersonTraining })),
);
