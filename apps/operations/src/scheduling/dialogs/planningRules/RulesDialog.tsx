import { Loaded } from '@platform/module-kit';
import { RowFormDialog, useDialogForm } from '@platform/module-kit/screens';
import { Checkbox, Dialog, Grid, NumberField, toast } from '@platform/ui';
import { useRules } from '../../source/queries';
import type { LaborRules, RulesDraft } from '../../source/rows/rules';
import { useSchedulingChange, useSchedulingSource } from '../../source/useSchedulingSource';
import { checkRules, draftOf, rulesDraftOf, type RuleFields } from './ruleFields';
import { SchoolCalendar } from './SchoolCalendar';
import { StateLimits } from './StateLimits';
import { useRuleActions } from './useRuleActions';

type RulesRow = LaborRules & { id: string };

const labels = {
  weeklyHoursCap: 'Hours of a week',
  restHours: 'Rest between shifts',
  shiftHoursCap: 'Hours of a shift',
  noticeHours: 'Notice of changes',
  availabilityDueDays: 'Availability due',
  timeOffNoticeDays: 'Notice of time off',
  staffTakeOpenShifts: 'Taking open shifts',
};

/** The club's planning rules, and the deadlines for requests. */
export function RulesDialog({ onClose }: { onClose: () => void }) {
  const rules = useRules();
  if (rules.data) return <RulesForm rules={rules.data} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title="Planning rules">
      <Loaded query={rules} label="the rules" failure="Failed to fetch the rules" height="20rem">
        {() => null}
      </Loaded>
    </Dialog>
  );
}

function RulesForm({ rules, onClose }: { rules: LaborRules; onClose: () => void }) {
  const source = useSchedulingSource();
  const actions = useRuleActions();
  const saving = useSchedulingChange(({ draft, over }: { draft: RulesDraft; over: LaborRules }) =>
    actions.saveRules(over, draft),
  );
  const read = async (): Promise<RulesRow> => ({ ...(await source.readRules()), id: source.key });
  const form = useDialogForm<RulesRow, RuleFields>({
    what: 'the planning rules',
    row: { ...rules, id: source.key },
    toDraft: (row) => ({ ...rulesDraftOf(row) }),
    check: checkRules,
    save: async (fields, _version, over) => {
      await saving.mutateAsync({ draft: draftOf(fields), over });
      return read();
    },
    read,
    onSaved: () => {
      toast({ title: 'Planning rules saved', tone: 'success' });
      onClose();
    },
  });
  const { draft, errors, change } = form;
  const field = (
    name: Exclude<keyof typeof labels, 'staffTakeOpenShifts'>,
    unit: string,
    hint: string,
    most: number,
  ) => (
    <NumberField
      label={labels[name]}
      hint={hint}
      unit={unit}
      min={name === 'weeklyHoursCap' || name === 'shiftHoursCap' ? 1 : 0}
      max={most}
      value={draft[name]}
      error={errors[name]}
      onChange={(value) => change({ [name]: value })}
    />
  );
  return (
    <RowFormDialog
      form={form}
      labels={labels}
      title="Planning rules"
      description="You get a warning when a shift breaks one of these rules. You can plan it anyway if you give a reason."
      submit="Save rules"
      onClose={onClose}
      below={
        <>
          <SchoolCalendar />
          <StateLimits />
        </>
      }
    >
      <Grid $min="11rem" $gap="md">
        {field('weeklyHoursCap', 'hours', 'More than that is overtime.', 168)}
        {field('shiftHoursCap', 'hours', 'A longer one takes a reason.', 24)}
        {field('restHours', 'hours', 'For the same person.', 24)}
        {field('noticeHours', 'hours', 'Before a published shift.', 336)}
        {field('availabilityDueDays', 'days', 'Before its week begins.', 60)}
        {field('timeOffNoticeDays', 'days', 'Before the first day off.', 180)}
      </Grid>
      <Checkbox
        label="People take open shifts themselves"
        hint="The first person who takes one has it, if it breaks no rule for them. Otherwise they ask, and a manager decides."
        checked={draft.staffTakeOpenShifts}
        onChange={(event) => change({ staffTakeOpenShifts: event.target.checked })}
      />
    </RowFormDialog>
  );
}
