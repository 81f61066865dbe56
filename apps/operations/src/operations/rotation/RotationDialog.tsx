import { failureReason } from '@platform/module-kit';
import { FormDialog, useErrorsOnceTried } from '@platform/module-kit/screens';
import { CheckboxGroup, Grid, NumberField, TextArea, toast } from '@platform/ui';
import { useState } from 'react';
import { checkRotation, standsOfLines, type RotationFields } from '../rules/rotation/rotationCheck';
import type { OnShift, RotationDraft, RotationRules } from '../source/rows/rotation';
import { useOperationsChange, useOperationsSource } from '../source/useOperationsSource';

interface RotationDialogProps {
  rules: RotationRules;
  /** Supplies the roles to choose from. */
  people: readonly OnShift[];
  onClose: () => void;
}

/** Sets the stands, who guards them, and when people move and rest. */
export function RotationDialog({ rules, people, onClose }: RotationDialogProps) {
  const source = useOperationsSource();
  const [fields, setFields] = useState<RotationFields>(() => ({
    lines: rules.stands.join('\n'),
    roles: rules.roles,
    minutesPerStand: rules.minutesPerStand,
    minutesBeforeBreak: rules.minutesBeforeBreak,
    breakMinutes: rules.breakMinutes,
  }));
  const change = (some: Partial<RotationFields>) => setFields((now) => ({ ...now, ...some }));
  const [errors, whenRight] = useErrorsOnceTried(checkRotation(fields));
  const saving = useOperationsChange((draft: RotationDraft) => source.saveRotation(draft, rules.version));
  const roles = [...new Set([...rules.roles, ...people.map(({ role }) => role)])].sort();
  const minutes = (field: 'minutesPerStand' | 'minutesBeforeBreak' | 'breakMinutes', label: string) => (
    <NumberField
      label={label}
      unit="minutes"
      step={5}
      value={fields[field]}
      error={errors[field]}
      onChange={(value) => change({ [field]: value })}
    />
  );
  return (
    <FormDialog
      onClose={onClose}
      title="Stands and breaks"
      submit="Save"
      isPending={saving.isPending}
      refusal={saving.error && failureReason(saving.error, 'The stands were not saved.')}
      onSubmit={() =>
        whenRight(() =>
          saving.mutate(
            {
              stands: standsOfLines(fields.lines),
              roles: fields.roles,
              minutesPerStand: fields.minutesPerStand ?? 0,
              minutesBeforeBreak: fields.minutesBeforeBreak ?? 0,
              breakMinutes: fields.breakMinutes ?? 0,
            },
            {
              onSuccess: () => {
                toast({ title: 'Stands and breaks saved', tone: 'success' });
                onClose();
              },
            },
          ),
        )
      }
    >
      <TextArea
        label="Stands"
        hint="One to a line, the most important first. With too few people the last ones stay closed."
        rows={4}
        value={fields.lines}
        error={errors.lines}
        onChange={(event) => change({ lines: event.target.value })}
      />
      {roles.length > 0 && (
        <CheckboxGroup
          label="Who guards them"
          hint="Everyone on shift, if none is chosen."
          error={errors.roles}
          options={roles.map((value) => ({ value, label: value }))}
          value={fields.roles}
          onChange={(chosen) => change({ roles: chosen })}
        />
      )}
      <Grid $min="11rem" $gap="md">
        {minutes('minutesPerStand', 'On one stand')}
        {minutes('minutesBeforeBreak', 'Longest time before a break')}
        {minutes('breakMinutes', 'Break')}
      </Grid>
    </FormDialog>
  );
}
