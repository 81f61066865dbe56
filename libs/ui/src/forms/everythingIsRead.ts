/**
 * Whether every field of a form holds what it can read; words for an amount, or half a date, are worth null until then
 * and must not be saved. Leads to the first field that cannot be read, where the browser shows what it says of itself.
 */
export function everythingIsRead(form: HTMLFormElement): boolean {
  const unread = [...form.elements].find((field) => field instanceof HTMLInputElement && field.validity.customError);
  return !(unread instanceof HTMLInputElement) || unread.reportValidity();
}
