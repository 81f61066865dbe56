import { Badge, Card, Inline, Progress, token } from '@platform/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { completionOf, formatShare, scoreTone } from '../../rules/completion';
import type { TrainingModule } from '../../source/trainingSource';
import { useTrainingSource } from '../../source/TrainingSourceContext';

/** One training module: its progress at a glance, its people behind the link. */
export function ModuleCard({ module }: { module: TrainingModule }) {
  const { basePath } = useTrainingSource();
  const { id, title, completedParticipants, totalParticipants } = module;
  const share = completionOf(module);
  const tone = scoreTone(share);
  const words = `${completedParticipants} of ${totalParticipants} completed`;
  return (
    <Frame>
      <Inline $justify="between" $align="start">
        <Title>
          <Link to={`${basePath}/${id}`}>{title}</Link>
        </Title>
        <Badge tone={tone}>{formatShare(share)}</Badge>
      </Inline>
      <Foot>
        <Progress
          label={title}
          value={completedParticipants}
          max={totalParticipants}
          valueText={words}
          tone={tone === 'neutral' ? 'water' : tone}
        />
        <span>{words}</span>
      </Foot>
    </Frame>
  );
}

const Frame = styled(Card)`
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${token.space.lg};
  height: 100%;
  transition: border-color ${token.motion.quick};

  &:hover {
    border-color: ${token.color.water};
  }
`;

const Title = styled.h2`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  font-size: ${token.size.md};
  font-weight: ${token.weight.semibold};

  a {
    color: inherit;
    text-decoration: none;
  }

  /* The whole card follows its link. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${token.radius.lg};
  }
`;

const Foot = styled.div`
  display: grid;
  gap: ${token.space.xs};
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
  font-variant-numeric: tabular-nums;
`;
