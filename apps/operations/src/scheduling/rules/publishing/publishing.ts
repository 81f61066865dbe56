import { byName } from '@platform/module-kit/screens';
import type { Person } from '../../source/rows/person';
import type { Shift, ToldShift } from '../../source/rows/shift';

/** What publishing a draft means for a person; `again` if they know the shift just so. */
export type NewsWord = 'new' | 'changed' | 'again' | 'lost';

/** A draft as news for one person. */
export interface ShiftNews {
  shift: Shift;
  word: NewsWord;
  /** What people know of it; undefined if no one knows it. */
  told?: ToldShift;
}

/** What publishing a week changes for one person, or for the open shifts. */
export interface PersonNews {
  /** Null for the open shifts. */
  staffId: string | null;
  name: string;
  /** New shifts first, then changed, known and lost ones; each by start, as the week lists them. */
  lines: readonly ShiftNews[];
}

const WORDS: readonly NewsWord[] = ['new', 'changed', 'again', 'lost'];

/** The drafts of a week by person, in order of names; the open ones last. */
export function newsOf(shifts: readonly Shift[], people: ReadonlyMap<string, Person>): PersonNews[] {
  const byPerson = new Map<string | null, ShiftNews[]>();
  const add = (staffId: string | null, news: ShiftNews) => {
    const own = byPerson.get(staffId);
    if (own) own.push(news);
    else byPerson.set(staffId, [news]);
  };
  for (const shift of shifts) {
    if (shift.status !== 'draft') continue;
    const { told } = shift;
    add(
      shift.staffId,
      told ? { shift, told, word: isAsTold(shift, told) ? 'again' : 'changed' } : { shift, word: 'new' },
    );
    // The person who knows it as theirs is told that it is not.
    if (told && told.staffId !== null && told.staffId !== shift.staffId) {
      add(told.staffId, { shift, told, word: 'lost' });
    }
  }
  return [...byPerson]
    .map(([staffId, lines]) => ({
      staffId,
      name: staffId === null ? 'Open shifts' : (people.get(staffId)?.name ?? 'A former colleague'),
      lines: lines.toSorted((one, other) => WORDS.indexOf(one.word) - WORDS.indexOf(other.word)),
    }))
    .sort((one, other) => Number(one.staffId === null) - Number(other.staffId === null) || byName(one, other));
}

const TOLD = ['staffId', 'role', 'location', 'startsAt', 'endsAt'] as const;

const isAsTold = (shift: Shift, told: ToldShift): boolean => TOLD.every((field) => shift[field] === told[field]);

/** How many drafts the news is about: a draft that one person loses and another gets is one. */
export const draftsIn = (news: readonly PersonNews[]): number =>
  news.reduce((sum, { lines }) => sum + lines.filter(({ word }) => word !== 'lost').length, 0);

interface BeforeWords {
  /** A period in words. */
  periodOf: (told: ToldShift) => string;
  /** A person's name. */
  nameOf: (staffId: string) => string;
}

/**
 * What people know, where it differs from the draft: `Monday, May 5, 10:00 AM to 4:00 PM, Main pool`.
 * @returns null if nothing of it is shown, as in a draft that no one knows
 */
export function beforeWords({ shift, told, word }: ShiftNews, { periodOf, nameOf }: BeforeWords): string | null {
  if (!told || word === 'again' || word === 'lost') return null;
  const who = told.staffId === null ? 'open' : nameOf(told.staffId);
  return [
    shift.startsAt === told.startsAt && shift.endsAt === told.endsAt ? null : periodOf(told),
    shift.role === told.role ? null : told.role,
    shift.location === told.location ? null : (told.location ?? 'no place'),
    shift.staffId === told.staffId ? null : who,
  ]
    .filter((part) => part !== null)
    .join(', ');
}
