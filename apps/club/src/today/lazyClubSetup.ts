import { onDemand } from '@platform/ui';

const part = onDemand(() => import('./ClubSetup'));
let isLoaded = false;

/** Fetches the code of the list ahead, so that nothing moves when it renders. */
export async function loadClubSetup(): Promise<void> {
  await part.ahead();
  isLoaded = true;
}

/** Whether the list renders at once. */
export const isClubSetupLoaded = (): boolean => isLoaded;

/** Fetched on demand: most clubs were set up long ago. */
export const ClubSetup = part('ClubSetup');
