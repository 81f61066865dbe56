import { time_off_requests } from '@platform/database/refusals/time_off_requests';
import {
  addDays,
  counted,
  ENTER_FIRST_DAY,
  FormDialog,
  Refusal,
  useErrorsOnceTried,
} from '@platform/module-kit/screens';
import { Alert, DateField, Grid, TextArea } from '@platform/ui';
import { useState } from 'react';
import { toastSaved } from '../../../shared/deck/toastSaved';
import { timeOffRefusal } from '../../rules/ownWeek/wishes';
import { dayWords } from '../../../shared/calendar/dayWords';
import { daysWords, periodWords } from '../../rules/words';
import { useBlackouts, useRules } from '../../source/queries';
import type { LaborRules } from '../../source/rows/rules';
import type { Blackout } from '../../source/rows/timeOff';
import { useSchedulingChange, useSchedulingSource } from '../../source/useSchedulingSource';
import { useShiftsOfDays } from '../useShiftsOfDays';
import { MANAGER_DECIDES } from '../ownShiftWords';

/** Asks for days off. Says before sending what the club does not accept. */
export function AskTimeOffDialog({ staffId, onClose }: { staffId: string; onClose: () => void }) {
  const source = useSchedulingSource();
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const [reason, setReason] = useState('');
  const said = time_off_requests.rules;
  const last = until || from;
  const today = source.today();
  const rules = useRules();
  const blackouts = useBlackouts();
  const club = rules.data && blackouts.data && { today, rules: rules.data, blackouts: blackouts.data };
  const refused = club && from && last >= from ? timeOffRefusal(from, last, club)?.message : undefined;
  const shifts = useShiftsOfDays(staffId, from, last);
  const [missing, whenRight] = useErrorsOnceTried({
    from: from ? refused : ENTER_FIRST_DAY,
    until: last < from ? said.time_off_requests_end_after_start : undefined,
    reason: reason.length <= 500 ? undefined : said.time_off_requests_reason_length,
  });
  const asking = useSchedulingChange(() => source.askTimeOff(staffId, from, last, reason.trim() || null), {
    onDone(delivery) {
      toastSaved(delivery, 'Time off asked for', MANAGER_DECIDES);
      onClose();
    },
  });
  return (
    <FormDialog
      size="sm"
      title="Ask for time off"
      description={['Until it is approved you may still be planned on these days.', club && limitsInWords(club)]
        .filter(Boolean)
        .join(' ')}
      submit="Ask"
      isPending={asking.isPending}
      onClose={onClose}
      onSubmit={() => whenRight(() => asking.mutate())}
    >
      <Grid $min="9rem" $gap="md">
        <DateField label="First day" value={from} min={source.today()} error={missing.from} onChange={setFrom} />
        <DateField label="Last day" optional value={until} min={from} error={missing.until} onChange={setUntil} />
      </Grid>
      {shifts.length > 0 && (
        <Alert tone="warning" title={`You have ${counted(shifts.length, 'shift')} on these days`}>
          <ul>
            {shifts.map((shift) => (
              <li key={shift.id}>
                {shift.role}, {periodWords(shift, source.timeZone, today)}
              </li>
            ))}
          </ul>
          {shifts.length === 1 ? 'It stays yours' : 'They stay yours'} until your manager approves the time off.
        </Alert>
      )}
      <TextArea
        label="Reason"
        optional
        rows={2}
        value={reason}
        error={missing.reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <Refusal error={asking.error} />
    </FormDialog>
  );
}

/** How far ahead time off must be requested, and the future blackout days. */
function limitsInWords(club: { today: string; rules: LaborRules; blackouts: readonly Blackout[] }): string {
  const { today, rules, blackouts } = club;
  const notice = rules.timeOffNoticeDays;
  const coming = blackouts
    .filter(({ endsOn }) => endsOn >= today)
    .map(({ startsOn, endsOn, name }) => `${daysWords(startsOn, endsOn, today)} (${name})`);
  return [
    notice > 0 && `Ask for days from ${dayWords(addDays(today, notice), today)} on.`,
    coming.length > 0 && `No one has time off on ${new Intl.ListFormat('en-US').format(coming)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
