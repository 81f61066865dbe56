import { workforce_plans } from '@platform/database/refusals/workforce_plans';
import { check_staffing_ratio } from '@platform/database/raised';
import type { DraftErrors } from '@platform/module-kit';
import { RowFormDialog, useDialogForm, valueInWords } from '@platform/module-kit/screens';
import { Grid, NumberField, toast } from '@platform/ui';
import type { PlanDraft, Workforce } from '../../source/rows/workforce';
import { useClubFutureChange, useClubFutureSource } from '../../source/useClubFutureSource';

const { rules: said } = workforce_plans;

type Draft = Omit<PlanDraft, 'hireWeeksBeforeOpening' | 'recruitWeeksBeforeHire'> & {
  hireWeeksBeforeOpening: number | null;
  recruitWeeksBeforeHire: number | null;
};

const labels: Record<keyof Draft, string> = {
  plannedRatio: 'Planned ratio',
  optimalRatio: 'Optimal ratio',
  hireWeeksBeforeOpening: 'Hire before the opening',
  recruitWeeksBeforeHire: 'Recruit before hiring',
};

/** The defaults of the table. */
const blank = {
  plannedRatio: null,
  optimalRatio: null,
  hireWeeksBeforeOpening: 14,
  recruitWeeksBeforeHire: 6,
  version: 0,
};

type Row = Draft & { version: number };

/** What the club plans its staff with. @param plan null for the first one */
export function PlanDialog({ plan, onClose }: { plan: Workforce['plan']; onClose: () => void }) {
  const source = useClubFutureSource();
  const saving = useClubFutureChange(async ({ draft, version }: { draft: Draft; version: number }) => {
    const { hireWeeksBeforeOpening, recruitWeeksBeforeHire } = draft;
    await source.savePlan(
      plan,
      {
        ...draft,
        // The form takes no plan without them.
        hireWeeksBeforeOpening: hireWeeksBeforeOpening ?? 0,
        recruitWeeksBeforeHire: recruitWeeksBeforeHire ?? 0,
      },
      version,
    );
    return { ...draft, version: version + 1 };
  });
  const form = useDialogForm<Row, Draft & Record<string, unknown>>({
    what: 'the plan',
    row: plan ?? blank,
    toDraft: ({ plannedRatio, optimalRatio, hireWeeksBeforeOpening, recruitWeeksBeforeHire }) => ({
      plannedRatio,
      optimalRatio,
      hireWeeksBeforeOpening,
      recruitWeeksBeforeHire,
    }),
    check,
    save: (draft, version) => saving.mutateAsync({ draft, version }),
    read: async () => (await source.readWorkforce()).plan ?? blank,
    onSaved: () => {
      toast({ title: 'Plan saved', tone: 'success' });
      onClose();
    },
  });
  const { draft, errors, change } = form;
  return (
    <RowFormDialog
      form={form}
      labels={labels}
      show={(_field, value) => (value === null ? '–' : valueInWords(value))}
      isNew={!plan}
      onClose={onClose}
      title={plan ? 'Edit plan' : 'Plan the workforce'}
      submit="Save plan"
    >
      <Grid $min="13rem" $gap="md" $stretch>
        <NumberField
          label={labels.optimalRatio}
          unit="members"
          hint="One person of staff serves so many."
          value={draft.optimalRatio}
          error={errors.optimalRatio}
          onChange={(optimalRatio) => change({ optimalRatio })}
        />
        <NumberField
          label={labels.plannedRatio}
          unit="members"
          optional
          hint="Empty: as today."
          value={draft.plannedRatio}
          error={errors.plannedRatio}
          onChange={(plannedRatio) => change({ plannedRatio })}
        />
        <NumberField
          label={labels.hireWeeksBeforeOpening}
          unit="weeks"
          value={draft.hireWeeksBeforeOpening}
          error={errors.hireWeeksBeforeOpening}
          onChange={(hireWeeksBeforeOpening) => change({ hireWeeksBeforeOpening })}
        />
        <NumberField
          label={labels.recruitWeeksBeforeHire}
          unit="weeks"
          value={draft.recruitWeeksBeforeHire}
          error={errors.recruitWeeksBeforeHire}
          onChange={(recruitWeeksBeforeHire) => change({ recruitWeeksBeforeHire })}
        />
      </Grid>
    </RowFormDialog>
  );
}

/** The database checks the same. */
function check(draft: Draft): DraftErrors<Draft & Record<string, unknown>> {
  const ratio = (value: number | null) => {
    if (value === null) return undefined;
    if (value < 1) return `${check_staffing_ratio['22023'].message} ${check_staffing_ratio['22023'].hint}`;
    return value > 1000 ? said.workforce_plans_optimal_ratio_range : undefined;
  };
  const isWeeks = (value: number | null) => value !== null && Number.isInteger(value) && value >= 0 && value <= 52;
  return {
    optimalRatio: draft.optimalRatio === null ? said.workforce_plans_optimal_ratio_range : ratio(draft.optimalRatio),
    plannedRatio: ratio(draft.plannedRatio),
    hireWeeksBeforeOpening: isWeeks(draft.hireWeeksBeforeOpening) ? undefined : said.workforce_plans_hire_weeks_range,
    recruitWeeksBeforeHire: isWeeks(draft.recruitWeeksBeforeHire)
      ? undefined
      : said.workforce_plans_recruit_weeks_range,
  };
}
