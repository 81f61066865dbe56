import { Loaded } from '@platform/module-kit';
import { useProfile } from '../../../source/queries';
import { SettingsCard } from '../SettingsCard';
import { ProfileForm } from './ProfileForm';
import { OWN_PROFILE_FAILED } from '../../../source/failures';

/** How other people see the person. */
export function UserPreferencesCard() {
  const profile = useProfile();
  return (
    <SettingsCard place="user-preferences" description="How your team sees you.">
      <Loaded query={profile} failure={OWN_PROFILE_FAILED} height="17.6rem">
        {(row) => <ProfileForm row={row} />}
      </Loaded>
    </SettingsCard>
  );
}
