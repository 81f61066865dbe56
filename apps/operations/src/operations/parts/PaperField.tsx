import { newId } from '@platform/module-kit/screens';
import { FileDrop, type FileEntry } from '@platform/ui';
import type { Paper } from '../source/rows/paper';

/** Largest file (bytes). The files bucket accepts no larger one. */
const MAX_BYTES = 10 * 1024 * 1024;

const extensions: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

export type ChosenPaper = FileEntry & Paper;

interface PaperFieldProps {
  label: string;
  /** Whether the row already has a file. */
  hasOne: boolean;
  paper: ChosenPaper | undefined;
  onChange: (paper: ChosenPaper | undefined) => void;
}

/** The field for the file of a row: a PDF or a picture. */
export function PaperField({ label, hasOne, paper, onChange }: PaperFieldProps) {
  return (
    <FileDrop
      label={label}
      optional
      hint={hasOne ? 'A new file takes the place of the one that is there.' : undefined}
      accept={Object.keys(extensions)}
      maxBytes={MAX_BYTES}
      entries={paper ? [paper] : []}
      onAdd={([added]) => {
        if (!added) return;
        const extension = extensions[added.type] ?? 'pdf';
        onChange({ id: newId(), name: added.name, size: added.size, blob: added, extension });
      }}
      onRemove={() => onChange(undefined)}
    />
  );
}

/** The part of the chosen file that a save sends; null without one. */
export const paperOf = (chosen: ChosenPaper | undefined): Paper | null =>
  chosen ? { blob: chosen.blob, extension: chosen.extension } : null;

/** The words for the file when two versions are compared. @param chosen the id of a new file; empty without one */
export const chosenWords = (chosen: string): string => (chosen === '' ? 'The file that is there' : 'A new file');
