import { unsavedChanges } from '@platform/module-kit';
import { useState, type ReactNode } from 'react';
import { CloseQuestion } from './CloseQuestion';

interface AskedClose {
  /** Closes it, or asks first. */
  close: () => void;
  /** Render this beside it. */
  question: ReactNode;
}

/**
 * Closes a container of forms, such as a drawer. Asks first while one of them has unsaved input.
 * @param onClose closes it without asking
 * @param unsaved names what would be lost, undefined if nothing; by default what the page's forms have reported
 */
export function useCloseQuestion(
  onClose: () => void,
  unsaved: () => string | undefined = unsavedChanges.first,
): AskedClose {
  const [what, setWhat] = useState<string>();
  return {
    close() {
      const lost = unsaved();
      if (lost === undefined) onClose();
      else setWhat(lost);
    },
    question: what !== undefined && <CloseQuestion what={what} onStay={() => setWhat(undefined)} onClose={onClose} />,
  };
}
