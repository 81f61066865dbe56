import type { ClubReader } from '@platform/module-kit/screens';
import { save } from '../club/requests';
import type { RotationDraft } from '../rows/rotation';
import { operationsChange } from './operationsChange';

/** Saves over one version; a newer one refuses it. @param version null until the club has its own rules */
export const saveRotation = operationsChange({
  waits: 'own-form',
  send({ club }: ClubReader, draft: RotationDraft, version: number | null) {
    const row = {
      stands: [...draft.stands],
      roles: [...draft.roles],
      minutes_per_stand: draft.minutesPerStand,
      minutes_before_break: draft.minutesBeforeBreak,
      break_minutes: draft.breakMinutes,
    };
    return save((db) =>
      version === null
        ? db.from('rotation_rules').insert({ club_id: club.id, ...row })
        : db
            .from('rotation_rules')
            .update({ ...row, version })
            .eq('club_id', club.id)
            .select('id')
            .single(),
    );
  },
  expect(known, draft, version) {
    known.change('readRotation', () => ({ ...draft, version: (version ?? 0) + 1 }));
  },
});
