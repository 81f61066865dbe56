import { failureReason } from '@platform/module-kit';
import {
  AttachmentField,
  CHOOSE_FILE,
  type ChosenAttachment,
  FormDialog,
  type FormDialogProps,
  useErrorsOnceTried,
} from '@platform/module-kit/screens';
import { useState, type ReactNode } from 'react';

interface Problems {
  title?: string;
}

interface FileDialogProps extends Pick<FormDialogProps, 'title' | 'description' | 'submit' | 'unsaved' | 'onClose'> {
  /** Prepares the chosen file and sends it. */
  sending: { mutate: (file: File) => void; isPending: boolean; error: Error | null };
  /** What is wrong with the fields above the file. */
  problems?: Problems;
  /** Whether those fields have been changed. */
  isChanged?: boolean;
  onChoose?: (file: ChosenAttachment) => void;
  /** The fields above the file. */
  children?: (problems: Problems) => ReactNode;
}

/** A dialog that sends a file, which has to be chosen. */
export function FileDialog(props: FileDialogProps) {
  const { sending, problems = {}, isChanged = false, onChoose, children, ...dialog } = props;
  const [file, setFile] = useState<ChosenAttachment>();
  const [errors, whenRight] = useErrorsOnceTried({ ...problems, file: file ? undefined : CHOOSE_FILE });
  const send = () => {
    if (file) sending.mutate(file.file);
  };
  return (
    <FormDialog
      {...dialog}
      size="sm"
      isPending={sending.isPending}
      refusal={sending.error && failureReason(sending.error)}
      onSubmit={() => whenRight(send)}
      isChanged={isChanged || file !== undefined}
    >
      {children?.(errors)}
      <AttachmentField
        label="File"
        optional={false}
        hasOne={false}
        error={errors.file}
        attachment={file}
        onChange={(chosen) => {
          setFile(chosen);
          if (chosen) onChoose?.(chosen);
        }}
      />
    </FormDialog>
  );
}
