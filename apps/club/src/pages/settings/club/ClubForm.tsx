import { useRowForm } from '@platform/module-kit';
import { useAuth } from '@platform/session';
import { ComboboxField, NumberField, SelectField, TextArea, TextField, toast } from '@platform/ui';
import { useMemo } from 'react';
import { clubSizes, clubTypes, ENTER_MEMBER_COUNT, longest, MOST_MEMBERS } from '../../../rules/clubFields';
import { NO_ZONE_FOUND, placeOf, timeZoneOptions } from '../../../rules/timeZones';
import type { ClubRow } from '../../../source/rows/club';
import { useClubReread, useClubSource } from '../../../source/useClubSource';
import { READ_ONLY_REASON } from '../readOnlyReason';
import { RowFormFrame } from '../RowFormFrame';
import { TimeZoneMoves } from './TimeZoneMoves';

const labels = {
  name: 'Club name',
  type: 'Club type',
  size: 'Size',
  memberCount: 'Member count',
  timeZone: 'Time zone',
  address: 'Address',
};
const typeOptions = clubTypes.map((type) => ({ value: type, label: type }));
const sizeOptions = clubSizes.map(({ value, band }) => ({
  value,
  label: `${value.slice(0, 1).toUpperCase()}${value.slice(1)} ${band}`,
}));

/** Specification 2.34: club name, club type, a 3-row address and Save Changes, plus the fields of onboarding. */
export function ClubForm({ row }: { row: ClubRow }) {
  const { canManage } = useClubSource();
  const form = useClubForm(row);
  const readOnly = !canManage;
  const { draft, errors, change } = form;
  const zones = useMemo(() => timeZoneOptions(row.time_zone), [row.time_zone]);
  return (
    <RowFormFrame
      form={form}
      labels={labels}
      show={showValue}
      action="Save Changes"
      readOnly={readOnly ? READ_ONLY_REASON : undefined}
    >
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
      <SelectField
        label={labels.size}
        options={sizeOptions}
        value={draft.size}
        disabled={readOnly}
        onChange={(event) => change({ size: event.target.value })}
      />
      <NumberField
        label={labels.memberCount}
        hint="Households or people, as you count them. Dues and the staff ratio follow it."
        value={draft.memberCount}
        error={errors.memberCount}
        min={0}
        max={MOST_MEMBERS}
        readOnly={readOnly}
        required
        onChange={(memberCount) => change({ memberCount })}
      />
      <ComboboxField
        label={labels.timeZone}
        hint="The clock of your club: its dates, its schedule, and when emails are sent."
        error={errors.timeZone}
        options={zones}
        value={draft.timeZone}
        noneFound={NO_ZONE_FOUND}
        disabled={readOnly}
        onChange={(timeZone) => change({ timeZone })}
      />
      {!readOnly && draft.timeZone !== '' && draft.timeZone !== row.time_zone && (
        <TimeZoneMoves from={row.time_zone} to={draft.timeZone} />
      )}
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

/** The club as its fields show it, saved over the version that was read. */
function useClubForm(row: ClubRow) {
  const { reloadMembership } = useAuth();
  const { readClub, saveClub } = useClubSource();
  const reread = useClubReread();
  // The club's name is in the menu and on every other page.
  const refreshName = () => void reloadMembership();
  return useRowForm({
    what: 'the club',
    row,
    toDraft: ({ name, type, size, member_count: memberCount, time_zone: timeZone, address }) => ({
      name,
      type,
      size,
      memberCount: memberCount as number | null,
      timeZone,
      address: address ?? '',
    }),
    check: ({ name, memberCount, timeZone }) => ({
      name: name.trim() ? undefined : 'Enter the name of your club.',
      memberCount: memberCount === null ? ENTER_MEMBER_COUNT : undefined,
      timeZone: timeZone === '' ? 'Choose the time zone of your club.' : undefined,
    }),
    save: ({ name, type, size, memberCount, timeZone, address }, version) =>
      saveClub(
        {
          name: name.trim(),
          type,
          size,
          member_count: memberCount ?? 0,
          time_zone: timeZone,
          address: address.trim() || null,
        },
        version,
      ),
    read: readClub,
    onRow: () => void reread(),
    onSaved: () => {
      toast({ title: 'Club information saved', tone: 'success' });
      refreshName();
    },
    onTheirs: refreshName,
  });
}

/** A value in the words of its field, for comparing two versions. */
function showValue(field: string, value: unknown): string {
  if (typeof value === 'number') return value.toLocaleString('en-US');
  if (typeof value !== 'string') return '';
  if (field === 'timeZone') return placeOf(value);
  return (field === 'size' && sizeOptions.find((option) => option.value === value)?.label) || value;
}
