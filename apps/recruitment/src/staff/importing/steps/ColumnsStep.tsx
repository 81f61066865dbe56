import { counted, type CsvFile } from '@platform/module-kit/screens';
import { Alert, Button, FormActions, media, RadioGroup, SelectField, Stack, token } from '@platform/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { orderInFile } from '../importRows';
import type { Reading } from '../reading/reading';
import { mappingProblem, targetLabels, targets, type Target } from '../reading/mapping';
import type { DayOrder } from '../reading/readDays';

interface ColumnsStepProps {
  file: CsvFile;
  mapping: readonly Target[];
  onBack: () => void;
  onRead: (reading: Reading) => void;
}

/** How many rows of the file show beside each column. */
const SAMPLES = 3;

/** The meaning of each column: guessed from its name, and editable. Asks about ambiguous dates. */
export function ColumnsStep({ file, mapping: guessed, onBack, onRead }: ColumnsStepProps) {
  const [mapping, setMapping] = useState(guessed);
  const [chosenOrder, setChosenOrder] = useState<DayOrder | ''>('');
  const [wasTried, setTried] = useState(false);
  const found = orderInFile(file, mapping);
  const order = found ?? chosenOrder;
  const problem = mappingProblem(mapping);
  const submit = () => {
    setTried(true);
    if (problem === null && order !== '') onRead({ mapping, order });
  };
  return (
    <Stack
      as="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p>
        <b>{file.name}</b> has {counted(file.rows.length, 'row')} in {counted(file.header.length, 'column')}.
      </p>
      <ul role="list" aria-label="Columns of the file">
        {file.header.map((heading, index) => {
          const name = heading || `Column ${index + 1}`;
          return (
            <Column key={`${name} ${index}`}>
              <div>
                <Name>{name}</Name>
                <Samples>{samplesOf(file, index)}</Samples>
              </div>
              <SelectField
                label={`${name} is`}
                value={mapping[index] ?? ''}
                options={[
                  { value: '', label: 'Not imported' },
                  ...targets.map((target) => ({ value: target, label: targetLabels[target] })),
                ]}
                onChange={(event) => {
                  const target = targets.find((known) => known === event.target.value) ?? '';
                  setMapping(mapping.map((now, place) => (place === index ? target : now)));
                }}
              />
            </Column>
          );
        })}
      </ul>
      {found === null && (
        <RadioGroup
          label="The days in this file could be read two ways. What is 5/6/2025?"
          appearance="cards"
          required
          value={chosenOrder}
          error={wasTried && chosenOrder === '' ? 'Say how the days are written.' : undefined}
          options={[
            { value: 'month-first', label: 'May 6, 2025', description: 'Month first' },
            { value: 'day-first', label: 'June 5, 2025', description: 'Day first' },
          ]}
          onChange={setChosenOrder}
        />
      )}
      {wasTried && problem !== null && <Alert tone="danger">{problem}</Alert>}
      <FormActions>
        <Button type="submit">Check the rows</Button>
        <Button variant="secondary" onClick={onBack}>
          Another file
        </Button>
      </FormActions>
    </Stack>
  );
}

function samplesOf({ rows }: CsvFile, index: number): string {
  const values = rows.map(({ cells }) => cells[index]?.trim() ?? '').filter(Boolean);
  return values.slice(0, SAMPLES).join(' · ') || 'Nothing';
}

const Column = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 16rem;
  align-items: center;
  gap: ${token.space.xs} ${token.space.md};
  padding-block: ${token.space.sm};
  border-top: 1px solid ${token.color.line};
  /* The name beside the choice is its label; shown twice it would only be read twice. */
  label {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  @media ${media.compact} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Name = styled.p`
  font-weight: ${token.weight.semibold};
`;

const Samples = styled.p`
  overflow: hidden;
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
  text-overflow: ellipsis;
  white-space: nowrap;
`;
