import { browserTimeZone } from '@platform/ui/dates';
import type { ComboboxOption } from '@platform/ui';

/** Zones of the United States, as people there call them, from east to west. */
const OF_THE_STATES: readonly [name: string, called: string][] = [
  ['America/New_York', 'Eastern Time'],
  ['America/Chicago', 'Central Time'],
  ['America/Denver', 'Mountain Time'],
  ['America/Phoenix', 'Mountain Time without daylight saving, Arizona'],
  ['America/Los_Angeles', 'Pacific Time'],
  ['America/Anchorage', 'Alaska Time'],
  ['Pacific/Honolulu', 'Hawaii Time'],
];

/** What the database takes for a time zone (`clubs_time_zone_form`). */
const FORM = /^(UTC|[A-Z][A-Za-z_]+(\/[A-Za-z0-9_+-]+){1,2})$/;

/**
 * The time zones that a club can be in, those of the United States first.
 * @param current the zone (IANA) that the club is in: it is on the list, whatever the browser knows
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

/** The place that a zone is named after: `New York` of `America/New_York`. */
export function placeOf(timeZone: string): string {
  const [place = timeZone] = timeZone.split('/').slice(-1);
  return place.replaceAll('_', ' ');
}

/** The time zone of this browser, or of the east coast where the browser's is none that the database takes. */
export function proposedTimeZone(): string {
  const timeZone = browserTimeZone();
  return FORM.test(timeZone) && timeZone !== 'Etc/Unknown' ? timeZone : 'America/New_York';
}
