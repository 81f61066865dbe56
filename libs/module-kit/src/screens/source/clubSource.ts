import { dayAt } from '@platform/ui/dates';
import { momentInWords } from '../days/daysInWords';
import type { ClubPermissions, ClubReader } from './useClubReader';

/** Where pages read and write. A module adds what its own pages read and change. */
export interface PageSource {
  /** Distinguishes the cached answers of different sources. */
  key: string;
  /** True where nothing is saved beyond the visit. */
  isDemo: boolean;
}

/** A source over a club's rows, or over the sample club. */
export interface ClubSource extends PageSource, ClubPermissions {
  /** Where the pages of this source live, such as /training. */
  basePath: string;
  clubName: string;
  /** The name of the signed-in person; null in a demo, where no one is. */
  readerName: string | null;
  /** IANA time zone that days and moments are shown in. */
  timeZone: string;
  /** Year of the season that the club is in or prepares, as text. */
  season: string;
  /** The club's own day, `YYYY-MM-DD`. */
  today(): string;
  /** The moment at the club: its clock stands still in a demo. */
  now(): Date;
}

/** The common half of a source over the reader's own club. @param basePath where its pages live, such as /training */
export function ownClub(reader: ClubReader, basePath: string): ClubSource {
  const { club, displayName, canManage, canExport, canViewAnalytics, canReadReports } = reader;
  return {
    key: club.id,
    basePath,
    clubName: club.name,
    readerName: displayName,
    timeZone: club.time_zone,
    season: club.season,
    isDemo: false,
    canManage,
    canExport,
    canViewAnalytics,
    canReadReports,
    today: () => clubToday(club),
    now: () => clubNow(club),
  };
}

/** The parts of the sample club that a demo's source needs. */
interface SampleClub {
  name: string;
  timeZone: string;
  season: string;
  /** The moment at which its clock stands, ISO 8601 in its own time zone. */
  clock: string;
}

/** The common half of a source over the sample club. A visitor may do everything there. */
export function demoClub({ name, timeZone, season, clock }: SampleClub, basePath: string): ClubSource {
  return {
    key: 'demo',
    basePath,
    clubName: name,
    readerName: null,
    timeZone,
    season,
    isDemo: true,
    canManage: true,
    canExport: true,
    canViewAnalytics: true,
    canReadReports: true,
    today: () => clock.slice(0, 10),
    now: () => new Date(clock),
  };
}

/** The day at a club, `YYYY-MM-DD`. The clock of a demo club stands still at `clock_override`. */
export const clubToday = (club: Clock): string => dayAt(clubNow(club), club.time_zone);

/**
 * A moment of this visit on the club's clock. That of a demo club stands still at `clock_override`.
 * @param moment milliseconds since 1970
 */
export const momentOnClubClock = ({ clock_override: clock }: Clock, moment: number): Date => new Date(clock ?? moment);

/**
 * When something happened, in the club's time, such as `Apr 28, 2025, 9:12 AM`. A demo club's clock stands still, so a moment
 * after that clock shows as the clock's own time and fits the sample rows, which are years old.
 * @param iso a timestamp of the database
 */
export function momentAtClub(iso: string, club: Clock): string {
  const { clock_override: clock, time_zone: timeZone } = club;
  return momentInWords(clock && Date.parse(iso) > Date.parse(clock) ? clock : iso, timeZone);
}

type Clock = Pick<ClubReader['club'], 'clock_override' | 'time_zone'>;

/** The moment at a club. */
export const clubNow = (club: Clock): Date => momentOnClubClock(club, Date.now());
