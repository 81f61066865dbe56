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
  /** Sends the input; not called again while `isPending`. */
  onSubmit: () => void;
  /** Whether it is being sent. */
  isPending: boolean;
  /**
   * Whether the form has its data, such as a list that is still loading; until then the button is disabled. Missing
   * input never disables it: the fields report that once it is pressed (`useErrorsOnceTried`).
   */
  canSubmit?: boolean;
  /** Why it was refused, below the fields. What was entered stays. */
  refusal?: ReactNode;
  /** Whether it stays open until the answer arrives, because the page needs to know what happened. */
  waitsForAnswer?: boolean;
  variant?: ButtonProps['variant'];
  /** Focuses the button first, in a form without required input. */
  autoFocus?: boolean;
  /** Buttons before Cancel. */
  otherActions?: ReactNode;
  /** Names the form in the question before input is lost, such as "the application"; by default the title. */
  unsaved?: string;
  /** Whether closing would lose changes; by default any input in the fields counts. */
  isChanged?: boolean;
  /** Between the fields. */
  gap?: SpaceToken;
  /** Below the form and no part of it: what is saved on its own, such as a list with a form for its rows. */
  below?: ReactNode;
}

/**
 * A dialog with fields, sent with Enter or a button. Each field reports its own error; one with unreadable input, such
 * as words for an amount, blocks sending. A person with changes is asked before the form closes, however it is closed
 * or left. A submit with errors moves the focus to the first one; a refusal is scrolled into view.
 */
export function FormDialog(props: FormDialogProps) {
  const {
    submit,
    onSubmit,
    isPending,
    canSubmit = true,
    refusal,
    waitsForAnswer = false,
    variant,
    autoFocus,
    otherActions,
    unsaved = `“${props.title}”`,
    isChanged,
    gap,
    below,
    ...dialog
  } = props;
  const { children, ...frame } = dialog;
  const formId = useId();
  const [isEdited, onInput] = useEditedFields();
  const isLost = isChanged ?? isEdited;
  const isHeld = waitsForAnswer && isPending;
  const { close: leave, question } = useCloseQuestion(frame.onClose, () => (isLost ? unsaved : undefined));
  const close = () => {
    if (!isHeld) leave();
  };
  // Input that is being sent is not unsaved.
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
            <Button variant="secondary" disabled={isHeld} onClick={close}>
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
        {below}
      </Dialog>
      {question}
    </>
  );
}
