import { TOO_LONG } from '../Field';

/**
 * Whether every field of a form can read its input: words for an amount, or half a date, are worth null until then and
 * must not be saved, nor must a text beyond its limit. Leads to the first field that holds something else, where it
 * says what is wrong.
 */
export function everythingIsRead(form: HTMLFormElement): boolean {
  const unread = [...form.elements].find((field) => isUnreadable(field) || field.hasAttribute(TOO_LONG));
  if (unread instanceof HTMLElement) unread.focus();
  if (unread instanceof HTMLInputElement) unread.reportValidity();
  return unread === undefined;
}

const isUnreadable = (field: Element): boolean => field instanceof HTMLInputElement && field.validity.customError;
