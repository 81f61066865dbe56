import { Loaded } from '@platform/module-kit';
import type { Member } from '@platform/session';
import { SettingsCard } from '../SettingsCard';
import { ClubForm } from './ClubForm';
import { useClubRow } from './clubRow';

/** The club's name, type and location. */
export function ClubInformationCard({ member }: { member: Member }) {
  const club = useClubRow(member.club.id);
  return (
    <SettingsCard place="club-information" description="How your club appears across the platform.">
      <Loaded query={club} failure="Failed to fetch club" height="48rem">
        {(row) => <ClubForm row={row} member={member} />}
      </Loaded>
    </SettingsCard>
  );
}
