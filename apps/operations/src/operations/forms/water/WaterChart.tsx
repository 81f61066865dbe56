import { Card, LineChart, SegmentedControl, Stack } from '@platform/ui';
import { clockAt, dateInWords } from '@platform/ui/dates';
import { useState } from 'react';
import { measures } from '../../rules/water/waterLimits';
import type { Measure, Pool, Reading } from '../../source/rows/water';
import { useOperationsSource } from '../../source/useOperationsSource';

/** Most readings on a chart: a person cannot tell more of them apart. */
const MOST = 60;

const options = (['chlorine', 'ph', 'temperature'] as const).map((value) => ({
  value,
  label: measures[value].name,
}));

/** One measure of a body of water over time, with its limits. */
export function WaterChart({ pool, readings }: { pool: Pool; readings: readonly Reading[] }) {
  const { timeZone } = useOperationsSource();
  const [measure, setMeasure] = useState<Measure>('ph');
  const counted = readings
    .filter((reading) => reading.struckReason === null && reading[measure] !== null)
    .slice(0, MOST)
    .reverse();
  const limits = limitsOf(measure, pool);
  const { name, unit } = measures[measure];
  if (counted.length < 2) return null;
  return (
    <Card>
      <Stack $gap="sm">
        <div>
          <SegmentedControl label="Measure" options={options} value={measure} onChange={setMeasure} />
        </div>
        <LineChart
          title={`${name} of ${pool.name}`}
          categoryName="Reading"
          height={200}
          categories={counted.map(({ takenAt }) => labelOf(takenAt, timeZone))}
          format={(value) => `${Math.round(value * 100) / 100}${unit ? ` ${unit}` : ''}`}
          series={[
            { label: name, values: counted.map((reading) => reading[measure]) },
            ...limits.map(({ label, value }) => ({ label, values: counted.map(() => value) })),
          ]}
        />
      </Stack>
    </Card>
  );
}

function limitsOf(measure: Measure, pool: Pool): { label: string; value: number }[] {
  const highest = { chlorine: pool.chlorineMax, ph: pool.phMax, temperature: pool.temperatureMax }[measure];
  const lowest = { chlorine: pool.chlorineMin, ph: pool.phMin, temperature: null }[measure];
  return [
    { label: 'Highest allowed', value: highest },
    ...(lowest === null ? [] : [{ label: 'Lowest allowed', value: lowest }]),
  ];
}

/** `Apr 30, 6:00 PM`: unique, because the chart finds a category by its label. */
const labelOf = (moment: string, timeZone: string) =>
  `${dateInWords(clockAt(moment, timeZone).slice(0, 10), 'shortDay', 'UTC')}, ${dateInWords(moment, 'time', timeZone)}`;
