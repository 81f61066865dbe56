import { Button, Dialog } from '@platform/ui';

interface StayQuestionProps {
  open: boolean;
  title: string;
  description: string;
  /** The button that goes on, and what it does. */
  leave: string;
  onLeave: () => void;
  /** The button that stays, which has the focus. */
  stay: string;
  onStay: () => void;
}

/** Asks before a step loses something. Enter and Escape stay. */
export function StayQuestion({ open, title, description, leave, onLeave, stay, onStay }: StayQuestionProps) {
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title={title}
      description={description}
      size="sm"
      actions={
        <>
          <Button
            variant="secondary"
            onClick={() => {
              onStay();
              onLeave();
            }}
          >
            {leave}
          </Button>
          <Button autoFocus onClick={onStay}>
            {stay}
          </Button>
        </>
      }
    />
  );
}
