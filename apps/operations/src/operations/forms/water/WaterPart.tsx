import { ExportRows, FailedAlert, Muted, Toolbar } from '@platform/module-kit/screens';
import { Link, Loaded } from '@platform/module-kit';
import { Button, Card, EmptyState, Grid, Icon, Inline, onDemand, SkeletonCards, Stack } from '@platform/ui';
import { FileText, Plus, Settings2 } from 'lucide-react';
import { useState } from 'react';
import { firstDayOf, periodSince } from '../../rules/periods';
import { withWaterNow } from '../../rules/water/waterNow';
import { latestReadings } from '../../rules/water/waterStanding';
import { useDueReadings, usePools, useReadings, useWaterNow } from '../../source/queries';
import { happenedWithin, isLimited } from '../../rules/dayRange';
import type { Pool, Reading } from '../../source/rows/water';
import { useOperationsSource } from '../../source/useOperationsSource';
import { useOperationsAddress } from '../../useOperationsAddress';
import { BalanceCard } from './BalanceCard';
import { PoolCard } from './PoolCard';
import { WaterChart } from './WaterChart';
import { readingCsv, ReadingTable } from './ReadingTable';
import { WATER_READINGS_FAILED } from '../../source/failures';
import { PeriodChoice } from '../PeriodChoice';

const PoolsDialog = onDemand(() => import('./PoolsDialog'))('PoolsDialog');

/** The readings of each body of water, next to its limits. */
export function WaterPart() {
  const source = useOperationsSource();
  const { values, change } = useOperationsAddress();
  const pools = usePools();
  const limited = isLimited(values);
  const since = limited ? periodSince(values.from, source.today()) : values.since;
  const readings = useReadings(firstDayOf(since, source.today()));
  const shown = (all: readonly Reading[]) =>
    limited ? all.filter(({ takenAt }) => happenedWithin(values, takenAt, source.timeZone)) : all;
  const [isKeeping, setKeeping] = useState(false);
  const take = () => change({ entering: 'reading' });
  return (
    <Stack>
      <Toolbar>
        <PeriodChoice
          what="readings"
          limited={limited}
          since={values.since}
          onChange={(chosen) => change({ since: chosen })}
        />
        <Inline $gap="xs">
          <ExportRows fileName="water-readings" columns={readingCsv} rows={shown(readings.data ?? [])} />
          {source.canManage && (
            <Button
              as={Link}
              to={`${source.basePath}/water-sheet`}
              variant="secondary"
              icon={<FileText size={18} aria-hidden="true" />}
            >
              Inspector's sheet
            </Button>
          )}
          {source.canManage && (
            <Button
              variant="secondary"
              icon={<Settings2 size={18} aria-hidden="true" />}
              onClick={() => setKeeping(true)}
            >
              Limits
            </Button>
          )}
          <Button icon={<Plus size={18} aria-hidden="true" />} onClick={take}>
            Add a reading
          </Button>
        </Inline>
      </Toolbar>
      {!source.canManage && (
        <Muted>The list has the readings that you took. What was measured last is shown for everyone.</Muted>
      )}
      <Loaded
        query={pools}
        label="bodies of water"
        failure={WATER_READINGS_FAILED}
        shape={<SkeletonCards min="20rem" height="12rem" />}
      >
        {(found) => (
          <Loaded
            query={readings}
            label="water readings"
            failure={WATER_READINGS_FAILED}
            shape={<SkeletonCards min="20rem" height="12rem" />}
          >
            {(taken) => <Water pools={found} readings={taken} shown={shown(taken)} onKeep={() => setKeeping(true)} />}
          </Loaded>
        )}
      </Loaded>
      {isKeeping && <PoolsDialog onClose={() => setKeeping(false)} />}
    </Stack>
  );
}

interface WaterProps {
  pools: readonly Pool[];
  /** All fetched readings: the latest determine the current state of the water. */
  readings: readonly Reading[];
  /** The readings of the chosen days. */
  shown: readonly Reading[];
  onKeep: () => void;
}

function Water({ pools, readings, shown: listed, onKeep }: WaterProps) {
  const source = useOperationsSource();
  const { values, linkTo } = useOperationsAddress();
  const due = useDueReadings(source.today());
  const now = useWaterNow({ enabled: !source.canManage });
  const measured = source.canManage ? readings : withWaterNow(readings, now.data ?? [], pools);
  const standings = latestReadings(pools, measured);
  const shown = standings.find(({ pool }) => pool.id === values.pool) ?? standings[0];
  if (!shown) {
    return (
      <Card>
        <EmptyState
          title="No body of water yet"
          description="Pools and spas appear here with their limits and readings."
          icon={<Icon name="clipboard-list" size={24} />}
          action={source.canManage ? <Button onClick={onKeep}>Add a body of water</Button> : undefined}
        />
      </Card>
    );
  }
  const ofPool = (all: readonly Reading[]) => all.filter(({ poolId }) => poolId === shown.pool.id);
  return (
    <>
      {now.isError && <FailedAlert query={now} title="Failed to fetch what others measured" />}
      {due.isError && <FailedAlert query={due} title="Failed to fetch which readings are due" />}
      <Grid $min="18rem" $gap="md" $stretch>
        {standings.map((standing) => (
          <PoolCard
            key={standing.pool.id}
            standing={standing}
            due={due.data?.filter(({ poolId }) => poolId === standing.pool.id) ?? []}
            isShown={standing === shown}
            to={linkTo({ pool: standing.pool.id })}
          />
        ))}
      </Grid>
      <BalanceCard pool={shown.pool} readings={ofPool(measured)} />
      <WaterChart pool={shown.pool} readings={ofPool(listed)} />
      <ReadingTable pool={shown.pool} readings={ofPool(listed)} />
    </>
  );
}
