import { Button, Dialog } from '@platform/ui';

interface CloseQuestionProps {
  /** Words for what was typed, such as "the application". */
  what: string;
  onStay: () => void;
  onClose: () => void;
}

/** Asks before a form closes with unsaved input. */
export function CloseQuestion({ what, onStay, onClose }: CloseQuestionProps) {
  return (
    <Dialog
      open
      onClose={onStay}
      title="Close without saving?"
      description={`Your changes to ${what} are not saved yet. If you close the form, they are lost.`}
      size="sm"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close without saving
          </Button>
          <Button autoFocus onClick={onStay}>
            Keep editing
          </Button>
        </>
      }
    />
  );
}
