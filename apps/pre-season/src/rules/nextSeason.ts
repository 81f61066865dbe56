import { seasons } from '@platform/database/refusals/seasons';
import { addMonths } from '@platform/module-kit/screens';
import type { Season, SeasonDraft } from '../source/setting';

/** The season after this one, proposed on the same days of the next year. */
export function nextSeason({ year, startsOn, opensOn, endsOn }: Season): SeasonDraft {
  return {
    year: String(Number(year) + 1),
    startsOn: addMonths(startsOn, 12),
    opensOn: addMonths(opensOn, 12),
    endsOn: addMonths(endsOn, 12),
  };
}

/**
 * What is wrong with the days of a season, each in one sentence. The database holds the same rules
 * (`seasons_end_after_start`, `seasons_open_within`, `seasons_length`).
 */
export function seasonProblems({ startsOn, opensOn, endsOn }: SeasonDraft): Partial<Record<keyof SeasonDraft, string>> {
  const isOutside = opensOn < startsOn || (endsOn !== '' && opensOn > endsOn);
  return {
    startsOn: startsOn ? undefined : 'Choose the first day.',
    opensOn: !opensOn ? 'Choose the opening day.' : isOutside ? seasons.rules.seasons_open_within : undefined,
    endsOn: !endsOn
      ? 'Choose the last day.'
      : endsOn <= startsOn
        ? seasons.rules.seasons_end_after_start
        : startsOn && endsOn > addMonths(startsOn, 12)
          ? seasons.rules.seasons_length
          : undefined,
  };
}
