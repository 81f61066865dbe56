import { Loaded, useQuery } from '@platform/module-kit';
import type { Member } from '@platform/session';
import { SettingsCard } from '../SettingsCard';
import { ProfileForm } from './ProfileForm';
import { readProfile } from './profileRow';

/** How other people see the person. */
export function UserPreferencesCard({ member: { user } }: { member: Member }) {
  const queryKey = ['settings', 'profile', user.id];
  const profile = useQuery({ queryKey, queryFn: () => readProfile(user.id) });
  return (
    <SettingsCard place="user-preferences" description="How your team sees you.">
      <Loaded query={profile} failure="Failed to fetch your profile" height="17.6rem">
        {(row) => <ProfileForm row={row} user={user} queryKey={queryKey} />}
      </Loaded>
    </SettingsCard>
  );
}
