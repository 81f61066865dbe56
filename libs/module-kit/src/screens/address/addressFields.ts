import { isDay } from '../days/days';

/** A value in the address of a page, such as the open tab. */
export interface AddressField<Value> {
  /** The name of the parameter; by default that of the property. */
  name?: string;
  /** The value of a text in the address. An empty or unknown text gives the default, which the address leaves out. */
  read(text: string): Value;
  /** The text in the address; empty for the default. */
  write(value: Value): string;
  /** Whether Back skips the value before a change, such as an earlier word of a search. */
  replaces?: boolean;
}

export type AddressFields<Values> = { readonly [Name in keyof Values]: AddressField<Values[Name]> };

/** The form of the id of a row. */
const ROW_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type FieldOptions = Pick<AddressField<unknown>, 'name' | 'replaces'>;

/** A text without spaces around it; empty by default. */
export const text = (options: FieldOptions = {}): AddressField<string> => ({
  ...options,
  read: (written) => written.trim(),
  write: (value) => value.trim(),
});

/** One of a list of words; the first one is the default. */
export const oneOf = <Word extends string>(
  words: readonly [Word, ...Word[]],
  options: FieldOptions = {},
): AddressField<Word> => ({
  ...options,
  read: (written) => words.find((word) => word === written) ?? words[0],
  write: (value) => (value === words[0] ? '' : value),
});

/** A text of a certain form; empty if it does not match. @param form matches a whole text */
export const matching = (form: RegExp, options: FieldOptions = {}): AddressField<string> => ({
  ...options,
  read: (written) => (form.test(written) ? written : ''),
  write: (value) => value,
});

/** An id that no row has. */
const NO_ROW = '00000000-0000-0000-0000-000000000000';

/**
 * The id of a row, a UUID in lower case; empty without one. Any other text, such as a link cut short, gives the id of no
 * row: the server would refuse the text, and the page can say that what the link opens is not there.
 */
export const rowId = (options: FieldOptions = {}): AddressField<string> => ({
  ...options,
  read: (written) => (written === '' || ROW_ID.test(written) ? written : NO_ROW),
  write: (value) => value,
});

/** A day of this century, `YYYY-MM-DD`; empty if it does not match, or if no calendar has the day. */
export const calendarDay = (options: FieldOptions = {}): AddressField<string> => ({
  ...options,
  read: (written) => (/^20\d\d-\d\d-\d\d$/.test(written) && isDay(written) ? written : ''),
  write: (value) => value,
});

/** A month of this century, `YYYY-MM`; empty if it does not match. */
export const calendarMonth = (options: FieldOptions = {}): AddressField<string> =>
  matching(/^20\d\d-(0[1-9]|1[0-2])$/, options);

/** The number of a page of a list, from 1. */
export const pageNumber = (options: FieldOptions = {}): AddressField<number> => ({
  ...options,
  read: (written) => (/^[1-9]\d*$/.test(written) ? Number(written) : 1),
  write: (value) => (value > 1 ? String(value) : ''),
});

/** Reads the values of an address, and ignores everything else in it. */
export function addressIn<Values extends object>(fields: AddressFields<Values>, query: URLSearchParams): Values {
  return Object.fromEntries(
    entriesOf(fields).map(([key, field]) => [key, field.read(query.get(field.name ?? key) ?? '')]),
  ) as Values;
}

/** The query of an address with some values changed; everything else in it stays. */
export function queryWith<Values extends object>(
  fields: AddressFields<Values>,
  query: URLSearchParams,
  change: Partial<Values>,
): URLSearchParams {
  const values = { ...addressIn(fields, query), ...change };
  const next = new URLSearchParams(query);
  for (const [key, field] of entriesOf(fields)) {
    const written = field.write(values[key]);
    if (written) next.set(field.name ?? key, written);
    else next.delete(field.name ?? key);
  }
  return next;
}

/** The fields with their names, which TypeScript types as any text. */
export const entriesOf = <Values extends object>(fields: AddressFields<Values>) =>
  Object.entries(fields) as [keyof Values & string, AddressField<Values[keyof Values]>][];
