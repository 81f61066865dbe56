import { StayQuestion } from './StayQuestion';

interface CloseQuestionProps {
  /** Words for what was typed, such as "the application". */
  what: string;
  onStay: () => void;
  onClose: () => void;
}

/** Asks before a form closes with unsaved input. */
export function CloseQuestion({ what, onStay, onClose }: CloseQuestionProps) {
  return (
    <StayQuestion
      open
      title="Close without saving?"
      description={`Your changes to ${what} are not saved yet. If you close the form, they are lost.`}
      leave="Close without saving"
      onLeave={onClose}
      stay="Keep editing"
      onStay={onStay}
    />
  );
}
