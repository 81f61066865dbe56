import { reserve_plans } from '@platform/database/refusals/reserve_plans';
import type { DraftErrors } from '@platform/module-kit';
import { moneyInWords, RowFormDialog, useDialogForm, valueInWords } from '@platform/module-kit/screens';
import { Grid, MoneyField, NumberField, TextField, toast } from '@platform/ui';
import { useState } from 'react';
import type { ReservePlan, ReservePlanDraft } from '../../source/rows/reserve';
import { useClubFutureChange, useClubFutureSource } from '../../source/useClubFutureSource';
import { MOST_CENTS } from '../../rules/mostCents';

const { rules: said } = reserve_plans;

const labels: Record<keyof ReservePlanDraft, string> = {
  studyYear: 'Year of the study',
  balance: 'Balance',
  yearlyContribution: 'Yearly contribution',
  inflationPercent: 'Costs grow by',
  interestPercent: 'Interest',
};

type Row = ReservePlanDraft & { version: number };
type Fields = ReservePlanDraft & Record<string, unknown>;

/** What the study begins with. @param plan null for the first one */
export function ReservePlanDialog({ plan, onClose }: { plan: ReservePlan | null; onClose: () => void }) {
  const source = useClubFutureSource();
  const [blank] = useState<Row>(() => ({
    studyYear: source.today().slice(0, 4),
    balance: null,
    yearlyContribution: null,
    inflationPercent: null,
    interestPercent: null,
    version: 0,
  }));
  const saving = useClubFutureChange(async ({ draft, version }: { draft: ReservePlanDraft; version: number }) => {
    await source.saveReservePlan(plan, draft, version);
    return { ...draft, version: version + 1 };
  });
  const form = useDialogForm<Row, Fields>({
    what: 'the study',
    row: plan ?? blank,
    toDraft: ({ studyYear, balance, yearlyContribution, inflationPercent, interestPercent }) => ({
      studyYear,
      balance,
      yearlyContribution,
      inflationPercent,
      interestPercent,
    }),
    check,
    save: (draft, version) => saving.mutateAsync({ draft, version }),
    read: async () => (await source.readReserve()).plan ?? blank,
    onSaved: () => {
      toast({ title: 'Study saved', tone: 'success' });
      onClose();
    },
  });
  const { draft, errors, change } = form;
  return (
    <RowFormDialog
      form={form}
      labels={labels}
      show={(field, value) =>
        field === 'balance' || field === 'yearlyContribution'
          ? moneyInWords(value as number | null)
          : valueInWords(value)
      }
      isNew={!plan}
      onClose={onClose}
      title={plan ? 'Edit study' : 'Begin the study'}
      submit="Save study"
    >
      <Grid $min="12rem" $gap="md" $stretch>
        <TextField
          label={labels.studyYear}
          inputMode="numeric"
          value={draft.studyYear}
          error={errors.studyYear}
          onChange={(event) => change({ studyYear: event.target.value.trim() })}
        />
        <MoneyField
          label={labels.balance}
          hint="In the reserve when that year begins."
          value={draft.balance}
          max={MOST_CENTS}
          error={errors.balance}
          onChange={(balance) => change({ balance })}
        />
        <MoneyField
          label={labels.yearlyContribution}
          value={draft.yearlyContribution}
          max={MOST_CENTS}
          error={errors.yearlyContribution}
          onChange={(yearlyContribution) => change({ yearlyContribution })}
        />
        <NumberField
          label={labels.inflationPercent}
          unit="% a year"
          step={0.25}
          value={draft.inflationPercent}
          error={errors.inflationPercent}
          onChange={(inflationPercent) => change({ inflationPercent })}
        />
        <NumberField
          label={labels.interestPercent}
          unit="% a year"
          step={0.25}
          value={draft.interestPercent}
          error={errors.interestPercent}
          onChange={(interestPercent) => change({ interestPercent })}
        />
      </Grid>
    </RowFormDialog>
  );
}

const isWithin = (value: number | null, least: number, most: number) =>
  value !== null && value >= least && value <= most;

/** The database checks the same. */
function check(draft: ReservePlanDraft): DraftErrors<Fields> {
  const problem = (isRight: boolean, sentence: string) => (isRight ? undefined : sentence);
  return {
    studyYear: problem(/^20\d\d$/.test(draft.studyYear), said.reserve_plans_study_year_form),
    balance: problem(isWithin(draft.balance, 0, MOST_CENTS), said.reserve_plans_balance_range),
    yearlyContribution: problem(
      isWithin(draft.yearlyContribution, 0, MOST_CENTS),
      said.reserve_plans_contribution_range,
    ),
    inflationPercent: problem(isWithin(draft.inflationPercent, -10, 50), said.reserve_plans_inflation_range),
    interestPercent: problem(isWithin(draft.interestPercent, 0, 50), said.reserve_plans_interest_range),
  };
}
