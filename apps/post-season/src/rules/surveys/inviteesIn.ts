import { isEmailAddress } from '@platform/contract';
import { read_staff_import } from '@platform/database/said';
import { csvRecords, separatorOf } from '@platform/module-kit/screens';
import type { Invitee } from '../../source/rows/survey';

/** A line of a list of people: someone to ask, or why no one can be read in it. */
export interface ListedPerson extends Invitee {
  /** From 1. */
  line: number;
  problem: string | null;
}

/** Most characters of a name and of an address, as in `survey_invitations` of the database. */
const LONGEST = { name: 120, email: 254 };
const ADDRESS = /[^\s<>"'(),;|]+@[^\s<>"'(),;|]+/;

/**
 * The people in a list that was pasted or comes from a CSV file: `Ann Lee, ann@example.com`, `Ann Lee <ann@example.com>`, or
 * columns with a heading such as name (or first and last name) and email. An address without a name serves as the name.
 * @throws MisplacedQuote for a quotation mark that is never closed
 */
export function inviteesIn(text: string): ListedPerson[] {
  const records = csvRecords(text, separatorOf(text));
  const headings = (records[0]?.cells ?? []).map((cell) => cell.trim().toLowerCase());
  const email = headings.findIndex((heading) => /^e-?mail/.test(heading));
  if (email === -1) return records.map(({ line, cells }) => judged(line, ...freeForm(cells.join(' '))));
  const names = namePlaces(headings);
  return records
    .slice(1)
    .map(({ line, cells }) => judged(line, names.map((place) => cells[place] ?? '').join(' '), cells[email] ?? ''));
}

/** The columns that make the name. */
function namePlaces(headings: readonly string[]): number[] {
  const placeOf = (pattern: RegExp) => headings.findIndex((heading) => pattern.test(heading));
  const whole = placeOf(/^(full |member |display )?name$|^member$/);
  const places = whole === -1 ? [placeOf(/^(first|given)/), placeOf(/^(last|family|sur)/)] : [whole];
  return places.filter((place) => place !== -1);
}

/** The name and the address of a line without columns. */
function freeForm(line: string): [name: string, email: string] {
  const [address = ''] = ADDRESS.exec(line) ?? [];
  return [line.replace(address, '').replace(/[<>"(),;|\t]+/g, ' '), address];
}

function judged(line: number, givenName: string, givenEmail: string): ListedPerson {
  const email = givenEmail.trim();
  const name = givenName.replace(/\s+/g, ' ').trim() || email;
  return { line, name, email, problem: problemOf(name, email) };
}

function problemOf(name: string, email: string): string | null {
  if (email === '') return 'There is no email address.';
  if (!isEmailAddress(email) || email.length > LONGEST.email) return `“${email}” is not an email address.`;
  return name.length > LONGEST.name ? read_staff_import.name : null;
}

/**
 * Those of a list who can be asked and were not before, each once.
 * @param asked the addresses that were asked before
 */
export function newInvitees(people: readonly ListedPerson[], asked: readonly string[]): Invitee[] {
  const taken = new Set(asked.map((email) => email.toLowerCase()));
  return people.flatMap(({ name, email, problem }) => {
    if (problem !== null || taken.has(email.toLowerCase())) return [];
    taken.add(email.toLowerCase());
    return [{ name, email }];
  });
}
