import type { PlatformManifest } from '@platform/contract';
import { isForPerson, isOffered, type Rights } from '@platform/module-kit';

interface Place {
  to: string;
  clubOnly?: boolean;
}

/**
 * Where features are used whose pages require more than one feature, or belong to the platform. People without them can
 * open these pages too.
 */
const ownPlaces: Readonly<Record<string, Place>> = {
  dashboard_view: { to: '/legacy-dashboard', clubOnly: true },
  team_collaboration: { to: '/user-dashboard?tab=team', clubOnly: true },
  system_settings: { to: '/settings', clubOnly: true },
  user_management: { to: '/admin' },
  board_view: { to: '/reports', clubOnly: true },
};

/**
 * Where a feature is used: its own place, else the first page of the person's modules that requires it, else the first
 * action that it allows; undefined if it opens nothing that the person may open.
 */
export function placeOfFeature(manifest: PlatformManifest, featureName: string, rights: Rights): string | undefined {
  const descriptors = manifest.modules.map(({ descriptor }) => descriptor);
  const pages: Place[] = descriptors
    .flatMap(({ routes }) => routes)
    .filter(({ requires, path }) => requires === featureName && !path.includes(':'))
    .map(({ path }) => ({ to: path }));
  const actions = descriptors
    .flatMap(({ actions: own = [] }) => own)
    .filter(({ requires }) => requires === featureName);
  const own = ownPlaces[featureName];
  return [...(own ? [own] : []), ...pages, ...actions].find(
    (place) => isForPerson(place, rights) && isOffered(manifest, place.to, rights),
  )?.to;
}
