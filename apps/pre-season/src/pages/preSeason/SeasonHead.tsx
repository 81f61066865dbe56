import { daysToOpening } from '@platform/module-kit/screens';
import { token } from '@platform/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { itemsOf, progressOf } from '../../rules/progress';
import { PlanCard } from '../plan/PlanCard';
import { usePreSeasonAddress } from './address';
import { useSeason } from './SeasonContext';
import { SeasonFigures } from './SeasonFigures';
import { useShownTab } from './useShownTab';

/** How far the club is. On the tabs that have their own figures it is one line, so that what they list comes first. */
export function SeasonHead() {
  const { tab } = useShownTab();
  if (tab !== 'checklists') return <SeasonLine />;
  return (
    <>
      <SeasonFigures />
      <PlanCard />
    </>
  );
}

function SeasonLine() {
  const { linkTo } = usePreSeasonAddress();
  const { season, lists, today } = useSeason();
  const { done, total, overdue } = progressOf(itemsOf(lists), today);
  const left = daysToOpening(season, today);
  return (
    <Line>
      {left !== null && <span>Days to opening: {left}</span>}
      <Link to={linkTo({ tab: 'checklists', show: 'all', search: '' })}>
        {total === 0 ? 'No items yet' : `${done} of ${total} items done`}
      </Link>
      {overdue > 0 && <Link to={linkTo({ tab: 'checklists', show: 'overdue', search: '' })}>{overdue} overdue</Link>}
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.xs} ${token.space.lg};
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
`;
