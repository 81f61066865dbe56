import { newId } from '@platform/module-kit/screens';
import { FileDrop, type FileEntry } from '@platform/ui';
import type { Paper } from '../source/rows/paper';

/** Largest file that is taken (bytes); the bucket of files takes no more. */
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
  /** Whether the row has one already. */
  hasOne: boolean;
  paper: ChosenPaper | undefined;
  onChange: (paper: ChosenPaper | undefined) => void;
}

/** The paper of a row: a PDF or a picture. */
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

/** What is sent of a chosen paper. */
export const paperOf = (chosen: ChosenPaper | undefined): Paper | null =>
  chosen ? { blob: chosen.blob, extension: chosen.extension } : null;

/** What a comparison of two versions says of a chosen paper. @param chosen its id; empty without one */
export const chosenWords = (chosen: string): string => (chosen === '' ? 'The file that is there' : 'A new file');
