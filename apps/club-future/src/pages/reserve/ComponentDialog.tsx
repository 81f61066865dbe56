import { reserve_components } from '@platform/database/refusals/reserve_components';
import type { DraftErrors } from '@platform/module-kit';
import { type Kept, moneyInWords, RowFormDialog, useRowDialog, valueInWords } from '@platform/module-kit/screens';
import { Grid, MoneyField, NumberField, TextField } from '@platform/ui';
import type { ComponentDraft, ReserveComponent } from '../../source/rows/reserve';
import { useClubFutureChange, useClubFutureSource } from '../../source/useClubFutureSource';
import { MOST_CENTS } from '../../rules/mostCents';

const { rules: said } = reserve_components;

const labels: Record<keyof ComponentDraft, string> = {
  name: 'Component',
  usefulYears: 'Useful life',
  remainingYears: 'Remaining life',
  cost: 'Cost today',
};

type Row = ComponentDraft & { version: number };

const blank: Row = { name: '', usefulYears: null, remainingYears: null, cost: null, version: 0 };

/** Adds a component to the study, or changes one. @param component the one to change */
export function ComponentDialog({ component, onClose }: { component?: ReserveComponent; onClose: () => void }) {
  const source = useClubFutureSource();
  const saving = useClubFutureChange(async ({ draft, version }: Kept<ComponentDraft>) => {
    if (component) await source.saveComponent(component.id, draft, version);
    else await source.addComponent(draft);
  });
  const dialog = useRowDialog<ComponentDraft>({
    noun: 'component',
    row: component,
    blank,
    labels,
    check,
    keep: (kept) => saving.mutateAsync(kept),
    list: async () => (await source.readReserve()).components,
    nameOf: ({ name }) => name,
    onClose,
  });
  const { draft, errors, change } = dialog.form;
  return (
    <RowFormDialog
      {...dialog}
      show={(field, value) => (field === 'cost' ? moneyInWords(value as number | null) : valueInWords(value))}
    >
      <TextField
        label={labels.name}
        limit={120}
        value={draft.name}
        error={errors.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <Grid $min="11rem" $gap="md" $stretch>
        <NumberField
          label={labels.usefulYears}
          unit="years"
          value={draft.usefulYears}
          error={errors.usefulYears}
          onChange={(usefulYears) => change({ usefulYears })}
        />
        <NumberField
          label={labels.remainingYears}
          unit="years"
          hint="From the year of the study."
          value={draft.remainingYears}
          error={errors.remainingYears}
          onChange={(remainingYears) => change({ remainingYears })}
        />
        <MoneyField
          label={labels.cost}
          value={draft.cost}
          max={MOST_CENTS}
          error={errors.cost}
          onChange={(cost) => change({ cost })}
        />
      </Grid>
    </RowFormDialog>
  );
}

const isWhole = (value: number | null, least: number) =>
  value !== null && Number.isInteger(value) && value >= least && value <= 100;

/** The database checks the same. */
function check({ name, usefulYears, remainingYears, cost }: ComponentDraft): DraftErrors<ComponentDraft> {
  const isLonger = usefulYears !== null && remainingYears !== null && remainingYears > usefulYears;
  return {
    name: name.trim() && name.length <= 120 ? undefined : said.reserve_components_name_length,
    usefulYears: isWhole(usefulYears, 1) ? undefined : said.reserve_components_useful_years_range,
    remainingYears: !isWhole(remainingYears, 0)
      ? said.reserve_components_remaining_years_range
      : isLonger
        ? said.reserve_components_remaining_within
        : undefined,
    cost: cost !== null && cost > 0 && cost <= MOST_CENTS ? undefined : said.reserve_components_cost_range,
  };
}
