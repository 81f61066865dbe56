import { failureReason, Loaded } from '@platform/module-kit';
import { FormDialog, newId, useErrorsOnceTried } from '@platform/module-kit/screens';
import { Alert, DateField, Dialog, Grid, SelectField, TextArea, TimeField } from '@platform/ui';
import { clockAt, momentAt } from '@platform/ui/dates';
import { useState } from 'react';
import { adviseOn } from '../../rules/water/dosage';
import { firstDayOf } from '../../rules/periods';
import { checkReading, outOfRangeInWords, type ReadingFields } from '../../rules/water/readingCheck';
import { latestMeasures, type LatestMeasures } from '../../rules/water/waterBalance';
import { outOfRange } from '../../rules/water/waterLimits';
import { usePools, useReadings } from '../../source/queries';
import type { Pool } from '../../source/rows/water';
import type { OperationsSource } from '../../source/operationsSource';
import { useOperationsChange, useOperationsSource } from '../../source/useOperationsSource';
import { useOperationsAddress } from '../../useOperationsAddress';
import { toastSaved } from '../../../shared/deck/toastSaved';
import { AdviceList } from './BalanceCard';
import { MeasureFields } from './MeasureFields';
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
  const [fields, setFields] = useState<ReadingFields>(() => ({
    ...atNow(source),
    ...NOTHING_MEASURED,
    poolId: (pools.find(({ id }) => id === values.pool) ?? pools[0])?.id ?? '',
    notes: '',
  }));
  const change = (some: Partial<ReadingFields>) => setFields((now) => ({ ...now, ...some }));
  const { date, time, ...reading } = fields;
  const pool = pools.find(({ id }) => id === fields.poolId);
  const moment = momentAt(`${date}T${time}`, source.timeZone);
  const found = checkReading(fields, pool, { moment, now: source.now() });
  const [errors, whenRight] = useErrorsOnceTried(found);
  const out = pool ? outOfRange(fields, pool) : [];
  // Impossible values give no dose.
  const canBe = measured.every((measure) => found[measure] === undefined);
  // Managers are told of a saved reading only. The notes are still to come: the warning asks for them.
  const canBeSaved = canBe && !found.poolId && !found.date && !found.time;
  const saving = useOperationsChange(() =>
    source.addReading({ ...reading, key, takenAt: moment?.toISOString() ?? '' }),
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
        value={fields.poolId}
        options={pools.map(({ id, name }) => ({ value: id, label: name }))}
        error={errors.poolId}
        onChange={(event) => change({ poolId: event.target.value })}
      />
      <Grid $min="12rem" $gap="md" $stretch>
        <DateField
          label="Day"
          value={date}
          max={source.today()}
          error={errors.date}
          onChange={(day) => change({ date: day })}
        />
        <TimeField label="Time" value={time} error={errors.time} onChange={(clock) => change({ time: clock })} />
      </Grid>
      <MeasureFields pool={pool} fields={fields} errors={errors} onChange={change} />
      {out.length > 0 && canBeSaved && (
        <Alert tone="warning" title="Out of limits">
          {`Measured: ${outOfRangeInWords({ ...fields, outOfRange: out })}. Managers are told. Say what you did about it, and test again.`}
        </Alert>
      )}
      {out.length > 0 && canBe && pool && <DoseOfReading pool={pool} measured={fields} />}
      <TextArea
        label={out.length > 0 && canBe ? 'What you did' : 'Notes'}
        optional={out.length === 0 || !canBe}
        rows={3}
        limit={2000}
        value={fields.notes}
        error={errors.notes}
        onChange={(event) => change({ notes: event.target.value })}
      />
    </FormDialog>
  );
}

const NOTHING_MEASURED = {
  chlorine: null,
  ph: null,
  temperature: null,
  alkalinity: null,
  calcium: null,
  cyanuricAcid: null,
};

/** The current day and time on the club's clock. */
function atNow({ now, timeZone }: Pick<OperationsSource, 'now' | 'timeZone'>): Pick<ReadingFields, 'date' | 'time'> {
  const shown = clockAt(now(), timeZone);
  return { date: shown.slice(0, 10), time: shown.slice(11, 16) };
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
