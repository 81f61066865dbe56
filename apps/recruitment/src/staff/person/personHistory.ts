import { dayAt } from '@platform/module-kit/screens';
import type { OnboardingItem, PersonEvent, StaffMember } from '../source/staffMember';

/**
 * What happened to a person, the latest first: applications, the checklist, certifications, first and last day. What is
 * known to the day alone takes its natural place in it: a person applies before, and works after everything else.
 * @param events those of one moment the latest first
 * @param timeZone the club's, in which moments belong to days
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
    .sort((a, b) => b.day.localeCompare(a.day) || a.place - b.place || momentOf(b.one) - momentOf(a.one))
    .map(({ one }) => one);
}

const isDay = (at: string) => at.length === 'YYYY-MM-DD'.length;

/** The day of the event (ISO 8601), on the club's clock. */
export const dayOf = (at: string, timeZone: string): string => (isDay(at) ? at : dayAt(new Date(at), timeZone));

const momentOf = ({ at }: PersonEvent) => new Date(at).getTime();
