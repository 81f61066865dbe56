import { unsavedChanges } from '@platform/module-kit';
import { useState, type ReactNode } from 'react';
import { CloseQuestion } from './CloseQuestion';

interface AskedClose {
  /** Closes it, or asks first. */
  close: () => void;
  /** To be drawn beside it. */
  question: ReactNode;
}

/**
 * Closes what forms stand in, such as a drawer: asks first while one of them holds what is not saved.
 * @param onClose closes it without asking
 * @param unsaved words for what would be lost, undefined when nothing would; what the page's forms have told unless given
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
    question: what !== undefined && (
      <CloseQuestion
        what={what}
        onStay={() => setWhat(undefined)}
        onClose={() => {
          setWhat(undefined);
          onClose();
        }}
      />
    ),
  };
}
