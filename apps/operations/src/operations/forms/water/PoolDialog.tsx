import { pools as refusals } from '@platform/database/refusals/pools';
import { failureReason } from '@platform/module-kit';
import { FormDialog, useErrorsOnceTried } from '@platform/module-kit/screens';
import { Checkbox, Grid, NumberField, SelectField, Switch, TextField, toast } from '@platform/ui';
import { useState } from 'react';
import { leastChlorine } from '../../rules/water/waterLimits';
import { inTimeOrder, readingTimesError } from '../../rules/water/readingTimes';
import type { Pool, PoolDraft, PoolKind } from '../../source/rows/water';
import { useOperationsChange, useOperationsSource } from '../../source/useOperationsSource';
import { ReadingTimes } from './ReadingTimes';

const { rules: said } = refusals;

const kindWords: Record<PoolKind, string> = { pool: 'Pool', wading_pool: 'Wading pool', spa: 'Spa' };

/** Limits of the CDC's Model Aquatic Health Code (2018), as in the database (`app.set_pool_limits`). */
const blank: PoolDraft = {
  name: '',
  kind: 'pool',
  usesCyanuricAcid: false,
  chlorineMin: 1,
  chlorineMax: 10,
  phMin: 7.2,
  phMax: 7.8,
  temperatureMax: 104,
  volumeGallons: null,
  readingTimes: [],
  isActive: true,
};

type Limit = 'chlorineMin' | 'chlorineMax' | 'phMin' | 'phMax' | 'temperatureMax';
type Checked = Limit | 'name' | 'volumeGallons' | 'readingTimes';
type Fields = Omit<PoolDraft, Limit> & Record<Limit, number | null>;

/** Adds a body of water, or changes its limits. */
export function PoolDialog({ pool, onClose }: { pool?: Pool; onClose: () => void }) {
  const source = useOperationsSource();
  const [fields, setFields] = useState<Fields>(pool ?? blank);
  const change = (some: Partial<Fields>) => setFields((now) => ({ ...now, ...some }));
  const [errors, whenRight] = useErrorsOnceTried(check(fields));
  const saving = useOperationsChange((draft: PoolDraft) =>
    pool ? source.savePool(pool.id, draft, pool.version) : source.addPool(draft),
  );
  // The minimum chlorine follows the kind until a person enters another one.
  const withLeast = (some: Pick<Partial<Fields>, 'kind' | 'usesCyanuricAcid'>) => {
    const follows = fields.chlorineMin === leastChlorine(fields);
    change({ ...some, ...(follows && { chlorineMin: leastChlorine({ ...fields, ...some }) }) });
  };
  const limit = (field: Limit, label: string, unit: string | undefined, step: number) => (
    <NumberField
      label={label}
      unit={unit}
      step={step}
      value={fields[field]}
      error={errors[field]}
      onChange={(value) => change({ [field]: value })}
    />
  );
  return (
    <FormDialog
      onClose={onClose}
      title={pool ? `Edit ${pool.name}` : 'Add a body of water'}
      submit={pool ? 'Save' : 'Add'}
      isPending={saving.isPending}
      refusal={saving.error && failureReason(saving.error, 'The body of water was not saved.')}
      onSubmit={() =>
        whenRight(() =>
          saving.mutate(draftOf(fields), {
            onSuccess: () => {
              toast({ title: 'Body of water saved', description: fields.name.trim(), tone: 'success' });
              onClose();
            },
          }),
        )
      }
    >
      <Grid $min="11rem" $gap="md">
        <TextField
          label="Name"
          value={fields.name}
          error={errors.name}
          onChange={(event) => change({ name: event.target.value })}
        />
        <SelectField
          label="Kind"
          value={fields.kind}
          options={(Object.keys(kindWords) as PoolKind[]).map((value) => ({ value, label: kindWords[value] }))}
          onChange={(event) => withLeast({ kind: event.target.value as PoolKind })}
        />
      </Grid>
      <Checkbox
        label="Stabilized with cyanuric acid"
        hint="Chlorine works more slowly in it."
        checked={fields.usesCyanuricAcid}
        onChange={(event) => withLeast({ usesCyanuricAcid: event.target.checked })}
      />
      <Grid $min="11rem" $gap="md">
        {limit('chlorineMin', 'Lowest free chlorine', 'ppm', 0.5)}
        {limit('chlorineMax', 'Highest free chlorine', 'ppm', 0.5)}
        {limit('phMin', 'Lowest pH', undefined, 0.1)}
        {limit('phMax', 'Highest pH', undefined, 0.1)}
        {limit('temperatureMax', 'Highest temperature', '°F', 1)}
      </Grid>
      <NumberField
        label="Volume"
        optional
        unit="gallons"
        step={1000}
        value={fields.volumeGallons}
        error={errors.volumeGallons}
        hint="How much to add is worked out with it."
        onChange={(volumeGallons) => change({ volumeGallons })}
      />
      <ReadingTimes
        times={fields.readingTimes}
        error={errors.readingTimes}
        onChange={(readingTimes) => change({ readingTimes })}
      />
      {pool && (
        <Switch
          label="In use"
          hint="People can add readings, and those that are not taken are missed."
          checked={fields.isActive}
          onChange={(event) => change({ isActive: event.target.checked })}
        />
      )}
    </FormDialog>
  );
}

const draftOf = (fields: Fields): PoolDraft => ({
  name: fields.name,
  kind: fields.kind,
  usesCyanuricAcid: fields.usesCyanuricAcid,
  chlorineMin: fields.chlorineMin ?? 0,
  chlorineMax: fields.chlorineMax ?? 0,
  phMin: fields.phMin ?? 0,
  phMax: fields.phMax ?? 0,
  temperatureMax: fields.temperatureMax ?? 0,
  volumeGallons: fields.volumeGallons,
  readingTimes: inTimeOrder(fields.readingTimes),
  isActive: fields.isActive,
});

/** The database checks the same. */
function check(fields: Fields): Partial<Record<Checked, string>> {
  const { name, chlorineMin, chlorineMax, phMin, phMax, temperatureMax, volumeGallons } = fields;
  const errors: Partial<Record<Checked, string>> = {};
  if (!name.trim() || name.length > 80) errors.name = said.pools_name_length;
  if (chlorineMin === null || chlorineMin < 0) errors.chlorineMin = said.pools_free_chlorine_range;
  if (chlorineMax === null || chlorineMax > 20) errors.chlorineMax = said.pools_free_chlorine_range;
  else if (chlorineMin !== null && chlorineMin >= chlorineMax) errors.chlorineMax = said.pools_free_chlorine_order;
  if (phMin === null || phMin < 0) errors.phMin = said.pools_ph_range;
  if (phMax === null || phMax > 14) errors.phMax = said.pools_ph_range;
  else if (phMin !== null && phMin >= phMax) errors.phMax = said.pools_ph_order;
  if (temperatureMax === null || temperatureMax < 32 || temperatureMax > 110)
    errors.temperatureMax = said.pools_temperature_range;
  if (volumeGallons !== null && (volumeGallons < 100 || volumeGallons > 5_000_000))
    errors.volumeGallons = said.pools_volume_range;
  errors.readingTimes = readingTimesError(fields.readingTimes);
  return errors;
}
