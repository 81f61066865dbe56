import { club_labor_rules } from '@platform/database/refusals/club_labor_rules';
import { Loaded, type DraftErrors } from '@platform/module-kit';
import { RowFormDialog, useDialogForm } from '@platform/module-kit/screens';
import { Checkbox, Dialog, Grid, NumberField, toast } from '@platform/ui';
import { isWithin, MARGIN, PAID_BREAK } from '../rules/bounds';
import { ClockBegin } from './ClockBegin';
import { useClockRules } from '../source/queries';
import type { ClockRules } from '../source/rows/rules';
import { useTimeClockChange, useTimeClockSource } from '../source/useTimeClockSource';
import { CLOCK_RULES_FAILED } from '../source/failures';

const { rules: said } = club_labor_rules;

interface RuleFields extends Record<string, unknown> {
  lateMinutes: number | null;
  earlyMinutes: number | null;
  paidBreakMinutes: number | null;
  isOvertimeExempt: boolean;
  usedFrom: string | null;
}

type RulesRow = ClockRules & { id: string };

const labels = {
  lateMinutes: 'Late after',
  earlyMinutes: 'Early before',
  paidBreakMinutes: 'Breaks paid up to',
  isOvertimeExempt: 'Overtime exemption',
  usedFrom: 'Labor counts clocked hours',
};

/**
 * The rules of the time clock: when a person is late, which breaks are paid, whether overtime costs more, and since
 * when labor counts clocked hours.
 */
export function RulesDialog({ onClose }: { onClose: () => void }) {
  const rules = useClockRules();
  if (rules.data) return <RulesForm rules={rules.data} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title="Clock rules">
      <Loaded query={rules} label="the rules" failure={CLOCK_RULES_FAILED} height="20rem">
        {() => null}
      </Loaded>
    </Dialog>
  );
}

function RulesForm({ rules, onClose }: { rules: ClockRules; onClose: () => void }) {
  const source = useTimeClockSource();
  const saving = useTimeClockChange(({ fields, version }: { fields: RuleFields; version: number }) =>
    source.saveRules(
      {
        lateMinutes: fields.lateMinutes ?? 0,
        earlyMinutes: fields.earlyMinutes ?? 0,
        paidBreakMinutes: fields.paidBreakMinutes ?? 0,
        isOvertimeExempt: fields.isOvertimeExempt,
        usedFrom: fields.usedFrom,
      },
      version,
    ),
  );
  const read = async (): Promise<RulesRow> => ({ ...(await source.readRules()), id: source.key });
  const form = useDialogForm<RulesRow, RuleFields>({
    what: 'the rules of the clock',
    row: { ...rules, id: source.key },
    toDraft: (row) => ({
      lateMinutes: row.lateMinutes,
      earlyMinutes: row.earlyMinutes,
      paidBreakMinutes: row.paidBreakMinutes,
      isOvertimeExempt: row.isOvertimeExempt,
      usedFrom: row.usedFrom,
    }),
    check: checkRules,
    save: async (fields, version) => {
      await saving.mutateAsync({ fields, version });
      return read();
    },
    read,
    onSaved: () => {
      toast({ title: 'Clock rules saved', tone: 'success' });
      onClose();
    },
  });
  const { draft, errors, change } = form;
  return (
    <RowFormDialog form={form} labels={labels} title="Clock rules" submit="Save rules" onClose={onClose}>
      <Grid $min="9rem" $gap="md">
        <NumberField
          label={labels.lateMinutes}
          hint="minutes after the start"
          min={MARGIN.least}
          max={MARGIN.most}
          value={draft.lateMinutes}
          error={errors.lateMinutes}
          onChange={(lateMinutes) => change({ lateMinutes })}
        />
        <NumberField
          label={labels.earlyMinutes}
          hint="minutes before the start"
          min={MARGIN.least}
          max={MARGIN.most}
          value={draft.earlyMinutes}
          error={errors.earlyMinutes}
          onChange={(earlyMinutes) => change({ earlyMinutes })}
        />
        <NumberField
          label={labels.paidBreakMinutes}
          hint="minutes; 20 by federal law"
          min={PAID_BREAK.least}
          max={PAID_BREAK.most}
          value={draft.paidBreakMinutes}
          error={errors.paidBreakMinutes}
          onChange={(paidBreakMinutes) => change({ paidBreakMinutes })}
        />
      </Grid>
      <Checkbox
        label="The club claims the seasonal exemption from overtime"
        hint="For recreational establishments that are open for at most seven months a year, or whose receipts of the six slowest months are at most a third of the others' (29 U.S.C. 213(a)(3)). State law may still ask for overtime. Ask your counsel."
        checked={draft.isOvertimeExempt}
        onChange={(event) => change({ isOvertimeExempt: event.target.checked })}
      />
      <ClockBegin
        rules={rules}
        label={labels.usedFrom}
        value={draft.usedFrom}
        error={errors.usedFrom}
        onChange={(usedFrom) => change({ usedFrom })}
      />
    </RowFormDialog>
  );
}

/** The database checks the same. */
function checkRules({ lateMinutes, earlyMinutes, paidBreakMinutes }: RuleFields): DraftErrors<RuleFields> {
  return {
    lateMinutes: isWithin(lateMinutes, MARGIN) ? undefined : said.club_labor_rules_clock_late_range,
    earlyMinutes: isWithin(earlyMinutes, MARGIN) ? undefined : said.club_labor_rules_clock_early_range,
    paidBreakMinutes: isWithin(paidBreakMinutes, PAID_BREAK) ? undefined : said.club_labor_rules_paid_break_range,
  };
}
