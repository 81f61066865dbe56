import { report_schedules } from '@platform/database/refusals/report_schedules';
import { schedule_report } from '@platform/database/raised';
import { failureReason, Loaded } from '@platform/module-kit';
import { addDays, FormDialog, useErrorsOnceTried } from '@platform/module-kit/screens';
import { Button, CheckboxGroup, DateField, Grid, SelectField, toast } from '@platform/ui';
import { useState } from 'react';
import { checkSchedule } from '../../rules/reports/schedule';
import { RECIPIENTS_FAILED } from '../../source/failures';
import { useReportRecipients } from '../../source/queries';
import type { Every, ReportRecipient, SavedReport } from '../../source/rows/savedReport';
import { useClubFutureChange, useClubFutureSource } from '../../source/useClubFutureSource';

const { rules: said } = report_schedules;

const rhythms: readonly { value: Every; label: string }[] = [
  { value: 'week', label: 'Each week' },
  { value: 'month', label: 'Each month' },
];

interface ScheduleDialogProps {
  report: SavedReport;
  onClose: () => void;
}

/** Emails a report of the person each week or month, or stops that. */
export function ScheduleDialog({ report, onClose }: ScheduleDialogProps) {
  const source = useClubFutureSource();
  const people = useReportRecipients();
  const { schedule, isShared } = report;
  const [every, setEvery] = useState<Every>(schedule?.every ?? 'week');
  const [firstOn, setFirstOn] = useState(() => schedule?.nextOn ?? addDays(source.today(), 1));
  const [chosen, setChosen] = useState<string[]>();
  const selectable = (people.data ?? []).filter(({ isReader }) => isShared || isReader);
  // Those of the schedule who can still get it; for a new one, the person who makes it.
  const recipientIds =
    chosen ??
    selectable
      .filter(({ id, isReader }) => (schedule ? schedule.recipientIds.includes(id) : isReader))
      .map(({ id }) => id);
  const done = (title: string) => {
    toast({ title, description: report.title, tone: 'success' });
    onClose();
  };
  const saving = useClubFutureChange(() => source.scheduleReport(report.id, every, firstOn, recipientIds), {
    onDone: () => done('Schedule saved'),
  });
  const stopping = useClubFutureChange(() => source.stopSchedule(report.id), { onDone: () => done('Emails stopped') });
  const problems = checkSchedule(firstOn, recipientIds, source.today());
  const [errors, whenRight] = useErrorsOnceTried({
    firstOn: problems.firstOn ? schedule_report.firstEmailGoesOut.message : undefined,
    recipients: problems.recipients ? said.report_schedules_recipients_form : undefined,
  });
  const refusal = saving.error ?? stopping.error;
  return (
    <FormDialog
      title="Email this report"
      description={`${report.title}. Each email has a link. It shows each person only what they may read.`}
      submit="Save schedule"
      isPending={saving.isPending}
      canSubmit={people.data !== undefined && !stopping.isPending}
      refusal={refusal && failureReason(refusal)}
      onSubmit={() => whenRight(() => saving.mutate(undefined))}
      onClose={onClose}
      otherActions={
        schedule && (
          <Button variant="quiet" loading={stopping.isPending} onClick={() => stopping.mutate(undefined)}>
            Stop the emails
          </Button>
        )
      }
    >
      <Grid $min="13rem" $gap="md" $stretch>
        <SelectField
          label="How often"
          options={rhythms}
          value={every}
          onChange={(event) => setEvery(event.target.value as Every)}
        />
        <DateField
          label={schedule ? 'Next email on' : 'First email on'}
          hint="At seven in the morning."
          value={firstOn}
          error={errors.firstOn}
          onChange={setFirstOn}
        />
      </Grid>
      <Loaded query={people} label="the people" failure={RECIPIENTS_FAILED} height="6rem">
        {() => (
          <CheckboxGroup
            label="Who gets it"
            hint={isShared ? undefined : 'To email it to others, share the report first.'}
            options={selectable.map(optionOf)}
            value={recipientIds}
            error={errors.recipients}
            onChange={setChosen}
          />
        )}
      </Loaded>
    </FormDialog>
  );
}

const optionOf = ({ id, name, isReader }: ReportRecipient) => ({ value: id, label: isReader ? `${name} (you)` : name });
