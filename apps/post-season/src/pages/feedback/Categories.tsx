import { counted } from '@platform/module-kit/screens';
import { Card, CardTitle, Progress, token } from '@platform/ui';
import { styled } from 'styled-components';
import type { CategoryRating } from '../../source/rows/feedback';
import { useSeason } from '../postSeason/SeasonContext';

/** The best rating. */
const BEST = 5;

interface CategoriesProps {
  categories: readonly CategoryRating[];
  /** Those of the season before. */
  before: readonly CategoryRating[];
  /** The mean of all ratings, of this season and the one before; null without enough responses. */
  overall: number | null;
  overallBefore: number | null;
}

/** How satisfied members were with each part of the club, beside the season before. */
export function Categories({ categories, before, overall, overallBefore }: CategoriesProps) {
  return (
    <Card as="section" aria-labelledby="categories-title">
      <CardTitle id="categories-title">Satisfaction by category</CardTitle>
      {categories.length > 0 ? (
        <Rows role="list">
          <RatingRow name="Overall" rating={overall} before={overallBefore} />
          {categories.map((category) => (
            <RatingRow
              key={category.name}
              name={category.name}
              rating={category.rating}
              responses={category.responses}
              before={before.find(({ name }) => name === category.name)?.rating ?? null}
            />
          ))}
        </Rows>
      ) : (
        <Small>No ratings yet.</Small>
      )}
    </Card>
  );
}

interface RatingRowProps {
  name: string;
  /** 1 to 5 with one decimal; null without enough responses. */
  rating: number | null;
  /** That of the season before. */
  before: number | null;
  responses?: number;
}

function RatingRow({ name, rating, before, responses }: RatingRowProps) {
  const { lastSeason } = useSeason();
  return (
    <li>
      <Line>
        <span>{name}</span>
        {rating === null ? (
          <Small>Not enough responses</Small>
        ) : (
          <span>
            <b>{rating.toFixed(1)}</b> <Small as="span">/ {BEST}</Small>
          </span>
        )}
      </Line>
      {rating !== null && (
        <Progress value={rating} max={BEST} label={name} valueText={`${rating.toFixed(1)} of ${BEST}`} />
      )}
      <Line>
        <Small>{responses === undefined ? 'All ratings together' : counted(responses, 'response')}</Small>
        {before !== null && lastSeason && (
          <Small>
            {lastSeason.year}: {before.toFixed(1)}
            {rating !== null && ` (${changeInWords(rating, before)})`}
          </Small>
        )}
      </Line>
    </li>
  );
}

/** Ratings have one decimal. */
function changeInWords(rating: number, before: number): string {
  const tenths = Math.round(10 * rating) - Math.round(10 * before);
  if (tenths === 0) return 'the same';
  return `${tenths > 0 ? '+' : '−'}${(Math.abs(tenths) / 10).toFixed(1)}`;
}

const Rows = styled.ul`
  display: grid;
  gap: ${token.space.md};
  margin: ${token.space.md} 0 0;
  padding: 0;
  list-style: none;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${token.space.md};
  min-width: 0;
  overflow-wrap: anywhere;
  font-variant-numeric: tabular-nums;
`;

const Small = styled.p`
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
`;
