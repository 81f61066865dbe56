import { CLUB_FAILED } from '@platform/module-kit/screens';
import { Loaded } from '@platform/module-kit';
import { useClubRow } from '../../../source/queries';
import { SettingsCard } from '../SettingsCard';
import { ClubForm } from './ClubForm';

/** The club's name, type and location. */
export function ClubInformationCard() {
  const club = useClubRow();
  return (
    <SettingsCard place="club-information" description="How your club appears across the platform.">
      <Loaded query={club} failure={CLUB_FAILED} height="48rem">
        {(row) => <ClubForm row={row} />}
      </Loaded>
    </SettingsCard>
  );
}
