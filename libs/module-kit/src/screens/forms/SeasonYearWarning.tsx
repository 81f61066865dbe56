import { Alert } from '@platform/ui';
import { daysOutsideYear, isWinterSeason, type EnteredSeason } from '../days/seasonYear';

/** Asks about days of a season that are not in its year: the same words wherever a season is entered. */
export function SeasonYearWarning({ season }: { season: EnteredSeason }) {
  const outside = daysOutsideYear(season);
  if (outside === null) return null;
  return (
    <Alert tone="warning" title={`Is ${season.year.trim()} the right year?`}>
      {outside}{' '}
      {isWinterSeason(season) ? 'A winter season may begin so.' : 'Change the days or the year if this is a slip.'}
    </Alert>
  );
}
