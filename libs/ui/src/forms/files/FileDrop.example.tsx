import { useState } from 'react';
import type { Examples } from '../../catalogue/examples';
import { Button } from '../buttons/Button';
import { FileDrop } from './FileDrop';
import type { FileEntry } from './fileEntry';

const photos: readonly FileEntry[] = [
  { id: 'a', name: 'opening-day.jpg', size: 3_400_000 },
  { id: 'b', name: 'swim-meet.jpg', size: 5_200_000, progress: 0.62 },
  {
    id: 'c',
    name: 'deck-shade-structures-before-the-storm.jpg',
    size: 8_100_000,
    error: 'The connection was lost. Try again.',
    action: (
      <Button size="sm" variant="quiet">
        Retry
      </Button>
    ),
  },
];

function Photos({ start = [], disabled }: { start?: readonly FileEntry[]; disabled?: boolean }) {
  const [entries, setEntries] = useState(start);
  return (
    <FileDrop
      label="Season photos"
      accept={['image/jpeg', 'image/png', 'image/webp']}
      maxBytes={10_000_000}
      multiple
      disabled={disabled}
      entries={entries}
      onAdd={(files) =>
        setEntries([
          ...entries,
          ...files.map(({ name, size }, index) => ({ id: `${entries.length + index}`, name, size })),
        ])
      }
      onRemove={(id) => setEntries(entries.filter((entry) => entry.id !== id))}
    />
  );
}

export const fileDropExamples: Examples = {
  title: 'File drop',
  group: 'Forms',
  about: 'Takes files by drag and drop, by press, by keyboard and from the clipboard. Says why a file is not taken.',
  keyboard: [
    ['Enter or Space', 'Opens the choice of files.'],
    ['Ctrl+V or Cmd+V', 'Takes files from the clipboard.'],
  ],
  examples: [
    { name: 'Empty', render: () => <Photos /> },
    { name: 'With files', render: () => <Photos start={photos} /> },
    { name: 'Disabled', render: () => <Photos disabled /> },
  ],
};
