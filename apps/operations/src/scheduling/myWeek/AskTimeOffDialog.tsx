import { time_off_requests } from '@platform/database/refusals/time_off_requests';
import { FormDialog, Refusal, useErrorsOnceTried } from '@platform/module-kit/screens';
import { DateField, Grid, TextArea, toast } from '@platform/ui';
import { useState } from 'react';
import { useSchedulingChange, useSchedulingSource } from '../source/useSchedulingSource';

/** Asks for days off. */
export function AskTimeOffDialog({ staffId, onClose }: { staffId: string; onClose: () => void }) {
  const source = useSchedulingSource();
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const [reason, setReason] = useState('');
  const said = time_off_requests.rules;
  const last = until || from;
  const [missing, whenRight] = useErrorsOnceTried({
    from: from ? undefined : 'Enter the first day.',
    until: last < from ? said.time_off_requests_end_after_start : undefined,
    reason: reason.length <= 500 ? undefined : said.time_off_requests_reason_length,
  });
  const asking = useSchedulingChange(() => source.askTimeOff(staffId, from, last, reason.trim() || null), {
    onDone() {
      toast({ title: 'Time off asked for', description: 'Your manager decides.', tone: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog
      size="sm"
      title="Ask for time off"
      description="Until it is approved you may still be planned on these days."
      submit="Ask"
      isPending={asking.isPending}
      onClose={onClose}
      onSubmit={() => whenRight(() => asking.mutate())}
    >
      <Grid $min="9rem" $gap="md">
        <DateField label="First day" value={from} min={source.today()} error={missing.from} onChange={setFrom} />
        <DateField label="Last day" optional value={until} min={from} error={missing.until} onChange={setUntil} />
      </Grid>
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
