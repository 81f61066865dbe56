import { useState } from 'react';

/**
 * Shows a form's errors once the person has tried to send it: a form should not open with every field marked as wrong.
 * The button stays enabled, and `FormDialog` moves the focus to the first error.
 * @param errors a sentence for each field that is missing or wrong now
 * @returns the errors to show; and a function that sends the form if nothing is wrong, for `onSubmit`
 */
export function useErrorsOnceTried<Errors extends object>(
  errors: Errors,
): [Partial<Errors>, (send: () => void) => void] {
  const [isTried, setTried] = useState(false);
  const isRight = Object.values(errors).every((error) => !error);
  return [
    isTried ? errors : {},
    (send) => {
      // After sending, the form starts over.
      setTried(!isRight);
      if (isRight) send();
    },
  ];
}
