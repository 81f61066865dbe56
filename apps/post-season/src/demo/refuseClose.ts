import { staff_reviews } from '@platform/database/refusals/staff_reviews';
import { staff_seasons } from '@platform/database/refusals/staff_seasons';
import { seasons } from '@platform/database/refusals/seasons';
import { ask_to_return, close_season, freeze_staff_reviews, reopen_season } from '@platform/database/raised';
import { broken, canBeReopened, hasOpened, outdated, raised, type DemoRefusals } from '@platform/module-kit/screens';
import { dateInWords } from '@platform/ui/dates';
import type { changes } from '../source/changes';
import type { Known, KnownReads } from '../source/changes/known';

/** What the demo refuses about the close of a season and its people, with the sentences of the database. */
export const refuseClose: DemoRefusals<KnownReads, typeof changes> = {
  closeSeason(known, { id, version }) {
    const season = seasonOf(known, id);
    if (!season) return undefined;
    if (season.isClosed) return raised(close_season.PT409);
    const { year, opensOn } = season;
    if (!hasOpened(opensOn, known.source.today())) {
      return raised(close_season['23514'], year, dateInWords(opensOn, 'longDay', 'UTC'));
    }
    return outdated(season, version);
  },
  reopenSeason(known, { id, version }, reason) {
    const season = seasonOf(known, id);
    if (!season) return undefined;
    const { year, closedAt } = season;
    if (closedAt === null) return raised(reopen_season.seasonOpen, year);
    if (season.version !== version) return raised(reopen_season.someoneElseChanged);
    if (reason.trim() === '') return raised(reopen_season.PT422);
    return canBeReopened(closedAt, known.source.now())
      ? undefined
      : raised(reopen_season['42501'], year, dateInWords(closedAt, 'longDay', known.source.timeZone));
  },
  startSeason(known, { year, startsOn, endsOn }) {
    const entered = known.get('listSeasons') ?? [];
    if (entered.some((season) => season.year === year)) return broken(seasons.rules.seasons_one_a_year, '23505');
    return entered.some((season) => season.startsOn <= endsOn && startsOn <= season.endsOn)
      ? broken(seasons.rules.seasons_one_at_a_time, '23P01')
      : undefined;
  },
  askToReturn(known, seasonId, staffIds) {
    const people = known.get('listPeople', seasonId) ?? [];
    const notWanted = people.find(({ id, mayReturn }) => staffIds.includes(id) && !mayReturn);
    return notWanted && raised(ask_to_return.PT422, notWanted.name);
  },
  noteAnswer: (known, { seasonId, id }, wantsToReturn) =>
    wantsToReturn !== null && known.get('listPeople', seasonId)?.find((person) => person.id === id)?.askedAt === null
      ? broken(staff_seasons.rules.staff_seasons_answer_once_asked, '23514')
      : undefined,
  addReview(known, seasonId, staffId, { rating }) {
    const season = seasonOf(known, seasonId);
    if (season?.isClosed) return raised(freeze_staff_reviews['42501'], season.year);
    const { rules } = staff_reviews;
    if (rating === null) return broken(rules.staff_reviews_rating_range, '23514');
    return known.get('listPeople', seasonId)?.find((person) => person.id === staffId)?.review
      ? broken(rules.staff_reviews_once_a_season, '23505')
      : undefined;
  },
  saveReview(known, reviewId, _draft, version) {
    const season = (known.get('listSeasons') ?? []).find(({ id }) =>
      known.get('listPeople', id)?.some(({ review }) => review?.id === reviewId),
    );
    if (season?.isClosed) return raised(freeze_staff_reviews['42501'], season.year);
    const reviews = known.all('listPeople').flatMap((people) => people.flatMap(({ review }) => review ?? []));
    return outdated(
      reviews.find(({ id }) => id === reviewId),
      version,
    );
  },
};

const seasonOf = (known: Known, id: string) => known.get('listSeasons')?.find((season) => season.id === id);
