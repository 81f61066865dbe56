import { prepare_shift } from '@platform/database/raised';
import { counted, useErrorsOnceTried } from '@platform/module-kit/screens';
import { Button, Checkbox, FormActions, Stack, TextArea } from '@platform/ui';
import type { LaborRules } from '../source/rows/rules';

export interface Settings {
  withWarnings: boolean;
  /** Stored in the history of each shift with a warning. */
  reason: string;
}

interface FillSettingsProps {
  /** The number of open shifts to fill. */
  count: number;
  rules: LaborRules;
  settings: Settings;
  onChange: (settings: Settings) => void;
  onStart: () => void;
  onClose: () => void;
}

/** The settings for filling the week. */
export function FillSettings({ count, rules, settings, onChange, onStart, onClose }: FillSettingsProps) {
  const { withWarnings, reason } = settings;
  const length = reason.trim().length;
  const [missing, whenRight] = useErrorsOnceTried({
    reason: !withWarnings || (length >= 3 && length <= 500) ? undefined : prepare_shift['22023'].message,
  });
  return (
    <Stack
      as="form"
      $gap="sm"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        whenRight(onStart);
      }}
    >
      <Checkbox
        label="Plan people although a rule warns"
        hint={`When they are not available, over ${rules.weeklyHoursCap} hours, or with under ${rules.restHours} hours of rest. It is done only where a shift would stay open.`}
        checked={withWarnings}
        onChange={(event) => onChange({ ...settings, withWarnings: event.target.checked })}
      />
      {withWarnings && (
        <TextArea
          label="Reason"
          hint="It is kept in the history of those shifts."
          rows={2}
          value={reason}
          error={missing.reason}
          onChange={(event) => onChange({ ...settings, reason: event.target.value })}
        />
      )}
      <FormActions>
        <Button type="button" variant="secondary" onClick={onClose}>
          Close
        </Button>
        <Button type="submit">Find people for {counted(count, 'shift')}</Button>
      </FormActions>
    </Stack>
  );
}
