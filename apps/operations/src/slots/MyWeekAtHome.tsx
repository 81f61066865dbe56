import { type ClubReader, type FirstOfClub, readPartOf, useOwnSource } from '@platform/module-kit/screens';
import { HomeWeek } from '../scheduling/myWeek/HomeWeek';
import { createClubSource } from '../scheduling/source/club/clubSource';
import { ownWeekReads } from '../scheduling/source/firstReads';
import type { SchedulingSource } from '../scheduling/source/schedulingSource';
import { SchedulingSourceProvider } from '../scheduling/source/useSchedulingSource';

interface FirstSource extends SchedulingSource {
  isOnStaff: boolean | undefined;
}

/** What it reads first: the row of the person comes with what the dashboard begins with. */
export const firstOfWeek: FirstOfClub<FirstSource> = {
  create: createFirstSource,
  start: (source, search) => ownWeekReads(source.isOnStaff)(source, search),
};

function createFirstSource(reader: ClubReader): FirstSource {
  const source = createClubSource(reader);
  const alone = async () => ({ id: await source.ownStaffId() });
  return {
    ...source,
    isOnStaff: reader.isOnStaff,
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
