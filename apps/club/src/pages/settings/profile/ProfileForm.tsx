import { useQueryClient, useRowForm } from '@platform/module-kit';
import { useAuth, type SessionUser } from '@platform/session';
import { TextField, toast } from '@platform/ui';
import { longest } from '../../onboarding/clubDraft';
import { RowFormFrame } from '../RowFormFrame';
import { readProfile, saveProfile, type ProfileRow } from './profileRow';

const labels = { displayName: 'Display name' };

interface ProfileFormProps {
  row: ProfileRow;
  user: SessionUser;
  queryKey: readonly string[];
}

/** Specification 2.34: display name, email read-only, Update Profile. */
export function ProfileForm({ row, user, queryKey }: ProfileFormProps) {
  const { reloadMembership } = useAuth();
  const cache = useQueryClient();
  // The name is in the menu and on every other page.
  const refreshName = () => void reloadMembership();
  const form = useRowForm({
    what: 'your profile',
    row,
    toDraft: ({ display_name: displayName }) => ({ displayName: displayName ?? '' }),
    check: ({ displayName }) => ({ displayName: displayName.trim() ? undefined : 'Enter the name you go by.' }),
    save: ({ displayName }, version) => saveProfile(user.id, displayName.trim(), version),
    read: () => readProfile(user.id),
    onRow: (saved) => cache.setQueryData(queryKey, saved),
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
      <TextField
        label="Email"
        type="email"
        value={user.email}
        readOnly
        hint="You sign in with it. Ask us to change it."
      />
    </RowFormFrame>
  );
}
