import type { ClubSeason } from '@platform/module-kit/screens';
import type { Season } from '../rows/setting';

/** A season as the page knows it. */
export const preparedSeason = ({ id, year, startsOn, opensOn, endsOn, isClosed }: ClubSeason): Season => ({
  id,
  year,
  startsOn,
  opensOn,
  endsOn,
  isClosed,
});
