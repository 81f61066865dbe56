import { prepare_shift } from '@platform/database/raised';
import { SaveOutcome, type RowForm } from '@platform/module-kit';
import { FormDialog, Refusal, useErrorsOnceTried, valueInWords } from '@platform/module-kit/screens';
import { Alert, Button, Menu, RadioGroup } from '@platform/ui';
import { useState } from 'react';
import { ShiftMenuItems } from '../../shift/ShiftMenu';
import type { ScheduleRows } from '../../manager/useScheduleRows';
import { factsWithSeries, type SeriesPart } from '../../planning/series/series';
import { problemsOfWrite, type ShiftProblem } from '../../rules/shift/shiftProblems';
import type { Shift } from '../../source/rows/shift';
import { useSchedulingSource } from '../../source/useSchedulingSource';
import { ShiftFormFields, shiftLabels } from './ShiftFormFields';
import { ShiftProblems } from './ShiftProblems';
import { partOptions } from '../series/seriesParts';
import { checkFields, isWhole, OPEN, planOfFields, type ShiftFields } from './shiftFields';
import { useShiftForm } from './useShiftForm';

interface ShiftDialogProps {
  rows: ScheduleRows;
  /** An unsaved shift has version 0 and an empty id. */
  shift: Shift;
  /** Whether it was there when the form opened, and is not any more. */
  isGone?: boolean;
  onClose: () => void;
}

/**
 * Adds a shift, or changes one over the version that was read. The rules judge the current input. If someone else removes the
 * shift meanwhile, the input stays and can be added as a new shift.
 */
export function ShiftDialog({ rows, shift, isGone = false, onClose }: ShiftDialogProps) {
  const { timeZone } = useSchedulingSource();
  const isNew = shift.version === 0 || isGone;
  const [part, setPart] = useState<SeriesPart>('this');
  const { form, saving, send } = useShiftForm({ shift, isNew, part, onClose });
  const { draft, change } = form;
  const problems = problemsIn(draft, isNew ? null : shift, part, rows, form);
  const soft = problems.filter(({ kind }) => kind === 'soft');
  const hard = problems.filter(({ kind }) => kind === 'hard');
  const needsReason = hard.length === 0 && soft.length > 0;
  const [missing, whenRight] = useErrorsOnceTried({
    ...checkFields(draft, timeZone),
    reason: needsReason && draft.reason.trim().length < 3 ? prepare_shift['22023'].message : undefined,
    // The sentence is above the buttons.
    rules: hard.length > 0 ? hard[0]?.message : undefined,
  });
  const title = shift.version === 0 ? 'Add a shift' : shift.status === 'cancelled' ? 'Canceled shift' : 'Edit shift';
  return (
    <FormDialog
      size="lg"
      title={title}
      description={isGone ? undefined : isNew ? 'It is a draft until you publish the week.' : statusWords(shift)}
      submit={isGone ? 'Add as a new shift' : isNew ? 'Add shift' : 'Save shift'}
      isChanged={form.isChanged}
      canSubmit={isNew || form.canTry}
      isPending={saving.isPending}
      otherActions={
        !isNew && (
          <Menu
            align="start"
            side="top"
            trigger={(menu) => (
              <Button variant="quiet" {...menu}>
                More
              </Button>
            )}
          >
            <ShiftMenuItems shift={shift} />
          </Menu>
        )
      }
      onClose={onClose}
      onSubmit={() => whenRight(send)}
    >
      {isGone && (
        <Alert tone="warning" title="Someone else has removed this shift, or moved it to another week.">
          What you entered is still here. You can add it again, as a draft.
        </Alert>
      )}
      <ShiftFormFields
        rows={rows}
        draft={draft}
        errors={{ ...missing, ...form.errors }}
        change={change}
        shift={shift}
        isNew={isNew}
      />
      <ShiftProblems
        problems={problems}
        reason={draft.reason}
        error={missing.reason}
        needsReason={needsReason}
        onReason={(reason) => change({ reason })}
      />
      {!isNew && shift.seriesId !== null && (
        <RadioGroup label="Save for" value={part} onChange={setPart} options={partOptions} />
      )}
      {isNew && <Refusal error={saving.error} />}
      <SaveOutcome
        form={form}
        labels={shiftLabels}
        show={(field, value) =>
          field === 'person'
            ? value === OPEN
              ? 'Open'
              : (rows.facts.people.get(String(value))?.name ?? '')
            : valueInWords(value)
        }
      />
    </FormDialog>
  );
}

function problemsIn(
  draft: ShiftFields,
  stored: Shift | null,
  part: SeriesPart,
  { facts, around }: ScheduleRows,
  { attempt }: Pick<RowForm<ShiftFields>, 'attempt'>,
): readonly ShiftProblem[] {
  const { timeZone } = facts;
  const isRight = Object.values(checkFields(draft, timeZone)).every((error) => !error);
  if (!isWhole(draft) || !isRight || attempt.kind === 'conflict') return [];
  const plan = planOfFields(draft, stored?.status ?? 'draft', timeZone);
  const later = stored ? factsWithSeries(facts, around, { before: stored, after: plan, part }) : facts;
  return problemsOfWrite({ ...plan, id: stored?.id ?? null }, stored, later);
}

function statusWords({ status, wasPublished }: Shift): string {
  if (status === 'published') return 'Published. The person on it is notified of your changes.';
  if (status === 'cancelled') return 'No one works it. Restore it with More.';
  return wasPublished ? 'A draft again. It was published before.' : 'A draft. No one is told of it yet.';
}
