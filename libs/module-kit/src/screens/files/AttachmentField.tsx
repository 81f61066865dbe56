import { FileDrop, type FileEntry } from '@platform/ui';
import { newId } from '../answers/rows';
import type { Attachment } from './attachment';
import { MAX_FILE_BYTES } from './fileLimit';
import { prepareAttachment } from './prepareAttachment';

const TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'];

export type ChosenAttachment = FileEntry & { file: File };

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
      accept={TYPES}
      maxBytes={MAX_FILE_BYTES}
      entries={attachment ? [attachment] : []}
      onAdd={([added]) => {
        if (added) onChange({ id: newId(), name: added.name, size: added.size, file: added });
      }}
      onRemove={() => onChange(undefined)}
    />
  );
}

/** A chosen attachment as it is sent; null without one. @throws Error with a sentence for a file that is something else */
export const attachmentOf = async (chosen: ChosenAttachment | undefined): Promise<Attachment | null> =>
  chosen ? prepareAttachment(chosen.file) : null;

/** The words for the file when two versions are compared. @param chosen the id of a new file; empty without one */
export const chosenWords = (chosen: string): string => (chosen === '' ? 'The file that is there' : 'A new file');
