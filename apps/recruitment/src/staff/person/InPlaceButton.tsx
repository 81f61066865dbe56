import { useCloseQuestion } from '@platform/module-kit/screens';
import { Button, type ButtonProps } from '@platform/ui';
import type { ReactNode } from 'react';

interface InPlaceButtonProps extends Omit<ButtonProps, 'onClick'> {
  onOpen: () => void;
  children: ReactNode;
}

/** Opens a form in place of another one. Asks first if that one has unsaved input. */
export function InPlaceButton({ onOpen, ...button }: InPlaceButtonProps) {
  const { close, question } = useCloseQuestion(onOpen);
  return (
    <>
      <Button {...button} onClick={close} />
      {question}
    </>
  );
}
