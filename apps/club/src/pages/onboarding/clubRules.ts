import { limitProblem } from '@platform/ui';
import { dateInWords } from '@platform/ui/dates';
import { ENTER_MEMBER_COUNT, longest, MOST_MEMBERS } from '../../rules/clubFields';
import { proposedTimeZone } from '../../rules/timeZones';
import type { NewClub } from './createClub';
import type { ClubDraft } from './clubDraft';

/** Organization name, type and size are required (specification 5.4). A name of spaces is empty. */
export function isBasicInfoComplete({ name, type, size }: ClubDraft): boolean {
  return name.trim() !== '' && !limitProblem(name, longest.name) && type !== '' && size !== '';
}

/** What step 2 still needs, in a sentence; undefined if it is complete, or if a field shows its own error. */
export function missingBasics({ name, type, size }: ClubDraft): string | undefined {
  const missing = [name.trim() === '' && 'organization name', type === '' && 'type', size === '' && 'size'].filter(
    (answer) => answer !== false,
  );
  if (missing.length === 0) return undefined;
  return `Still needed to continue: ${new Intl.ListFormat('en-US').format(missing)}.`;
}

/**
 * The typed member count as a whole number. Commas or spaces may separate thousands. Any other text counts as 0
 * (specification 5.4).
 */
export function readMemberCount(text: string): number {
  return isNumeric(text) ? Math.trunc(Number(plainDigits(text))) : 0;
}

/** The message about a typed member count, and whether the club can be set up with it. */
type MemberCountVerdict = { kind: 'fine' } | { kind: 'counts-as-zero' } | { kind: 'out-of-range'; error: string };

/** Reports a count that the database would refuse, and one that silently differs from what was typed. */
export function judgeMemberCount(text: string): MemberCountVerdict {
  if (text.trim() !== '' && !isNumeric(text)) return { kind: 'counts-as-zero' };
  const count = readMemberCount(text);
  if (count >= 0 && count <= MOST_MEMBERS) return { kind: 'fine' };
  return { kind: 'out-of-range', error: ENTER_MEMBER_COUNT };
}

/**
 * The row to insert: trimmed texts, no staff yet, the season of the current year, and the browser's time zone unless
 * the person chose another.
 */
export function toNewClub(draft: ClubDraft, today: Date): NewClub {
  return {
    name: draft.name.trim(),
    type: draft.type,
    size: draft.size,
    member_count: readMemberCount(draft.memberCount),
    staff_count: 0,
    season: dateInWords(today, 'year'),
    time_zone: draft.timeZone || proposedTimeZone(),
    address: draft.address.trim() || null,
  };
}

function isNumeric(text: string): boolean {
  return /^-?\d+(\.\d*)?$/.test(plainDigits(text));
}

function plainDigits(text: string): string {
  return text.replace(/[\s,]/g, '');
}
