import { Loaded, useQuery } from '@platform/module-kit';
import type { Member } from '@platform/session';
import { useClubRow } from '../club/clubRow';
import { SettingsCard } from '../SettingsCard';
import { readSeasons } from './seasonRow';
import { Seasons } from './Seasons';

/** When the club opens and closes, this year and others. */
export function SeasonSettingsCard({ member }: { member: Member }) {
  const queryKey = ['settings', 'seasons', member.club.id];
  const seasons = useQuery({ queryKey, queryFn: () => readSeasons(member.club.id) });
  const club = useClubRow(member.club.id);
  return (
    <SettingsCard
      place="season-settings"
      description="When your season begins and ends. Schedules and figures follow it."
    >
      <Loaded query={seasons} failure="Failed to fetch seasons" height="26rem">
        {(rows) => (
          <Loaded query={club} failure="Failed to fetch club" height="26rem">
            {(clubRow) => <Seasons rows={rows} club={clubRow} member={member} queryKey={queryKey} />}
          </Loaded>
        )}
      </Loaded>
    </SettingsCard>
  );
}
