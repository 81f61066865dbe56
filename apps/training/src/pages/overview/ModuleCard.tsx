import { hoursInWords } from '@platform/module-kit/screens';
import { Badge, Inline, LinkCard, Progress, token } from '@platform/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { completionOf, formatShare, scoreTone } from '../../rules/completion';
import { dueInWords } from '../../rules/due';
import { standingOf } from '../../rules/standing';
import type { TrainingModule } from '../../source/rows/module';
import { useTrainingSource } from '../../source/useTrainingSource';

/** One training module: its progress at a glance, linked to its people. */
export function ModuleCard({ module }: { module: TrainingModule }) {
  const { basePath } = useTrainingSource();
  const { id, title, completedParticipants, totalParticipants, overdueParticipants, isArchived } = module;
  const share = completionOf(module);
  const score = isArchived ? 'neutral' : scoreTone(share);
  const standing = standingOf(share, overdueParticipants);
  const words = `${completedParticipants} of ${totalParticipants} completed`;
  return (
    <LinkCard>
      <div>
        <Inline $justify="between" $align="start">
          <h2>
            <Link to={`${basePath}/${id}`}>{title}</Link>
          </h2>
          {isArchived ? <Badge>Archived</Badge> : <Badge tone={standing.tone}>{standing.words}</Badge>}
        </Inline>
        <Facts>{factsOf(module).join(' · ')}</Facts>
      </div>
      <Foot>
        <Progress
          label={title}
          value={completedParticipants}
          max={totalParticipants}
          valueText={words}
          tone={score === 'neutral' ? 'water' : score}
        />
        <Inline $justify="between" $gap="xs">
          <span>{words}</span>
          <Share>{formatShare(share)}</Share>
        </Inline>
      </Foot>
    </LinkCard>
  );
}

function factsOf({ overdueParticipants, nextDue, certificationName, inServiceHours }: TrainingModule): string[] {
  const due = nextDue && nextDue.state !== 'overdue' ? [dueInWords(nextDue)] : [];
  return [
    ...(overdueParticipants > 0 ? [`${overdueParticipants} overdue`] : due),
    ...(certificationName === null ? [] : [`Renews ${certificationName}`]),
    ...(inServiceHours ? [hoursInWords(inServiceHours)] : []),
  ];
}

const Facts = styled.p`
  min-height: 1lh;
  padding-top: ${token.space.xxs};
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
`;

const Foot = styled.div`
  display: grid;
  gap: ${token.space.xs};
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
  font-variant-numeric: tabular-nums;
`;

const Share = styled.strong`
  color: ${token.color.ink};
  font-weight: ${token.weight.semibold};
`;
