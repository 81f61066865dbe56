import { asking, saving, type ClubReader } from '@platform/module-kit/screens';
import { clubChange } from '../../../shared/changes/clubChange';
import type { PersonDraft } from '../../person/form/personDraft';
import { readMember } from '../club/listStaff';
import { failures } from '../failures';
import type { StaffMember } from '../rows/staffMember';
import { writtenBy } from './writtenBy';

/** A form's values as columns. */
function columnsOf(draft: PersonDraft) {
  const { birthDate, startDate, endDate, hourlyRate, ...others } = writtenBy(draft);
  return {
    ...others,
    birth_date: birthDate,
    start_date: startDate,
    end_date: endDate,
    hourly_rate: hourlyRate,
    ...(draft.reason.trim() !== '' && { override_reason: draft.reason.trim() }),
  };
}

/** Adds a person, and returns their id. */
export const addMember = clubChange({
  waits: 'new-row',
  async send({ club }: ClubReader, draft: PersonDraft) {
    const row = { club_id: club.id, ...columnsOf(draft) };
    const { id } = await asking(failures.add)((db) => db.from('staff').insert(row).select('id').single());
    return String(id);
  },
});

/** Saves over one version; a newer one refuses it. */
export const saveMember = clubChange({
  waits: 'own-form',
  async send({ userId }: ClubReader, id: string, draft: PersonDraft, version: number): Promise<StaffMember> {
    const row = { ...columnsOf(draft), version };
    await saving(failures.update)((db) => db.from('staff').update(row).eq('id', id).select('id').single());
    return readMember(id, userId);
  },
});
