import { CLUB_FAILED, SEASONS_FAILED } from '@platform/module-kit/screens';
import { Loaded } from '@platform/module-kit';
import { useClubRow, useSeasons } from '../../../source/queries';
import { SettingsCard } from '../SettingsCard';
import { Seasons } from './Seasons';

/** When the club opens and closes, this year and others. */
export function SeasonSettingsCard() {
  const seasons = useSeasons();
  const club = useClubRow();
  return (
    <SettingsCard
      place="season-settings"
      description="When your season begins and ends. Schedules and figures follow it."
    >
      <Loaded query={seasons} failure={SEASONS_FAILED} height="26rem">
        {(rows) => (
          <Loaded query={club} failure={CLUB_FAILED} height="26rem">
            {(clubRow) => <Seasons rows={rows} club={clubRow} />}
          </Loaded>
        )}
      </Loaded>
    </SettingsCard>
  );
}
