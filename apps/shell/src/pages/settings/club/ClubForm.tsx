import { useRowForm } from '@platform/module-kit';
import { useAuth } from '@platform/session';
import { SelectField, TextArea, TextField, toast } from '@platform/ui';
import { clubTypes, longest } from '../../onboarding/clubDraft';
import type { Member } from '../../useMember';
import { editsClub } from '../../../clubRoles';
import { READ_ONLY_REASON } from '../readOnlyReason';
import { RowFormFrame } from '../RowFormFrame';
import { readClub, saveClub, useKeepClubRow, type ClubRow } from './clubRow';

const labels = { name: 'Club name', type: 'Club type', address: 'Address' };
const typeOptions = clubTypes.map((type) => ({ value: type, label: type }));

/** As specified: club name, club type, address of 3 rows, Save Changes. */
export function ClubForm({ row, member: { role } }: { row: ClubRow; member: Member }) {
  const { reloadMembership } = useAuth();
  const keep = useKeepClubRow();
  // The club's name stands in the menu and on every other page.
  const refreshName = () => void reloadMembership();
  const form = useRowForm({
    what: 'the club',
    row,
    toDraft: ({ name, type, address }) => ({ name, type, address: address ?? '' }),
    check: ({ name }) => ({ name: name.trim() ? undefined : 'Enter the name of your club.' }),
    save: ({ name, type, address }, version) =>
      saveClub(row.id, { name: name.trim(), type, address: address.trim() || null }, version),
    read: () => readClub(row.id),
    onRow: keep,
    onSaved: () => {
      toast({ title: 'Club information saved', tone: 'success' });
      refreshName();
    },
    onTheirs: refreshName,
  });
  const readOnly = !editsClub(role);
  const { draft, errors, change } = form;
  return (
    <RowFormFrame form={form} labels={labels} action="Save Changes" readOnly={readOnly ? READ_ONLY_REASON : undefined}>
      <TextField
        label={labels.name}
        value={draft.name}
        error={errors.name}
        limit={longest.name}
        autoComplete="organization"
        required
        readOnly={readOnly}
        onChange={(event) => change({ name: event.target.value })}
      />
      <SelectField
        label={labels.type}
        options={typeOptions}
        value={draft.type}
        disabled={readOnly}
        onChange={(event) => change({ type: event.target.value })}
      />
      <TextArea
        label={labels.address}
        rows={3}
        value={draft.address}
        limit={longest.address}
        autoComplete="street-address"
        optional={!readOnly}
        readOnly={readOnly}
        onChange={(event) => change({ address: event.target.value })}
      />
    </RowFormFrame>
  );
}
