import { Inline, SegmentedControl, SelectField } from '@platform/ui';
import { styled } from 'styled-components';
import type { Names } from '../source/rows/club';
import type { HealthFilter } from '../source/rows/health';
import { healthRanges } from './healthFilter';

interface AnalyticsFiltersProps {
  filter: HealthFilter;
  onChange(change: Partial<HealthFilter>): void;
  names: Names;
  /** Releases of the chosen module with reports. */
  versions: readonly string[];
  /** Whether the person sees more than one club. */
  seesClubs: boolean;
}

/** Filters the figures by time, module, release and club. */
export function AnalyticsFilters({ filter, onChange, names, versions, seesClubs }: AnalyticsFiltersProps) {
  const { range, moduleId, version, clubId } = filter;
  return (
    <Inline $gap="md" $align="end" $justify="between">
      <Choices $gap="md" $align="end">
        <SelectField
          label="Module"
          placeholder="All modules"
          value={moduleId}
          options={optionsOf(names.modules)}
          onChange={(event) => onChange({ moduleId: event.target.value, version: '' })}
        />
        <SelectField
          label="Release"
          placeholder="All releases"
          value={version}
          disabled={!moduleId}
          options={[...new Set([...versions, ...(version ? [version] : [])])].map((each) => ({
            value: each,
            label: each,
          }))}
          onChange={(event) => onChange({ version: event.target.value })}
        />
        {seesClubs && (
          <SelectField
            label="Club"
            placeholder="All clubs"
            value={clubId}
            options={optionsOf(names.clubs)}
            onChange={(event) => onChange({ clubId: event.target.value })}
          />
        )}
      </Choices>
      <SegmentedControl
        label="Time"
        options={healthRanges}
        value={range}
        onChange={(chosen) => onChange({ range: chosen })}
      />
    </Inline>
  );
}

const optionsOf = (names: Map<string, string>) => [...names].map(([value, label]) => ({ value, label }));

const Choices = styled(Inline)`
  flex: 1 1 30rem;

  > * {
    flex: 1 1 9rem;
    max-width: 16rem;
  }
`;
