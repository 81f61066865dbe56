import { reserve_components } from '@platform/database/refusals/reserve_components';
import type { DraftErrors } from '@platform/module-kit';
import { moneyInWords, RowFormDialog, useDialogForm, valueInWords, rowOrGone } from '@platform/module-kit/screens';
import { Grid, MoneyField, NumberField, TextField, toast } from '@platform/ui';
import type { ComponentDraft, ReserveComponent } from '../../source/rows/reserve';
import { useClubFutureChange, useClubFutureSource } from '../../source/useClubFutureSource';

const { rules: said } = reserve_components;

const labels: Record<keyof ComponentDraft, string> = {
  name: 'Component',
  usefulYears: 'Useful life',
  remainingYears: 'Remaining life',
  cost: 'Cost today',
};

/** $100,000,000, the limit in the database. */
const MOST_CENTS = 10_000_000_000;

type Row = ComponentDraft & { version: number };
type Fields = ComponentDraft & Record<string, unknown>;

const blank: Row = { name: '', usefulYears: null, remainingYears: null, cost: null, version: 0 };

/** Adds a component to the study, or changes one. @param component the one to change */
export function ComponentDialog({ component, onClose }: { component?: ReserveComponent; onClose: () => void }) {
  const source = useClubFutureSource();
  const saving = useClubFutureChange(async ({ draft, version }: { draft: ComponentDraft; version: number }) => {
    if (component) await source.saveComponent(component.id, draft, version);
    else await source.addComponent(draft);
    return { ...draft, version: version + 1 };
  });
  const form = useDialogForm<Row, Fields>({
    what: 'the component',
    row: component ?? blank,
    toDraft: ({ name, usefulYears, remainingYears, cost }) => ({ name, usefulYears, remainingYears, cost }),
    check,
    save: (draft, version) => saving.mutateAsync({ draft, version }),
    read: async () => rowOrGone((await source.readReserve()).components, component?.id, 'component'),
    onSaved: ({ name }) => {
      toast({ title: component ? 'Component saved' : 'Component added', description: name.trim(), tone: 'success' });
      onClose();
    },
  });
  const { draft, errors, change } = form;
  return (
    <RowFormDialog
      form={form}
      labels={labels}
      show={(field, value) => (field === 'cost' ? moneyInWords(value as number | null) : valueInWords(value))}
      isNew={!component}
      onClose={onClose}
      title={component ? 'Edit component' : 'Add component'}
      submit={component ? 'Save component' : 'Add component'}
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
function check({ name, usefulYears, remainingYears, cost }: ComponentDraft): DraftErrors<Fields> {
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
