import { Button, EmptyState, Icon, Inline } from '@platform/ui';
import { useRecruitmentAddress } from '../useRecruitmentAddress';
import { SHARE_PUBLIC_PAGE } from './shareWords';

interface EmptySeasonProps {
  /** The year, as text. */
  season: string;
  isCurrent: boolean;
}

/** Says that no one has applied for a season, and how to get applicants. */
export function EmptySeason({ season, isCurrent }: EmptySeasonProps) {
  const { change } = useRecruitmentAddress();
  const others = (
    <Button variant="secondary" onClick={() => change({ season: 'all' })}>
      See other seasons
    </Button>
  );
  return (
    <EmptyState
      title={isCurrent ? `No one has applied for season ${season} yet` : `No one applied for season ${season}`}
      description={isCurrent ? SHARE_PUBLIC_PAGE : 'Applications of other seasons are still here.'}
      icon={<Icon name="user-plus" size={24} />}
      action={
        isCurrent ? (
          <Inline $gap="xs" $justify="center">
            <Button onClick={() => change({ tab: 'public' })}>Share the public page</Button>
            {others}
          </Inline>
        ) : (
          others
        )
      }
    />
  );
}

interface NothingFoundProps {
  /** The search text; empty for none. */
  search: string;
  /** A title; empty for every position. */
  position: string;
  /** The year, as text; empty for all years. */
  season: string;
}

/** Says that no application matches a search or a position. */
export function NothingFound({ search, position, season }: NothingFoundProps) {
  const { change } = useRecruitmentAddress();
  const words = [
    search.trim() ? `Nothing matches “${search.trim()}”` : 'No one applied',
    position && `as ${position}`,
    season && `in season ${season}`,
  ];
  return (
    <EmptyState
      title="No applications found"
      description={`${words.filter(Boolean).join(' ')}.`}
      icon={<Icon name="users" size={24} />}
      action={
        <Button variant="secondary" onClick={() => change({ search: '', position: '', season: 'all' })}>
          Show all
        </Button>
      }
    />
  );
}
