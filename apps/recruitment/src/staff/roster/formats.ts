// Made once: a format takes longer to make than a row to draw.
const currency = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const oneDecimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** `15.5` → `$15.50`; a dash where there is none. */
export function payInWords(dollars: number | null | undefined): string {
  return dollars == null ? '–' : currency.format(dollars);
}

/** Hours with at most one decimal, `27.5`. */
export function hoursInWords(hours: number): string {
  return oneDecimal.format(hours);
}

/** What a telephone dials. */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
