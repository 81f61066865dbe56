import { failureReason, Loaded } from '@platform/module-kit';
import { FormDialog, newId, useErrorsOnceTried } from '@platform/module-kit/screens';
import { Alert, DateField, Dialog, Grid, NumberField, SelectField, TextArea, TimeField } from '@platform/ui';
import { clockAt, momentAt } from '@platform/ui/dates';
import { useState } from 'react';
import { adviseOn } from '../../rules/water/dosage';
import { firstDayOf } from '../../rules/periods';
import { checkReading, outOfRangeInWords, type ReadingFields } from '../../rules/water/readingCheck';
import { latestMeasures, type LatestMeasures } from '../../rules/water/waterBalance';
import { limitsInWords, outOfRange } from '../../rules/water/waterLimits';
import { usePools, useReadings } from '../../source/queries';
import type { Pool } from '../../source/rows/water';
import { useOperationsChange, useOperationsSource } from '../../source/useOperationsSource';
import { useOperationsAddress } from '../../useOperationsAddress';
import { toastSaved } from '../../../shared/deck/toastSaved';
import { AdviceList } from './BalanceCard';
import { WATER_READINGS_FAILED } from '../../source/failures';

/** Enters the values of a water test. */
export function ReadingDialog({ onClose }: { onClose: () => void }) {
  const pools = usePools();
  const inUse = pools.data?.filter(({ isActive }) => isActive);
  if (inUse && inUse.length > 0) return <Entered pools={inUse} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title="Add a reading">
      <Loaded query={pools} label="the bodies of water" failure={WATER_READINGS_FAILED} height="16rem">
        {() => <Alert>Your club has no body of water in use. A manager adds it under Limits.</Alert>}
      </Loaded>
    </Dialog>
  );
}

function Entered({ pools, onClose }: { pools: readonly Pool[]; onClose: () => void }) {
  const source = useOperationsSource();
  const { values } = useOperationsAddress();
  const [key] = useState(newId);
  const [fields, setFields] = useState<ReadingFields>(() => {
    const shown = clockAt(source.now(), source.timeZone);
    return {
      poolId: pools.find(({ id }) => id === values.pool)?.id ?? pools[0]?.id ?? '',
      date: shown.slice(0, 10),
      time: shown.slice(11, 16),
      chlorine: null,
      ph: null,
      temperature: null,
      alkalinity: null,
      calcium: null,
      cyanuricAcid: null,
      notes: '',
    };
  });
  const change = (some: Partial<ReadingFields>) => setFields((now) => ({ ...now, ...some }));
  const pool = pools.find(({ id }) => id === fields.poolId);
  const moment = momentAt(`${fields.date}T${fields.time}`, source.timeZone);
  const found = checkReading(fields, pool, { moment, now: source.now() });
  const [errors, whenRight] = useErrorsOnceTried(found);
  const { poolId, chlorine, ph, temperature, alkalinity, calcium, cyanuricAcid, notes } = fields;
  const out = pool ? outOfRange(fields, pool) : [];
  // Impossible values give no dose.
  const canBe = measured.every((measure) => found[measure] === undefined);
  // Managers are told of a saved reading only. The notes are still to come: the warning asks for them.
  const canBeSaved = canBe && !found.poolId && !found.date && !found.time;
  const saving = useOperationsChange(() =>
    source.addReading({
      key,
      poolId,
      takenAt: moment?.toISOString() ?? '',
      chlorine,
      ph,
      temperature,
      alkalinity,
      calcium,
      cyanuricAcid,
      notes,
    }),
  );
  return (
    <FormDialog
      size="lg"
      onClose={onClose}
      title="Add a reading"
      submit="Save reading"
      isPending={saving.isPending}
      refusal={saving.error && failureReason(saving.error, 'The reading was not saved.')}
      onSubmit={() =>
        whenRight(() =>
          saving.mutate(undefined, {
            onSuccess: (delivery) => {
              toastSaved(delivery, 'Reading saved', pool?.name);
              onClose();
            },
          }),
        )
      }
    >
      <SelectField
        label="Body of water"
        value={poolId}
        options={pools.map(({ id, name }) => ({ value: id, label: name }))}
        error={errors.poolId}
        onChange={(event) => change({ poolId: event.target.value })}
      />
      <Grid $min="12rem" $gap="md" $stretch>
        <DateField
          label="Day"
          value={fields.date}
          max={source.today()}
          error={errors.date}
          onChange={(date) => change({ date })}
        />
        <TimeField label="Time" value={fields.time} error={errors.time} onChange={(time) => change({ time })} />
      </Grid>
      <Grid $min="12rem" $gap="md" $stretch>
        <NumberField
          label="Free chlorine"
          unit="ppm"
          step={0.1}
          value={chlorine}
          hint={pool && limitsInWords('chlorine', pool)}
          error={errors.chlorine}
          onChange={(value) => change({ chlorine: value })}
        />
        <NumberField
          label="pH"
          step={0.1}
          value={ph}
          hint={pool && limitsInWords('ph', pool)}
          error={errors.ph}
          onChange={(value) => change({ ph: value })}
        />
        <NumberField
          label="Temperature"
          unit="°F"
          value={temperature}
          hint={pool && limitsInWords('temperature', pool)}
          error={errors.temperature}
          onChange={(value) => change({ temperature: value })}
        />
      </Grid>
      <Grid $min="12rem" $gap="md" $stretch>
        <NumberField
          label="Total alkalinity"
          optional
          unit="ppm"
          step={10}
          value={alkalinity}
          error={errors.alkalinity}
          onChange={(value) => change({ alkalinity: value })}
        />
        <NumberField
          label="Calcium hardness"
          optional
          unit="ppm"
          step={10}
          value={calcium}
          error={errors.calcium}
          onChange={(value) => change({ calcium: value })}
        />
        {pool?.usesCyanuricAcid && (
          <NumberField
            label="Cyanuric acid"
            optional
            unit="ppm"
            step={10}
            value={cyanuricAcid}
            error={errors.cyanuricAcid}
            onChange={(value) => change({ cyanuricAcid: value })}
          />
        )}
      </Grid>
      {out.length > 0 && canBeSaved && (
        <Alert tone="warning" title="Out of limits">
          {`Measured: ${outOfRangeInWords({ outOfRange: out, chlorine, ph, temperature })}. Managers are told. Say what you did about it, and test again.`}
        </Alert>
      )}
      {out.length > 0 && canBe && pool && <DoseOfReading pool={pool} measured={fields} />}
      <TextArea
        label={out.length > 0 && canBe ? 'What you did' : 'Notes'}
        optional={out.length === 0 || !canBe}
        rows={3}
        limit={2000}
        value={notes}
        error={errors.notes}
        onChange={(event) => change({ notes: event.target.value })}
      />
    </FormDialog>
  );
}

const measured = ['chlorine', 'ph', 'temperature', 'alkalinity', 'calcium', 'cyanuricAcid'] as const;

/**
 * What to add for the entered values. Alkalinity and cyanuric acid are the last known ones, unless they are entered
 * too.
 */
function DoseOfReading({ pool, measured }: { pool: Pool; measured: LatestMeasures }) {
  const source = useOperationsSource();
  const readings = useReadings(firstDayOf('month', source.today()));
  const before = latestMeasures(readings.data?.filter(({ poolId }) => poolId === pool.id) ?? []);
  const known = {
    ...measured,
    alkalinity: measured.alkalinity ?? before.alkalinity,
    cyanuricAcid: measured.cyanuricAcid ?? before.cyanuricAcid,
  };
  return <AdviceList advice={adviseOn(pool, known)} pool={pool} />;
}
