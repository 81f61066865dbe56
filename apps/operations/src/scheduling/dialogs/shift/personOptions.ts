import { hoursInWords } from '@platform/module-kit/screens';
import type { ComboboxOption } from '@platform/ui';
import { candidatesFor } from '../../rules/candidates';
import type { ClubFacts } from '../../rules/shift/shiftPlan';
import type { Shift } from '../../source/rows/shift';
import { checkFields, isWhole, OPEN, planOfFields, type ShiftFields } from './shiftFields';

/**
 * The people to choose from for a shift. Once its hours are entered, people who fit come first, with their hours in that
 * week. The others follow, each with the rule against them. Until then, people are in order of name.
 * @param shift the stored shift, whose person is a choice even when inactive
 */
export function personOptions(draft: ShiftFields, shift: Shift, facts: ClubFacts): ComboboxOption[] {
  const open = { value: OPEN, label: 'Open shift', detail: 'No one yet' };
  const people = [...facts.people.values()].filter(({ id, status }) => status !== 'Inactive' || id === shift.staffId);
  const asked = { ...draft, person: OPEN };
  const isRight = isWhole(asked) && Object.values(checkFields(asked, facts.timeZone)).every((error) => !error);
  if (!isRight) return [open, ...people.map(({ id, name, role }) => ({ value: id, label: name, detail: role }))];

  const plan = { ...shift, ...planOfFields(asked, 'draft', facts.timeZone) };
  const ranked = candidatesFor(plan, facts).map(({ staffId, name, role, minutesThisWeek, reasons }) => ({
    value: staffId,
    label: name,
    detail: withoutName(reasons[0], name) ?? `${role} · ${hoursInWords(minutesThisWeek / 60)} this week`,
  }));
  const left = people
    .filter(({ id }) => ranked.every(({ value }) => value !== id))
    .map(({ id, name, status }) => ({ value: id, label: name, detail: status }));
  return [open, ...ranked, ...left];
}

/** `Works as Gate Attendant, …`, beside the name that the sentence begins with. */
function withoutName(sentence: string | undefined, name: string): string | undefined {
  if (!sentence?.startsWith(`${name} `)) return sentence;
  const rest = sentence.slice(name.length + 1);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
