import { type ClubReader, readPartOf, useOwnSource } from '@platform/module-kit/screens';
import { HomeWeek } from '../scheduling/myWeek/HomeWeek';
import { createClubSource } from '../scheduling/source/club/clubSource';
import { ownWeekReads } from '../scheduling/source/firstReads';
import type { SchedulingSource } from '../scheduling/source/schedulingSource';
import { SchedulingSourceProvider } from '../scheduling/source/useSchedulingSource';

/** What it reads first: whether the person is on the staff comes with what the dashboard begins with. */
export const firstOfWeek = { create: createFirstSource, start: ownWeekReads };

function createFirstSource(reader: ClubReader): SchedulingSource {
  const source = createClubSource(reader);
  const alone = async () => ({ id: await source.ownStaffId() });
  return {
    ...source,
    ownStaffId: async () => (await readPartOf('dashboard_needs', 'own_staff', reader.club.id, alone)).id,
  };
}

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
