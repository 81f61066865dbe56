import { browserTimeZone } from '@platform/ui/dates';
import type { ComboboxOption } from '@platform/ui';

/** Said by a field that searches time zones. */
export const NO_ZONE_FOUND = 'No time zone matches. Type a large city near you.';

/** Time zones of the United States under their common names, from east to west. */
const OF_THE_STATES: readonly [name: string, called: string][] = [
  ['America/New_York', 'Eastern Time'],
  ['America/Chicago', 'Central Time'],
  ['America/Denver', 'Mountain Time'],
  ['America/Phoenix', 'Mountain Time without daylight saving, Arizona'],
  ['America/Los_Angeles', 'Pacific Time'],
  ['America/Anchorage', 'Alaska Time'],
  ['Pacific/Honolulu', 'Hawaii Time'],
];

/** The names that the database accepts as a time zone (`clubs_time_zone_form`). */
const FORM = /^(UTC|[A-Z][A-Za-z_]+(\/[A-Za-z0-9_+-]+){1,2})$/;

/**
 * The time zones that a club can choose, those of the United States first.
 * @param current the club's zone (IANA), which is always on the list, even if the browser does not know it
 */
export function timeZoneOptions(current: string): ComboboxOption[] {
  const first = OF_THE_STATES.map(([value, detail]) => ({ value, label: placeOf(value), detail }));
  const rest = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', current]);
  for (const [name] of OF_THE_STATES) rest.delete(name);
  return [
    ...first,
    ...[...rest]
      .filter((name) => FORM.test(name))
      .sort()
      .map((value) => ({ value, label: placeOf(value), detail: value })),
  ];
}

/** The place in a zone's name: `New York` for `America/New_York`. */
export function placeOf(timeZone: string): string {
  const [place = timeZone] = timeZone.split('/').slice(-1);
  return place.replaceAll('_', ' ');
}

/** This browser's time zone, or US Eastern time if the database does not accept the browser's. */
export function proposedTimeZone(): string {
  const timeZone = browserTimeZone();
  return FORM.test(timeZone) && timeZone !== 'Etc/Unknown' ? timeZone : 'America/New_York';
}
