import { FileDrop, type FileEntry } from '@platform/ui';
import { newId } from '../answers/rows';
import type { Attachment } from './attachment';
import { MAX_FILE_BYTES } from './fileLimit';

const extensions: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

export type ChosenAttachment = FileEntry & Attachment;

interface AttachmentFieldProps {
  label: string;
  /** True by default. False for a row that always has a file. */
  optional?: boolean;
  error?: string;
  hint?: string;
  /** Whether the row already has a file. */
  hasOne: boolean;
  attachment: ChosenAttachment | undefined;
  onChange: (attachment: ChosenAttachment | undefined) => void;
}

/** Chooses the attachment of a row: a PDF or a picture. */
export function AttachmentField(props: AttachmentFieldProps) {
  const { label, optional = true, error, hint, hasOne, attachment, onChange } = props;
  return (
    <FileDrop
      label={label}
      optional={optional}
      error={error}
      hint={hasOne ? 'A new file takes the place of the one that is there.' : hint}
      accept={Object.keys(extensions)}
      maxBytes={MAX_FILE_BYTES}
      entries={attachment ? [attachment] : []}
      onAdd={([added]) => {
        if (!added) return;
        const extension = extensions[added.type] ?? 'pdf';
        onChange({ id: newId(), name: added.name, size: added.size, blob: added, extension });
      }}
      onRemove={() => onChange(undefined)}
    />
  );
}

/** A chosen attachment as it is sent; null without one. */
export const attachmentOf = (chosen: ChosenAttachment | undefined): Attachment | null =>
  chosen ? { blob: chosen.blob, extension: chosen.extension } : null;

/** The words for the file when two versions are compared. @param chosen the id of a new file; empty without one */
export const chosenWords = (chosen: string): string => (chosen === '' ? 'The file that is there' : 'A new file');
