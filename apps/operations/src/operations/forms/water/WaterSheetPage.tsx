import { Loaded, usePageTitle } from '@platform/module-kit';
import {
  BackLink,
  calendarMonth,
  dayInWords,
  ManagersOnlyPage,
  Muted,
  PaperHead,
  ScreenOnly,
  Signatures,
  rowId,
  useAddress,
} from '@platform/module-kit/screens';
import {
  AppPage,
  Button,
  Card,
  EmptyState,
  Grid,
  Icon,
  PageHeader,
  SelectField,
  SkeletonTable,
  Stack,
} from '@platform/ui';
import { dateInWords } from '@platform/ui/dates';
import { Printer } from 'lucide-react';
import { firstDayOf, periodSince } from '../../rules/periods';
import { missedReadings } from '../../rules/water/missedReadings';
import { firstDay, monthInWords, monthsBack, readingsOfMonth } from '../../rules/water/waterSheet';
import { limitsInWords, measures } from '../../rules/water/waterLimits';
import { usePools, useReadings } from '../../source/queries';
import type { Pool } from '../../source/rows/water';
import { useOperationsSource } from '../../source/useOperationsSource';
import { SheetTable } from './SheetTable';
import { WATER_READINGS_FAILED } from '../../source/failures';

const fields = {
  pool: rowId({ replaces: true }),
  month: calendarMonth({ replaces: true }),
};

/** The readings of one body of water in one month, on paper for the health inspector. */
export function WaterSheetPage() {
  const source = useOperationsSource();
  const pools = usePools();
  usePageTitle("Inspector's sheet · Operations");
  if (!source.canManage) {
    const back = { to: `${source.basePath}?view=water`, label: 'Water' };
    return <ManagersOnlyPage title="Inspector's sheet" what="print the readings of everyone" back={back} />;
  }
  return (
    <AppPage>
      <Loaded
        query={pools}
        label="bodies of water"
        failure={WATER_READINGS_FAILED}
        shape={<SkeletonTable columns={6} />}
      >
        {(found) => (found[0] ? <Sheet pools={found} first={found[0]} /> : <NoPool />)}
      </Loaded>
    </AppPage>
  );
}

function NoPool() {
  return (
    <Card>
      <EmptyState
        title="No body of water yet"
        description="Its readings appear here once it is added under Water."
        icon={<Icon name="clipboard-list" size={24} />}
      />
    </Card>
  );
}

function Sheet({ pools, first }: { pools: readonly Pool[]; first: Pool }) {
  const source = useOperationsSource();
  const { values, change } = useAddress(fields);
  const months = monthsBack(source.today());
  const month = values.month || source.today().slice(0, 7);
  const pool = pools.find(({ id }) => id === values.pool) ?? first;
  const readings = useReadings(firstDayOf(periodSince(firstDay(month), source.today()), source.today()));
  return (
    <>
      <PaperHead
        clubName={source.clubName}
        kind={`Water readings, ${monthInWords(month)}`}
        day={`printed ${dayInWords(source.today())}`}
      />
      <PageHeader
        eyebrow={<BackLink to={`${source.basePath}?view=water`}>Water</BackLink>}
        title={pool.name}
        description={factsOf(pool)}
        actions={
          <Button icon={<Printer size={18} aria-hidden="true" />} onClick={() => window.print()}>
            Print
          </Button>
        }
      />
      <Stack $gap="lg">
        <ScreenOnly>
          <Grid $min="12rem" $gap="md">
            <SelectField
              label="Body of water"
              value={pool.id}
              options={pools.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(event) => change({ pool: event.target.value })}
            />
            <SelectField
              label="Month"
              value={month}
              options={(months.includes(month) ? months : [month, ...months]).map((value) => ({
                value,
                label: monthInWords(value),
              }))}
              onChange={(event) => change({ month: event.target.value })}
            />
          </Grid>
        </ScreenOnly>
        <Muted>{limitsOf(pool)}</Muted>
        <Loaded
          query={readings}
          label="water readings"
          failure={WATER_READINGS_FAILED}
          shape={<SkeletonTable columns={6} />}
        >
          {(taken) => (
            <SheetTable
              pool={pool}
              readings={readingsOfMonth(taken, pool.id, month, source.timeZone)}
              missed={missedReadings(
                pool,
                taken.filter(({ poolId }) => poolId === pool.id),
                month,
                source.now(),
                source.timeZone,
              )}
            />
          )}
        </Loaded>
      </Stack>
      <Signatures whose={['Operator', 'Inspector']} />
    </>
  );
}

/** `8:00 AM`. @param time `HH:MM` */
const timeInWords = (time: string) => dateInWords(`2000-01-01T${time}:00Z`, 'time', 'UTC');

function factsOf({ volumeGallons, readingTimes }: Pool): string {
  return [
    volumeGallons !== null && `${volumeGallons.toLocaleString('en-US')} gallons`,
    readingTimes.length > 0 && `read at ${readingTimes.map(timeInWords).join(', ')}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** The hours between which the inspector expects readings. */
function limitsOf(pool: Pool): string {
  const limits = (['chlorine', 'ph', 'temperature'] as const).map(
    (measure) => `${measures[measure].name} ${limitsInWords(measure, pool)}`,
  );
  return `Limits: ${limits.join(' · ')}`;
}
