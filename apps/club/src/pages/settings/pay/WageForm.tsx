import { exactMoney } from '@platform/module-kit/screens';
import { useRowForm } from '@platform/module-kit';
import { Alert, MoneyField, SelectField, TextField, toast } from '@platform/ui';
import type { HeldWage, WageRow } from '../../../source/rows/wage';
import { useClubReread, useClubSource } from '../../../source/useClubSource';
import { READ_ONLY_REASON } from '../readOnlyReason';
import { RowFormFrame } from '../RowFormFrame';
import { heldInWords } from './heldInWords';
import { states } from './states';

const labels = { state: 'State', wage: 'Minimum wage of your own', reason: 'Reason' };
const stateOptions = [{ value: '', label: 'As in the address' }, ...states];

interface WageFormProps {
  row: WageRow;
  held: HeldWage;
}

/** The club's state, and its own minimum wage if local law differs. */
export function WageForm({ row, held }: WageFormProps) {
  const { canManage, readWage, saveWage } = useClubSource();
  const reread = useClubReread();
  const form = useRowForm({
    what: 'the minimum wage',
    row,
    toDraft: ({ state, minimum_wage: wage, minimum_wage_reason: reason }) => ({
      state: state ?? '',
      wage: wage === null ? null : Math.round(wage * 100),
      reason: reason ?? '',
    }),
    check: ({ wage, reason }) => ({
      reason: wage !== null && reason.trim().length < 3 ? 'Say why, such as the law of your city.' : undefined,
    }),
    save: ({ state, wage, reason }, version) =>
      saveWage(
        row.id,
        {
          state: state || null,
          minimum_wage: wage === null ? null : wage / 100,
          minimum_wage_reason: wage === null ? null : reason.trim(),
        },
        version,
      ),
    read: async () => (await readWage()).row,
    onRow: () => void reread(),
    onSaved: () => toast({ title: 'Minimum wage saved', tone: 'success' }),
  });
  const readOnly = !canManage;
  const { draft, errors, change } = form;
  return (
    <RowFormFrame
      form={form}
      labels={labels}
      show={showValue}
      action="Save"
      readOnly={readOnly ? READ_ONLY_REASON : undefined}
    >
      <Alert>{heldInWords(held)}</Alert>
      <SelectField
        label={labels.state}
        options={stateOptions}
        value={draft.state}
        disabled={readOnly}
        onChange={(event) => change({ state: event.target.value })}
      />
      <MoneyField
        label={labels.wage}
        hint="Where your city or county asks for another one, or an exemption applies."
        optional={!readOnly}
        value={draft.wage}
        max={100_000}
        disabled={readOnly}
        onChange={(wage) => change({ wage })}
      />
      {draft.wage !== null && (
        <TextField
          label={labels.reason}
          hint="Such as the law of your city, or the seasonal exemption, 29 U.S.C. 213(a)(3)."
          error={errors.reason}
          limit={500}
          required
          readOnly={readOnly}
          value={draft.reason}
          onChange={(event) => change({ reason: event.target.value })}
        />
      )}
    </RowFormFrame>
  );
}

function showValue(field: string, value: unknown): string {
  if (typeof value === 'number') return exactMoney(value);
  if (field === 'state') return stateOptions.find((option) => option.value === value)?.label ?? '';
  return typeof value === 'string' ? value : '';
}
