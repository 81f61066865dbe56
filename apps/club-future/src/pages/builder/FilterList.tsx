import {
  columnNamed,
  comparesWithValue,
  type DataColumn,
  type DataSetId,
  dataSets,
  type Filter,
  isNumeric,
  type Operator,
  operatorWords,
} from '@platform/contract/saved-reports';
import { DateField, IconButton, SelectField, Stack, TextField, token } from '@platform/ui';
import { X } from 'lucide-react';
import { styled } from 'styled-components';
import { filterProblem, wrongNumber } from '../../rules/reports/filterProblem';
import { AddButton } from '../parts/AddButton';

/** Most filters of a report (saved_reports_filters_form). */
const MOST = 20;

interface FilterListProps {
  dataSet: DataSetId;
  filters: readonly Filter[];
  /** Whether filters without a value are marked as wrong. */
  namesMissing: boolean | undefined;
  onChange: (filters: Filter[]) => void;
}

/** Which rows a report shows: those that pass every filter. */
export function FilterList({ dataSet, filters, namesMissing, onChange }: FilterListProps) {
  const { columns } = dataSets[dataSet];
  const replace = (place: number, values: Partial<Filter>) =>
    onChange(filters.map((filter, other) => (other === place ? { ...filter, ...values } : filter)));
  return (
    <Stack $gap="sm">
      {filters.map((filter, place) => {
        const name = `Filter ${place + 1}`;
        const column = columnNamed(dataSet, filter.column);
        const needsValue = comparesWithValue(filter.operator);
        return (
          <Line key={place} role="group" aria-label={name}>
            <SelectField
              label="Column"
              options={columns.map((one) => ({ value: one.name, label: one.label }))}
              value={filter.column}
              onChange={(event) => replace(place, inColumn(dataSet, filter, event.target.value))}
            />
            <SelectField
              label="Comparison"
              options={Object.entries(operatorWords).map(([value, label]) => ({ value, label }))}
              value={filter.operator}
              onChange={(event) => replace(place, { operator: event.target.value as Operator })}
            />
            {needsValue && column && (
              <FilterValue
                column={column}
                filter={filter}
                error={(namesMissing ? filterProblem : wrongNumber)(dataSet, filter)}
                onChange={(value) => replace(place, { value })}
              />
            )}
            <Remove>
              <IconButton
                label={`Remove ${name.toLowerCase()}`}
                icon={<X size={18} aria-hidden="true" />}
                onClick={() => onChange(filters.filter((_, other) => other !== place))}
              />
            </Remove>
          </Line>
        );
      })}
      {filters.length < MOST && (
        <div>
          <AddButton
            onClick={() => onChange([...filters, { column: columns[0]?.name ?? '', operator: 'is', value: '' }])}
          >
            Add filter
          </AddButton>
        </div>
      )}
    </Stack>
  );
}

/** A filter by another column. Its value stays if both columns have values of one kind. */
function inColumn(dataSet: DataSetId, { column, value }: Filter, name: string): Partial<Filter> {
  const isSameKind = columnNamed(dataSet, column)?.kind === columnNamed(dataSet, name)?.kind;
  return { column: name, value: isSameKind ? value : '' };
}

interface FilterValueProps {
  column: DataColumn;
  filter: Filter;
  error: string | undefined;
  onChange: (value: string) => void;
}

function FilterValue({ column, filter: { operator, value }, error, onChange }: FilterValueProps) {
  if (column.kind === 'day' && operator !== 'contains') {
    return <DateField label="Value" value={String(value)} error={error} onChange={onChange} />;
  }
  return (
    <TextField
      label="Value"
      value={String(value)}
      inputMode={isNumeric(column) ? 'decimal' : undefined}
      error={error}
      limit={200}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/* From the top: an error below one field moves none of its neighbors. */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${token.space.sm};
  > div {
    flex: 1 1 10rem;
    min-width: 0;
  }
`;

/* Centered beside the controls, which begin below their labels. */
const Remove = styled.span`
  display: grid;
  align-items: center;
  height: ${token.control.lg};
  margin-top: calc(${token.size.sm} * ${token.leading.text} + ${token.space.xs});
`;
