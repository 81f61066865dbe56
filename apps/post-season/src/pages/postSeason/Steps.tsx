import { Progress, token } from '@platform/ui';
import { Circle, CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Step, StepId } from '../../source/rows/summary';
import { usePostSeasonAddress, type TabId } from './address';

const words: Readonly<Record<StepId, { label: string; tab: TabId }>> = {
  member_feedback: { label: 'Member feedback', tab: 'feedback' },
  exit_survey: { label: 'Staff exit survey', tab: 'exit' },
  documentation: { label: 'Documentation', tab: 'documents' },
  photos: { label: 'Season photos', tab: 'documents' },
  lessons: { label: 'Lessons learned', tab: 'lessons' },
  close_season: { label: 'Season closed', tab: 'close' },
};

/** How far the wrap-up is, step by step, with the way to each. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  const { linkTo } = usePostSeasonAddress();
  const done = steps.filter(({ isDone }) => isDone).length;
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
        {steps.map(({ id, isDone }) => (
          <li key={id} data-done={isDone || undefined}>
            {isDone ? <CircleCheck size={18} aria-label="Done:" /> : <Circle size={18} aria-label="Open:" />}
            <Link to={`${linkTo({ tab: words[id].tab })}#tabs`}>{words[id].label}</Link>
          </li>
        ))}
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
  grid-template-columns: repeat(2, auto);
  gap: ${token.space.xxs} ${token.space.sm};
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
