import { asking } from '@platform/module-kit/screens';
import { CLUB_COLUMNS, type ClubRow } from '../rows/club';
import { memberChange } from './memberChange';

/** Saves over one version of the club's row. PT409 if the club has a newer version. */
export const saveClub = memberChange({
  waits: 'own-form',
  send: ({ club }, change: Partial<Omit<ClubRow, 'id' | 'version'>>, version: number): Promise<ClubRow> =>
    asking('The club was not saved. Check your connection and try again.')((db) =>
      db
        .from('clubs')
        .update({ ...change, version })
        .eq('id', club.id)
        .select(CLUB_COLUMNS)
        .single(),
    ),
});
