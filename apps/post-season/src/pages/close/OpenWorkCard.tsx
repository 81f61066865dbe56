import { Link, Loaded } from '@platform/module-kit';
import { Muted, OPEN_WORK_FAILED } from '@platform/module-kit/screens';
import { Card, CardTitle, Inline, SkeletonTable, token } from '@platform/ui';
import { CircleCheck } from 'lucide-react';
import { styled } from 'styled-components';
import { openCount, type OpenItem, type OpenModule } from '../../rules/openWork';
import { useOpenWork } from '../../source/queries';
import { usePostSeasonAddress } from '../postSeason/address';
import { useSeason } from '../postSeason/SeasonContext';
import { useOpenModules } from './useOpenModules';

/** What is open in every module of the club, each with the way to the page that mends it. */
export function OpenWorkCard() {
  const { season } = useSeason();
  const figures = useOpenWork(season.id);
  const modulesOf = useOpenModules();
  return (
    <Card as="section" aria-labelledby="open-work-title">
      <Loaded query={figures} label="what is open" failure={OPEN_WORK_FAILED} shape={<SkeletonTable rows={4} />}>
        {(counts) => {
          const modules = modulesOf(counts);
          const open = openCount(modules);
          return (
            <>
              <Inline $justify="between">
                <CardTitle id="open-work-title">Open work</CardTitle>
                <Muted>{open === 0 ? 'Nothing is open' : `${open.toLocaleString('en-US')} open`}</Muted>
              </Inline>
              <Modules role="list">
                {modules.map((module) => (
                  <OneModule key={module.title} module={module} />
                ))}
              </Modules>
            </>
          );
        }}
      </Loaded>
    </Card>
  );
}

function OneModule({ module: { title, items } }: { module: OpenModule }) {
  const open = items.filter(({ count }) => count > 0);
  return (
    <li>
      <h3>{title}</h3>
      {open.length === 0 ? (
        <Done>
          <CircleCheck size={18} aria-hidden="true" /> Nothing is open
        </Done>
      ) : (
        <Items role="list">
          {open.map((item) => (
            <li key={item.figure}>
              <Item item={item} />
            </li>
          ))}
        </Items>
      )}
    </li>
  );
}

function Item({ item: { count, words, to, part } }: { item: OpenItem }) {
  const { linkTo } = usePostSeasonAddress();
  const own = part === 'documents' ? `${linkTo({ tab: 'documents' })}#tabs` : `${linkTo({ tab: 'close' })}#people`;
  return (
    <Link to={to ?? own}>
      <b>{count.toLocaleString('en-US')}</b> {words}
    </Link>
  );
}

const Modules = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: ${token.space.md} ${token.space.lg};
  margin: ${token.space.sm} 0 0;
  padding: 0;
  list-style: none;
  h3 {
    margin-bottom: ${token.space.xxs};
    font-size: ${token.size.md};
    font-weight: ${token.weight.semibold};
  }
`;

const Items = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  a {
    display: inline-block;
    padding-block: ${token.space.xxs};
  }
  b {
    font-variant-numeric: tabular-nums;
    font-weight: ${token.weight.semibold};
  }
`;

const Done = styled.p`
  display: flex;
  align-items: center;
  gap: ${token.space.xs};
  color: ${token.color.inkMuted};
  svg {
    color: ${token.color.success};
  }
`;
