import { useMutation } from '@platform/module-kit';
import { FileDrop, Stack, token } from '@platform/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { readCsv, type CsvFile } from '@platform/module-kit/screens';

/** Largest file (bytes): 5,000 people need a tenth of it. */
const MAX_BYTES = 5_000_000;

/** Takes the file and reads it. Problems show beside it. */
export function FileStep({ onRead }: { onRead: (file: CsvFile) => void }) {
  const [chosen, setChosen] = useState<File | null>(null);
  const reading = useMutation({ mutationFn: readCsv, onSuccess: onRead });
  return (
    <Stack>
      <FileDrop
        label="CSV file"
        accept={['.csv', '.tsv', '.txt', 'text/csv']}
        maxBytes={MAX_BYTES}
        hint="In Excel, Numbers or Google Sheets: save or download as CSV. Its first line names the columns."
        entries={chosen ? [{ id: 'file', name: chosen.name, size: chosen.size, error: reading.error?.message }] : []}
        onAdd={([file]) => {
          if (!file) return;
          setChosen(file);
          reading.mutate(file);
        }}
        onRemove={() => {
          setChosen(null);
          reading.reset();
        }}
      />
      <Notes>
        <li>A row with the email address of a staff member updates that person.</li>
        <li>An empty cell changes nothing. No one is removed.</li>
        <li>Names, roles, statuses, addresses, phone numbers, days and pay are read; other columns are passed over.</li>
      </Notes>
    </Stack>
  );
}

const Notes = styled.ul`
  display: grid;
  gap: ${token.space.xxs};
  margin: 0;
  padding-inline-start: ${token.space.lg};
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
`;
