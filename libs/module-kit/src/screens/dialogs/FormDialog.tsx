import { useUnsavedChanges } from '@platform/module-kit';
import {
  Alert,
  Button,
  Dialog,
  everythingIsRead,
  Stack,
  type ButtonProps,
  type DialogProps,
  type SpaceToken,
} from '@platform/ui';
import { useId, useRef, type FormEvent, type ReactNode } from 'react';
import { useCloseQuestion } from './useCloseQuestion';
import { useEditedFields } from '../forms/useEditedFields';
import { useTriedForm } from '../forms/useTriedForm';

export interface FormDialogProps extends Omit<DialogProps, 'open' | 'actions'> {
  /** What the button says that sends the form. */
  submit: ReactNode;
  /** Sends what was entered; not told again while `isPending`. */
  onSubmit: () => void;
  /** Whether it is being sent. */
  isPending: boolean;
  /**
   * Whether what the form asks about is there, such as a list that is still read; until then the button is off. What the
   * person has not entered yet never turns it off: the fields say that once it is pressed (`useErrorsOnceTried`).
   */
  canSubmit?: boolean;
  /** Why it was refused, below the fields. What was entered stays. */
  refusal?: ReactNode;
  variant?: ButtonProps['variant'];
  /** The button has the focus at first: where nothing has to be entered. */
  autoFocus?: boolean;
  /** Buttons before Cancel. */
  otherActions?: ReactNode;
  /** Words for what was changed, such as "the application", where closing asks before it is lost; the title unless told. */
  unsaved?: string;
  /** Whether something was changed that closing would lose; whatever was typed or chosen in the fields, unless told. */
  isChanged?: boolean;
  /** Between the fields. */
  gap?: SpaceToken;
}

/**
 * A question that is answered in fields and sent with Enter or a button. The fields say themselves what they miss; one
 * that holds what it cannot read, such as words for an amount, keeps the form from being sent. A person who has changed
 * something is asked before the form closes over it, whichever way it is closed or left. A submit that finds errors
 * moves focus to the first one; why it was refused is scrolled into sight.
 */
export function FormDialog(props: FormDialogProps) {
  const {
    submit,
    onSubmit,
    isPending,
    canSubmit = true,
    refusal,
    variant,
    autoFocus,
    otherActions,
    unsaved = `“${props.title}”`,
    isChanged,
    gap,
    ...dialog
  } = props;
  const { children, ...frame } = dialog;
  const formId = useId();
  const [isEdited, onInput] = useEditedFields();
  const isLost = isChanged ?? isEdited;
  const { close, question } = useCloseQuestion(frame.onClose, () => (isLost ? unsaved : undefined));
  // What is being sent is not lost by what comes of it.
  useUnsavedChanges(isLost && !isPending, unsaved);
  const form = useRef<HTMLFormElement>(null);
  const onTried = useTriedForm(form, isPending);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (canSubmit && !isPending && everythingIsRead(event.currentTarget)) {
      onSubmit();
      onTried();
    }
  };
  return (
    <>
      <Dialog
        {...frame}
        onClose={close}
        open
        actions={
          <>
            {otherActions}
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            <Button
              type="submit"
              form={formId}
              variant={variant}
              autoFocus={autoFocus}
              disabled={!canSubmit}
              loading={isPending}
            >
              {submit}
            </Button>
          </>
        }
      >
        <Stack as="form" ref={form} id={formId} noValidate $gap={gap} onInput={onInput} onSubmit={send}>
          {children}
          {refusal && <Alert tone="danger">{refusal}</Alert>}
        </Stack>
      </Dialog>
      {question}
    </>
  );
}
