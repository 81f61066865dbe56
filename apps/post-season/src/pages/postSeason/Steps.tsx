import { Progress, token } from '@platform/ui';
import { Circle, CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Step, StepId } from '../../source/summary';
import { usePostSeasonSource } from '../../source/usePostSeasonSource';
import { usePostSeasonAddress, type TabId } from './address';

const words: Readonly<Record<StepId, { label: string; tab?: TabId }>> = {
  member_feedback: { label: 'Member feedback', tab: 'feedback' },
  exit_survey: { label: 'Staff exit survey', tab: 'exit' },
  documentation: { label: 'Documentation', tab: 'documents' },
  photos: { label: 'Season photos', tab: 'documents' },
  lessons: { label: 'Lessons learned', tab: 'lessons' },
  close_season: { label: 'Season closed' },
};

/** How far the wrap-up is, step by step, with the way to each. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  const { linkTo } = usePostSeasonAddress();
  const { isDemo, canManage } = usePostSeasonSource();
  const done = steps.filter(({ isDone }) => isDone).length;
  const wayTo = (id: StepId) => {
    const { tab } = words[id];
    if (tab) return `${linkTo({ tab })}#tabs`;
    // An administrator closes a season among the seasons of the settings; the demo has no settings.
    return id === 'close_season' && canManage && !isDemo ? '/settings?card=season-settings' : undefined;
  };
  return (
    <>
      <Title id="steps-title">
        {done} of {steps.length} steps done
      </Title>
      <Progress
        value={done}
        max={steps.length}
        label="Steps of the wrap-up"
        valueText={`${done} of ${steps.length} done`}
      />
      <List role="list">
        {steps.map(({ id, isDone }) => {
          const to = wayTo(id);
          return (
            <li key={id} data-done={isDone || undefined}>
              {isDone ? <CircleCheck size={18} aria-label="Done:" /> : <Circle size={18} aria-label="Open:" />}
              {to === undefined ? words[id].label : <Link to={to}>{words[id].label}</Link>}
            </li>
          );
        })}
      </List>
    </>
  );
}

const Title = styled.h3`
  margin-bottom: ${token.space.xs};
  font-size: ${token.size.md};
  font-weight: ${token.weight.semibold};
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 10.5rem), 1fr));
  gap: ${token.space.xxs} ${token.space.md};
  margin: ${token.space.sm} 0 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    align-items: center;
    gap: ${token.space.xs};
    color: ${token.color.inkMuted};
  }
  svg {
    flex: none;
  }
  [data-done] svg {
    color: ${token.color.success};
  }
`;
