import { require_time_reason } from '@platform/database/raised';
import { timesheet_adjustments } from '@platform/database/refusals/timesheet_adjustments';
import { failureReason } from '@platform/module-kit';
import { FormDialog, useErrorsOnceTried } from '@platform/module-kit/screens';
import { NumberField, TextArea, toast } from '@platform/ui';
import { useState } from 'react';
import { LARGEST_ADJUSTMENT } from '../rules/bounds';
import { minutesInWords } from '../rules/minutes';
import { useTimeClockChange, useTimeClockSource } from '../source/useTimeClockSource';

interface AdjustDialogProps {
  staffId: string;
  /** The first day of the workweek. */
  week: string;
  onClose: () => void;
}

/** Adds minutes to an approved week, or subtracts some. */
export function AdjustDialog({ staffId, week, onClose }: AdjustDialogProps) {
  const source = useTimeClockSource();
  const [minutes, setMinutes] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const adjusting = useTimeClockChange(() => source.adjust(staffId, week, minutes ?? 0, reason.trim()));
  const [errors, whenRight] = useErrorsOnceTried({
    minutes:
      minutes !== null && minutes !== 0 && Math.abs(minutes) <= LARGEST_ADJUSTMENT
        ? undefined
        : timesheet_adjustments.rules.timesheet_adjustments_minutes_range,
    reason: reason.trim().length >= 3 ? undefined : require_time_reason.PT422.message,
  });
  return (
    <FormDialog
      size="sm"
      title="Adjust hours"
      description="The week is approved, so the change becomes a line of its own."
      submit="Add adjustment"
      isPending={adjusting.isPending}
      refusal={adjusting.error && failureReason(adjusting.error, 'The hours were not adjusted')}
      onClose={onClose}
      onSubmit={() =>
        whenRight(() =>
          adjusting.mutate(undefined, {
            onSuccess: () => {
              toast({ title: `Adjusted by ${minutesInWords(minutes ?? 0)}`, tone: 'success' });
              onClose();
            },
          }),
        )
      }
    >
      <NumberField
        label="Minutes"
        hint="A number below zero takes minutes off."
        unit="minutes"
        min={-LARGEST_ADJUSTMENT}
        max={LARGEST_ADJUSTMENT}
        step={15}
        value={minutes}
        error={errors.minutes}
        onChange={setMinutes}
      />
      <TextArea
        label="Reason"
        rows={2}
        limit={500}
        value={reason}
        error={errors.reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  );
}
