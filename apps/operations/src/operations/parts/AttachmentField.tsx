import { MAX_FILE_BYTES, newId } from '@platform/module-kit/screens';
import { FileDrop, type FileEntry } from '@platform/ui';
import type { Attachment } from '../source/rows/attachment';

const extensions: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

export type ChosenAttachment = FileEntry & Attachment;

interface AttachmentFieldProps {
  label: string;
  /** Whether the row already has a file. */
  hasOne: boolean;
  attachment: ChosenAttachment | undefined;
  onChange: (attachment: ChosenAttachment | undefined) => void;
}

/** Chooses the attachment of a row: a PDF or a picture. */
export function AttachmentField({ label, hasOne, attachment, onChange }: AttachmentFieldProps) {
  return (
    <FileDrop
      label={label}
      optional
      hint={hasOne ? 'A new file takes the place of the one that is there.' : undefined}
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
