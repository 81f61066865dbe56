import { ActionsMenu, ConfirmDialog, FirstRows, moneyInWords, Muted, PageIcon } from '@platform/module-kit/screens';
import { Badge, Card, CardTitle, EmptyState, Inline, MenuItem, onDemand, toast, token } from '@platform/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { listNames } from '../../rules/wishes/wishWords';
import type { Project } from '../../source/rows/project';
import type { Wish, WishList } from '../../source/rows/wish';
import { useClubFutureChange, useClubFutureSource } from '../../source/useClubFutureSource';
import { useClubFutureAddress } from '../clubFuture/useClubFutureAddress';
import { LevelBadge } from '../projects/LevelBadge';
import { AddButton } from '../parts/AddButton';

const WishDialog = onDemand(() => import('./WishDialog'))('WishDialog');

interface WishListCardProps {
  list: WishList;
  /** Those that are shown, of both lists. */
  wishes: readonly Wish[];
  /** Whether a search leaves some out. */
  isNarrowed: boolean;
  projects: readonly Project[];
}

/** How many wishes show at first. */
const STEP = 20;

type Asks = { kind: 'edit' | 'promote' | 'delete'; wish: Wish };

/** One list of wishes, with what to do about each. */
export function WishListCard({ list, wishes, isNarrowed, projects }: WishListCardProps) {
  const source = useClubFutureSource();
  const { change } = useClubFutureAddress();
  const [asks, setAsks] = useState<Asks>();
  const done = () => setAsks(undefined);
  const own = wishes.filter((wish) => wish.list === list);
  const title = listNames[list];
  return (
    <Card as="section" $padding="none" aria-labelledby={`${list}-wishes`}>
      <Head>
        <CardTitle id={`${list}-wishes`}>{title}</CardTitle>
        {source.canManage && (
          <AddButton onClick={() => change({ entering: list === 'board' ? 'board-wish' : 'staff-wish' })}>
            Add to {title}
          </AddButton>
        )}
      </Head>
      {own.length === 0 ? (
        <EmptyState
          title={isNarrowed ? 'No wish found' : 'No wishes yet'}
          description={
            isNarrowed
              ? 'No wish of this list has these words.'
              : `What the ${list} would like the club to have appears here.`
          }
          icon={<PageIcon to="/club-future" size={24} />}
        />
      ) : (
        <FirstRows rows={own} step={STEP}>
          {(shown) => (
            <ul role="list">
              {shown.map((wish) => (
                <WishRow
                  key={wish.id}
                  wish={wish}
                  project={projects.find(({ wishId }) => wishId === wish.id)}
                  onAsk={(kind) => setAsks({ kind, wish })}
                />
              ))}
            </ul>
          )}
        </FirstRows>
      )}
      {asks?.kind === 'edit' && <WishDialog wish={asks.wish} list={list} onClose={done} />}
      {asks?.kind === 'promote' && (
        <ConfirmDialog
          title={`Make "${asks.wish.item}" a project?`}
          description={`It is proposed with its priority, timeline and a budget of ${moneyInWords(asks.wish.cost)}. From then on it counts in the funding, and no longer in the wishlist.`}
          action="Make it a project"
          variant="primary"
          change={() => source.promoteWish(asks.wish.id)}
          onClose={done}
          onDone={() => {
            toast({ title: 'Project proposed', description: asks.wish.item, tone: 'success' });
            done();
          }}
        />
      )}
      {asks?.kind === 'delete' && (
        <ConfirmDialog
          title={`Delete "${asks.wish.item}"?`}
          description="It leaves the wishlist for good."
          action="Delete wish"
          change={() => source.deleteWish(asks.wish.id)}
          onClose={done}
          onDone={() => {
            toast({ title: 'Wish deleted', description: asks.wish.item, tone: 'success' });
            done();
          }}
        />
      )}
    </Card>
  );
}

interface WishRowProps {
  wish: Wish;
  /** What it has become. */
  project: Project | undefined;
  onAsk: (kind: Asks['kind']) => void;
}

function WishRow({ wish, project, onAsk }: WishRowProps) {
  const source = useClubFutureSource();
  const { linkTo } = useClubFutureAddress();
  const { id, item, priority, timeline, cost, isShortlisted, version } = wish;
  const shortlisting = useClubFutureChange(
    () => source.saveWish(id, { ...wish, isShortlisted: !isShortlisted }, version),
    {
      failed: 'The wish was not saved',
    },
  );
  return (
    <Row>
      <div>
        <Inline $gap="xs">
          <strong>{item}</strong>
          <LevelBadge level={priority} />
          {project ? (
            <Badge tone="success">Now a project</Badge>
          ) : (
            isShortlisted && <Badge tone="water">Shortlisted</Badge>
          )}
        </Inline>
        <Muted>
          {timeline || 'No timeline'}
          {project && (
            <>
              {' · '}
              <Link to={linkTo({ tab: 'projects', open: project.id })}>See the project</Link>
            </>
          )}
        </Muted>
      </div>
      <Inline $gap="xxs">
        <Cost>{moneyInWords(cost)}</Cost>
        {source.canManage && (
          <ActionsMenu of={item}>
            <MenuItem onSelect={() => onAsk('edit')}>Edit</MenuItem>
            {!project && (
              <MenuItem onSelect={() => shortlisting.mutate(undefined)}>
                {isShortlisted ? 'Remove from the shortlist' : 'Add to the shortlist'}
              </MenuItem>
            )}
            {!project && <MenuItem onSelect={() => onAsk('promote')}>Make it a project</MenuItem>}
            <MenuItem tone="destructive" onSelect={() => onAsk('delete')}>
              Delete wish
            </MenuItem>
          </ActionsMenu>
        )}
      </Inline>
    </Row>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space.xs};
  padding: ${token.space.md} ${token.space.lg} ${token.space.sm};
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space.sm};
  padding: ${token.space.xs} ${token.space.sm} ${token.space.xs} ${token.space.lg};
  border-top: 1px solid ${token.color.line};
  > :first-child {
    min-width: 0;
  }
  > :last-child {
    flex: none;
    flex-wrap: nowrap;
    min-height: ${token.control.target};
  }
  strong {
    font-weight: ${token.weight.medium};
    overflow-wrap: anywhere;
  }
  /* One line on paper, where hundreds may follow each other. */
  @media print {
    padding-block: ${token.space.hair};
    font-size: ${token.size.sm};
    line-height: ${token.leading.control};
    > :first-child {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0 ${token.space.sm};
    }
    > :last-child {
      min-height: 0;
    }
  }
`;

const Cost = styled.span`
  font-variant-numeric: tabular-nums;
`;
