import { counted, Quiet } from '@platform/module-kit/screens';
import { Card, CardTitle, Progress } from '@platform/ui';
import type { CategoryRating } from '../../source/rows/feedback';
import { useSeason } from '../postSeason/SeasonContext';
import { MeasureLine, Measures } from '../parts/measures';

/** The best rating. */
const BEST = 5;

interface CategoriesProps {
  categories: readonly CategoryRating[];
  /** Those of the season before. */
  before: readonly CategoryRating[];
  /** Whether the answers of a survey do not show yet. */
  isWaiting: boolean;
  /** The mean of all ratings, of this season and the one before; null without enough responses. */
  overall: number | null;
  overallBefore: number | null;
}

/** How satisfied members were with each part of the club, beside the season before. */
export function Categories({ categories, before, isWaiting, overall, overallBefore }: CategoriesProps) {
  return (
    <Card as="section" aria-labelledby="categories-title">
      <CardTitle id="categories-title">Satisfaction by category</CardTitle>
      {categories.length > 0 ? (
        <Measures role="list">
          <RatingRow name="Overall" rating={overall} isWaiting={isWaiting} before={overallBefore} />
          {categories.map((category) => (
            <RatingRow
              key={category.name}
              name={category.name}
              rating={category.rating}
              isWaiting={isWaiting}
              responses={category.responses}
              before={before.find(({ name }) => name === category.name)?.rating ?? null}
            />
          ))}
        </Measures>
      ) : (
        <Quiet>No ratings yet.</Quiet>
      )}
    </Card>
  );
}

interface RatingRowProps {
  name: string;
  /** 1 to 5 with one decimal; null without enough responses. */
  rating: number | null;
  isWaiting: boolean;
  /** That of the season before. */
  before: number | null;
  responses?: number;
}

function RatingRow({ name, rating, isWaiting, before, responses }: RatingRowProps) {
  const { lastSeason } = useSeason();
  const isHidden = rating === null && isWaiting && !responses;
  return (
    <li>
      <MeasureLine>
        <span>{name}</span>
        {rating === null ? (
          <Quiet>{isHidden ? 'Not shown yet' : 'Not enough responses'}</Quiet>
        ) : (
          <span>
            <b>{rating.toFixed(1)}</b> <Quiet as="span">/ {BEST}</Quiet>
          </span>
        )}
      </MeasureLine>
      {rating !== null && (
        <Progress value={rating} max={BEST} label={name} valueText={`${rating.toFixed(1)} of ${BEST}`} />
      )}
      <MeasureLine>
        <Quiet>{responses === undefined ? 'All ratings together' : !isHidden && counted(responses, 'response')}</Quiet>
        {before !== null && lastSeason && (
          <Quiet>
            {lastSeason.year}: {before.toFixed(1)}
            {rating !== null && ` (${changeInWords(rating, before)})`}
          </Quiet>
        )}
      </MeasureLine>
    </li>
  );
}

/** Ratings have one decimal. */
function changeInWords(rating: number, before: number): string {
  const tenths = Math.round(10 * rating) - Math.round(10 * before);
  if (tenths === 0) return 'the same';
  return `${tenths > 0 ? '+' : '−'}${(Math.abs(tenths) / 10).toFixed(1)}`;
}
