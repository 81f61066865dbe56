import { counted } from '@platform/module-kit/screens';
import { dateInWords, zoneInWords } from '@platform/ui/dates';
import type { ChangeKind, Engagement } from '../../source/rows/engagement';

/** What people get: `Follows production`, `Pinned to 1.2.0`, `Off`. */
export function engagementInWords({ on, channel, pinnedVersion }: Omit<Engagement, 'moduleId'> | Engagement): string {
  if (!on) return 'Off';
  return pinnedVersion ? `Pinned to ${pinnedVersion}` : `Follows ${channel}`;
}

/** The same with the current release: `Follows production, release 1.2.0`. */
export function releaseInWords(engagement: Engagement): string {
  const { version, pinnedVersion } = engagement;
  return engagementInWords(engagement) + (version && version !== pinnedVersion ? `, release ${version}` : '');
}

interface ChangeValues {
  kind: ChangeKind;
  channel?: string | null;
  releaseVersion?: string | null;
}

/** A change in words: `switched off`, `following staging`, `pinned to 1.2.0`. */
export function changeInWords({ kind, channel, releaseVersion }: ChangeValues): string {
  const gets = releaseVersion ? `pinned to ${releaseVersion}` : `following ${channel ?? 'production'}`;
  if (kind === 'off') return 'switched off';
  return kind === 'on' ? `switched on, ${gets}` : gets;
}

/** A moment on a club's clock: `Nov 30, 2026, 9:00 AM EST`. */
export function clubMomentInWords(isoMoment: string, timeZone: string): string {
  return `${dateInWords(isoMoment, 'moment', timeZone)} ${zoneInWords(isoMoment, timeZone)}`;
}

/** A day on a club's calendar: `Nov 30`. */
export function clubDayInWords(isoMoment: string, timeZone: string): string {
  return dateInWords(isoMoment, 'shortDay', timeZone);
}

/** How many people have a feature: `no one has it`, `1 person has it`, `12 people have it`. */
export function holdersInWords(people: number): string {
  if (people === 0) return 'no one has it';
  return `${counted(people, 'person has', 'people have')} it`;
}
