import { useState } from 'react';

/**
 * What keeps a form from being sent, said once the person has tried: a form that opens with every field marked as wrong
 * would scold before anything was done. The button stays on, and `FormDialog` moves focus to the first error.
 * @param errors a sentence for each field that is missing or wrong as the form stands now
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
      // What follows a form that was sent is another one.
      setTried(!isRight);
      if (isRight) send();
    },
  ];
}
