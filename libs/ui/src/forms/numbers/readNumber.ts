/** What a text means as a value of a field. */
export type Reading = { status: 'empty' } | { status: 'read'; value: number } | { status: 'unread'; problem: string };

/**
 * A single comma that cannot set off thousands, as a point: `7,4` → `7.4`. On a phone that speaks German or French, the
 * keypad for decimals has a comma and no point.
 */
function withPoint(text: string): string {
  return /^\D*(0*,\d+|\d+,(\d{1,2}|\d{4,}))$/.test(text) ? text.replace(',', '.') : text;
}

/** `1,250.5` → 1250.5, `7,4` → 7.4. A comma before three digits sets off thousands. */
export function readNumber(text: string): Reading {
  const trimmed = withPoint(text.trim().replace(/^[−–]/, '-'));
  if (trimmed === '') return { status: 'empty' };
  if (!/^-?(\d+|\d{1,3}(,\d{3})+)?(\.\d*)?$/.test(trimmed) || !/\d/.test(trimmed)) {
    return { status: 'unread', problem: 'Enter a number, such as 12 or 7.5.' };
  }
  return { status: 'read', value: Number(trimmed.replaceAll(',', '')) };
}

/** `$1,250.5` → 125050 cents. More than two decimals are refused, never rounded. */
export function readMoney(text: string): Reading {
  const reading = readNumber(text.trim().replace(/^([-−–]?)\s*\$\s*/, '$1'));
  if (reading.status === 'empty') return reading;
  if (reading.status === 'unread') return { status: 'unread', problem: 'Enter an amount, such as 1,250 or 17.20.' };
  if (/\.\d{3,}$/.test(withPoint(text.trim())))
    return { status: 'unread', problem: 'Use at most two decimals, such as 17.20.' };
  const cents = Math.round(reading.value * 100);
  if (!Number.isSafeInteger(cents)) return { status: 'unread', problem: 'This amount is too large.' };
  return { status: 'read', value: cents };
}

/** 125050 cents → `1,250.50`, as a field shows it: without the currency's sign. */
export function writeMoney(cents: number): string {
  const sign = cents < 0 ? '-' : '';
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${sign}${Number(digits.slice(0, -2)).toLocaleString('en-US')}.${digits.slice(-2)}`;
}

/** 1250.5 → `1,250.5`, with every decimal that it has. */
export function writeNumber(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 10 });
}

interface Bounds {
  min?: number;
  max?: number;
}

/** The problem of a value outside its bounds, in the words of the field; undefined when there is none. */
export function outOfBounds(value: number, { min, max }: Bounds, write: (value: number) => string): string | undefined {
  if (min !== undefined && value < min) return `Enter ${write(min)} or more.`;
  if (max !== undefined && value > max) return `Enter ${write(max)} or less.`;
  return undefined;
}
