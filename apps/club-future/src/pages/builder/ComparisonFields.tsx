import { comparableColumns, type Comparison, type DataSetId } from '@platform/contract/saved-reports';
import { DateRangeField, Grid, SelectField } from '@platform/ui';
import { useSeasons } from '../../source/queries';
import type { Season } from '../../source/rows/season';

interface ComparisonFieldsProps {
  dataSet: DataSetId;
  comparison: Comparison | null;
  error: string | undefined;
  onChange: (comparison: Comparison | null) => void;
}

/** Shows a report beside an earlier period: a season and another, or days and others. Nothing for rows without days. */
export function ComparisonFields({ dataSet, comparison, error, onChange }: ComparisonFieldsProps) {
  // Seasons are a help for entering days, which works without them.
  const seasons = useSeasons().data ?? [];
  const columns = comparableColumns(dataSet);
  const column = columns.find(({ name }) => name === comparison?.column);
  if (columns.length === 0) return null;
  return (
    <Grid $min="13rem" $gap="md" $stretch>
      <SelectField
        label="Beside an earlier period"
        options={[
          { value: '', label: 'Nothing' },
          ...columns.map(({ name, label }) => ({ value: name, label: `By ${label}` })),
        ]}
        value={comparison?.column ?? ''}
        onChange={({ target: { value } }) => {
          const chosen = columns.find(({ name }) => name === value);
          onChange(chosen ? { column: value, ...lastTwo(seasons, chosen.isSeason === true) } : null);
        }}
      />
      {comparison && column?.isSeason && (
        <>
          <SelectField
            label="Season"
            options={yearsOf(seasons, comparison.now.from)}
            value={comparison.now.from}
            onChange={({ target: { value } }) => onChange({ ...comparison, now: { from: value, to: value } })}
          />
          <SelectField
            label="Beside season"
            options={yearsOf(seasons, comparison.before.from)}
            value={comparison.before.from}
            error={error}
            onChange={({ target: { value } }) => onChange({ ...comparison, before: { from: value, to: value } })}
          />
        </>
      )}
      {comparison && column?.kind === 'day' && (
        <>
          <DateRangeField
            label="Days"
            presets={presetsOf(seasons)}
            value={comparison.now}
            onChange={(now) => onChange({ ...comparison, now })}
          />
          <DateRangeField
            label="Earlier days"
            presets={presetsOf(seasons)}
            value={comparison.before}
            error={error}
            onChange={(before) => onChange({ ...comparison, before })}
          />
        </>
      )}
    </Grid>
  );
}

/** The newest season and the one before it; empty where there are none. */
function lastTwo([last, before]: readonly Season[], bySeason: boolean): Pick<Comparison, 'now' | 'before'> {
  const period = (season: Season | undefined) => {
    if (!season) return { from: '', to: '' };
    return bySeason ? { from: season.year, to: season.year } : { from: season.startsOn, to: season.endsOn };
  };
  return { now: period(last), before: period(before) };
}

/** The years to choose from, with the chosen one, which may be of no season. */
const yearsOf = (seasons: readonly Season[], chosen: string) =>
  [...new Set([chosen, ...seasons.map(({ year }) => year)])]
    .filter((year) => year !== '')
    .sort((one, other) => (one < other ? 1 : -1))
    .map((year) => ({ value: year, label: year }));

const presetsOf = (seasons: readonly Season[]) =>
  seasons.slice(0, 4).map(({ year, startsOn, endsOn }) => ({ label: year, from: startsOn, to: endsOn }));
