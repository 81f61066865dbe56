import { club_labor_rules } from '@platform/database/refusals/club_labor_rules';
import { Loaded, type DraftErrors } from '@platform/module-kit';
import { RowFormDialog, useDialogForm } from '@platform/module-kit/screens';
import { Checkbox, Dialog, Grid, NumberField, toast } from '@platform/ui';
import { useRules } from '../../source/queries';
import type { LaborRules, RulesDraft } from '../../source/schedulingSource';
import { useSchedulingChange, useSchedulingSource } from '../../source/useSchedulingSource';
import { SchoolCalendar } from './SchoolCalendar';
import { StateLimits } from './StateLimits';

const { rules: said } = club_labor_rules;

interface RuleFields extends Record<string, unknown> {
  weeklyHoursCap: number | null;
  restHours: number | null;
  shiftHoursCap: number | null;
  noticeHours: number | null;
  availabilityDueDays: number | null;
  timeOffNoticeDays: number | null;
  staffTakeOpenShifts: boolean;
}

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
  const saving = useSchedulingChange(({ draft, version }: { draft: RulesDraft; version: number }) =>
    source.saveRules(draft, version),
  );
  const read = async (): Promise<RulesRow> => ({ ...(await source.readRules()), id: source.key });
  const form = useDialogForm<RulesRow, RuleFields>({
    what: 'the planning rules',
    row: { ...rules, id: source.key },
    toDraft: (row) => ({
      weeklyHoursCap: row.weeklyHoursCap,
      restHours: row.restHours,
      shiftHoursCap: row.shiftHoursCap,
      noticeHours: row.noticeHours,
      availabilityDueDays: row.availabilityDueDays,
      timeOffNoticeDays: row.timeOffNoticeDays,
      staffTakeOpenShifts: row.staffTakeOpenShifts,
    }),
    check: checkRules,
    save: async (fields, version) => {
      await saving.mutateAsync({ draft: draftOf(fields), version });
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
        {field('weeklyHoursCap', 'hours', 'more are overtime', 168)}
        {field('shiftHoursCap', 'hours', 'longer ones take a reason', 24)}
        {field('restHours', 'hours', 'of one person', 24)}
        {field('noticeHours', 'hours', 'before a published shift', 336)}
        {field('availabilityDueDays', 'days', 'before its week begins', 60)}
        {field('timeOffNoticeDays', 'days', 'before the first day off', 180)}
      </Grid>
      <Checkbox
        label="People take open shifts themselves"
        hint="One that breaks no rule for them, and the first person has it. Otherwise they ask, and a manager decides."
        checked={draft.staffTakeOpenShifts}
        onChange={(event) => change({ staffTakeOpenShifts: event.target.checked })}
      />
    </RowFormDialog>
  );
}

const draftOf = (fields: RuleFields): RulesDraft => ({
  weeklyHoursCap: fields.weeklyHoursCap ?? 0,
  restHours: fields.restHours ?? 0,
  shiftHoursCap: fields.shiftHoursCap ?? 0,
  noticeHours: fields.noticeHours ?? 0,
  availabilityDueDays: fields.availabilityDueDays ?? 0,
  timeOffNoticeDays: fields.timeOffNoticeDays ?? 0,
  staffTakeOpenShifts: fields.staffTakeOpenShifts,
});

const isWithin = (value: number | null, least: number, most: number) =>
  value !== null && value >= least && value <= most;

/** The database checks the same. */
function checkRules(draft: RuleFields): DraftErrors<RuleFields> {
  const unless = (isRight: boolean, sentence: string) => (isRight ? undefined : sentence);
  return {
    weeklyHoursCap: unless(isWithin(draft.weeklyHoursCap, 1, 168), said.club_labor_rules_weekly_hours_range),
    restHours: unless(isWithin(draft.restHours, 0, 24), said.club_labor_rules_rest_range),
    shiftHoursCap: unless(isWithin(draft.shiftHoursCap, 1, 24), said.club_labor_rules_shift_hours_range),
    noticeHours: unless(isWithin(draft.noticeHours, 0, 336), said.club_labor_rules_notice_range),
    availabilityDueDays: unless(
      isWithin(draft.availabilityDueDays, 0, 60),
      said.club_labor_rules_availability_due_range,
    ),
    timeOffNoticeDays: unless(isWithin(draft.timeOffNoticeDays, 0, 180), said.club_labor_rules_time_off_notice_range),
  };
}
