import { dayAt } from '@platform/module-kit/screens';
import type { OnboardingItem, PersonEvent, StaffMember } from '../../source/rows/staffMember';

/**
 * A person's history, the latest first: applications, the checklist, certifications, first and last day. Events with
 * only a day sort in their natural order: a person applies first, and starts work after everything else.
 * @param events those of the same moment the latest first
 * @param timeZone the club's, which assigns moments to days
 */
export function historyOf(
  { id, details }: Pick<StaffMember, 'id' | 'details'>,
  events: readonly PersonEvent[],
  items: readonly OnboardingItem[],
  timeZone: string,
): PersonEvent[] {
  const event = (key: string, at: string | null | undefined, what: string): PersonEvent[] =>
    at ? [{ id: `${key} ${id}`, at, what, by: null }] : [];
  const latestFirst = [
    event('last day', details?.endDate, 'Last day of work'),
    event('first day', details?.startDate, 'First day of work'),
    [
      ...items.flatMap((item) => event(item.id, item.doneAt, `Onboarding: ${item.title}`)),
      ...events.filter(({ at }) => !isDay(at)),
    ],
    (details?.certifications ?? []).flatMap((one) => event(one.id, one.issuedOn, `${one.name} issued`)),
    events.filter(({ at }) => isDay(at)),
  ];
  return latestFirst
    .flatMap((group, place) => group.map((one) => ({ one, place, day: dayOf(one.at, timeZone) })))
    .sort((a, b) => b.day.localeCompare(a.day) || a.place - b.place || timeOf(b.one) - timeOf(a.one))
    .map(({ one }) => one);
}

const isDay = (at: string) => at.length === 'YYYY-MM-DD'.length;

/** The day of the event (ISO 8601), on the club's clock. */
export const dayOf = (at: string, timeZone: string): string => (isDay(at) ? at : dayAt(new Date(at), timeZone));

const timeOf = ({ at }: PersonEvent) => new Date(at).getTime();
