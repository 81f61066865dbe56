import { useOwnSource } from '@platform/module-kit/screens';
import { HomeWeek } from '../scheduling/myWeek/HomeWeek';
import { createClubSource } from '../scheduling/source/club/clubSource';
import { ownWeekReads } from '../scheduling/source/firstReads';
import { SchedulingSourceProvider } from '../scheduling/source/useSchedulingSource';

/** What it reads first. */
export const firstOfWeek = { create: createClubSource, start: ownWeekReads };

/**
 * The reader's own week on another module's page. Renders nothing for a person who is not on the staff.
 */
export function MyWeekAtHome() {
  const source = useOwnSource(createClubSource);
  if (!source) return null;
  return (
    <SchedulingSourceProvider value={source}>
      <HomeWeek />
    </SchedulingSourceProvider>
  );
}
