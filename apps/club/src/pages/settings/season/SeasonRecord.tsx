import { Loaded } from '@platform/module-kit';
import { SEASON_RECORD_FAILED, SeasonRecord as Record } from '@platform/module-kit/screens';
import { useSeasonEvents } from '../../../source/queries';
import type { SeasonRow } from '../../../source/rows/season';
import { useClubSource } from '../../../source/useClubSource';

/** When a season was closed and reopened. */
export function SeasonRecord({ season }: { season: SeasonRow }) {
  const { club } = useClubSource();
  const events = useSeasonEvents(season.id);
  return (
    <Loaded query={events} failure={SEASON_RECORD_FAILED} height="1.5rem">
      {(found) => <Record year={season.year} events={found} timeZone={club.time_zone} />}
    </Loaded>
  );
}
