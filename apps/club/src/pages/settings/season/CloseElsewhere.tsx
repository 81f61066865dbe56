import { Link } from '@platform/module-kit';
import { Button } from '@platform/ui';
import type { SeasonRow } from '../../../source/rows/season';

/** The page that closes seasons, where a club has it. */
export const POST_SEASON = '/post-season';

interface CloseElsewhereProps {
  season: SeasonRow;
  canReopen: boolean;
}

/** Leads to the page that shows what is open in a season, closes it and reopens it. */
export function CloseElsewhere({ season: { year, closed_at: closedAt }, canReopen }: CloseElsewhereProps) {
  if (closedAt !== null && !canReopen) return null;
  return (
    <Button as={Link} to={`${POST_SEASON}?tab=close&season=${year}#tabs`} variant="secondary">
      {closedAt === null ? `Close ${year} in Post-Season` : `Reopen ${year} in Post-Season`}
    </Button>
  );
}
