import type { Season } from '../source/rows/season';

/**
 * The season that a club looks back on, as `app.last_season` of the database: the latest that is closed or over. In a
 * club's first season it is that one; undefined without a season.
 * @param today the club's day, ISO 8601
 */
export function seasonToLookBackOn<Known extends Pick<Season, 'startsOn' | 'endsOn' | 'isClosed'>>(
  seasons: readonly Known[],
  today: string,
): Known | undefined {
  const over = seasons.filter(({ isClosed, endsOn }) => isClosed || endsOn < today);
  const [latest] = [...over].sort((a, b) => b.endsOn.localeCompare(a.endsOn));
  const [first] = [...seasons].sort((a, b) => a.startsOn.localeCompare(b.startsOn));
  return latest ?? first;
}
