import { kindWords, severityWords, signerWords } from '@platform/contract/reports';

const words: Record<string, string> = { ...severityWords, ...kindWords, ...signerWords };

/** The severity or the kind of an incident, or what a person who signs is; a value of tomorrow as it is stored. */
export const inWords = (value: string): string => words[value] ?? value;

/** Tells the reports of two incidents apart: the end of the incident's id. */
export const referenceOf = (id: string): string => id.slice(-8).toUpperCase();

/** A moment (ISO 8601) on the clocks of a time zone (IANA): `May 1, 2025, 9:12 AM EDT`. */
export function momentInWords(moment: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ year: 'numeric', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' },
    ...{ timeZone, timeZoneName: 'short' },
  });
  // Engines put a word or a comma behind the day, and a narrow space before AM and PM.
  return format.format(new Date(moment)).replace(' at ', ', ').replaceAll('\u202f', ' ');
}
