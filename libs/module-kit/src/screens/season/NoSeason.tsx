import { Link } from '@platform/module-kit';
import { Button, Card, EmptyState } from '@platform/ui';
import { PageIcon } from '@platform/module-kit';

interface NoSeasonProps {
  /** What belongs to a season, as a sentence. */
  description: string;
  /** Address of the page, whose link has the icon. */
  page: string;
  /** Whether the reader may enter a season, in the settings of the club. */
  canEnter: boolean;
}

/** What a page of a season shows in a club without one. */
export function NoSeason({ description, page, canEnter }: NoSeasonProps) {
  return (
    <Card>
      <EmptyState
        title="No season yet"
        description={`${description} Enter when yours begins, opens and ends.`}
        icon={<PageIcon to={page} size={24} />}
        action={
          canEnter && (
            <Button as={Link} to="/settings">
              Enter the season
            </Button>
          )
        }
      />
    </Card>
  );
}
