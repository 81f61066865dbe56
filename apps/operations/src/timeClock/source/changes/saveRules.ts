import type { ClubReader } from '@platform/module-kit/screens';
import { save } from '../club/requests';
import type { ClockRulesDraft } from '../rows/rules';
import { timeClockChange } from './timeClockChange';

/** Saves the rules of the time clock over one version; a newer one refuses it. */
export const saveRules = timeClockChange({
  // The form itself shows that it is saving and what another person changed.
  waits: 'own-form',
  send: ({ club }: ClubReader, draft: ClockRulesDraft, version: number) =>
    save((db) =>
      db
        .from('club_labor_rules')
        .update({
          clock_early_minutes: draft.earlyMinutes,
          clock_late_minutes: draft.lateMinutes,
          paid_break_minutes: draft.paidBreakMinutes,
          is_overtime_exempt: draft.isOvertimeExempt,
          uses_time_clock_from: draft.usedFrom,
          version,
        })
        .eq('club_id', club.id)
        .select('id')
        .single(),
    ),
  expect(known, draft, version) {
    known.change('readRules', (rules) => ({ ...rules, ...draft, version: version + 1 }));
  },
});
