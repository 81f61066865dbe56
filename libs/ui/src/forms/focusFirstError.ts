/** Groups that may not be `aria-invalid` by their role say it with the second. */
const WRONG = ':is([aria-invalid="true"], [data-invalid])';

/**
 * Moves focus to the first control of a form that shows an error; in a group of choices, to the chosen one or the first.
 * @returns whether there was one
 */
export function focusFirstError(form: ParentNode): boolean {
  const wrong = form.querySelector<HTMLElement>(WRONG);
  const control = wrong?.matches('fieldset') ? choiceIn(wrong) : wrong;
  control?.focus();
  return control !== null && control !== undefined;
}

const choiceIn = (group: ParentNode): HTMLElement | null =>
  group.querySelector<HTMLElement>('input:checked') ??
  group.querySelector<HTMLElement>('input, select, textarea, button');
