import { useRowForm } from '@platform/module-kit';
import { useAuth } from '@platform/session';
import { TextField, toast } from '@platform/ui';
import { longest } from '../../../rules/clubFields';
import type { ProfileRow } from '../../../source/rows/profile';
import { useClubReread, useClubSource } from '../../../source/useClubSource';
import { RowFormFrame } from '../RowFormFrame';

const labels = { displayName: 'Display name' };

/** Specification 2.34: display name, email read-only, Update Profile. */
export function ProfileForm({ row }: { row: ProfileRow }) {
  const { reloadMembership } = useAuth();
  const { email, readProfile, saveProfile } = useClubSource();
  const reread = useClubReread();
  // The name is in the menu and on every other page.
  const refreshName = () => void reloadMembership();
  const form = useRowForm({
    what: 'your profile',
    row,
    toDraft: ({ display_name: displayName }) => ({ displayName: displayName ?? '' }),
    check: ({ displayName }) => ({ displayName: displayName.trim() ? undefined : 'Enter the name you go by.' }),
    save: ({ displayName }, version) => saveProfile(displayName.trim(), version),
    read: readProfile,
    onRow: () => void reread(),
    onSaved: () => {
      toast({ title: 'Profile updated', tone: 'success' });
      refreshName();
    },
    onTheirs: refreshName,
  });
  return (
    <RowFormFrame form={form} labels={labels} action="Update Profile">
      <TextField
        label={labels.displayName}
        value={form.draft.displayName}
        error={form.errors.displayName}
        limit={longest.displayName}
        autoComplete="name"
        required
        onChange={(event) => form.change({ displayName: event.target.value })}
      />
      <TextField label="Email" type="email" value={email} readOnly hint="You sign in with it. Ask us to change it." />
    </RowFormFrame>
  );
}
