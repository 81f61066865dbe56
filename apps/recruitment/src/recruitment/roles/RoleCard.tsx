import { payRangeInWords, Quiet } from '@platform/module-kit/screens';
import { ageInWords } from '@platform/database/employment';
import { Link } from '@platform/module-kit';
import { Badge, Button, Card, Inline, Progress, Stack, token } from '@platform/ui';
import { styled } from 'styled-components';
import { useRecruitmentAddress } from '../useRecruitmentAddress';
import type { JobRole } from '../source/rows/jobRole';
import { useRecruitmentSource } from '../source/useRecruitmentSource';

/** One job role at a glance: its filled positions, pay and requirements. */
export function RoleCard({ role }: { role: JobRole }) {
  const { canManage, staffPath } = useRecruitmentSource();
  const { change } = useRecruitmentAddress();
  const { id, title, department, description, positionsFilled, positionsTotal, requirements } = role;
  const words = `${positionsFilled} of ${positionsTotal} positions filled`;
  // The badge says that there are none.
  const isUnplanned = positionsTotal === 0 && positionsFilled === 0;
  return (
    <Frame as="article" aria-labelledby={`role-${id}`}>
      <Inline $justify="between" $align="start" $gap="xs">
        <div>
          <Title id={`role-${id}`}>{title}</Title>
          {department && <Quiet>{department}</Quiet>}
        </div>
        <Badge tone={stateOf(role).tone}>{stateOf(role).label}</Badge>
      </Inline>
      {description && <p>{description}</p>}
      {!isUnplanned && (
        <Stack $gap="xs">
          <Progress
            label={title}
            value={Math.min(positionsFilled, positionsTotal)}
            max={positionsTotal}
            valueText={words}
            tone={toneOf(role)}
          />
          <Quiet>
            <Link to={`${staffPath}?${new URLSearchParams({ role: title })}`}>{words}</Link>
          </Quiet>
        </Stack>
      )}
      <Pay>{payRangeInWords(role) ?? 'No pay range yet'}</Pay>
      <Requirements role="list" aria-label={`Requirements of ${title}`}>
        <li>
          <Badge tone="outline">{ageInWords(role.requiredAge)}</Badge>
        </li>
        {requirements.map(({ id: requirementId, text, certificationTypeId }) => (
          <li key={requirementId}>
            <Badge tone={certificationTypeId ? 'water' : 'outline'}>{text}</Badge>
          </li>
        ))}
      </Requirements>
      {canManage && (
        <Foot>
          <Button variant="secondary" size="sm" aria-label={`Edit ${title}`} onClick={() => change({ open: id })}>
            Edit
          </Button>
        </Foot>
      )}
    </Frame>
  );
}

function stateOf({ isOpen, positionsFilled, positionsTotal }: JobRole) {
  if (positionsFilled > positionsTotal)
    return { tone: 'danger', label: `${positionsFilled - positionsTotal} over plan` } as const;
  if (!isOpen) return { tone: 'neutral', label: 'Closed' } as const;
  if (positionsTotal === 0) return { tone: 'neutral', label: 'No positions yet' } as const;
  return positionsFilled >= positionsTotal
    ? ({ tone: 'success', label: 'Filled' } as const)
    : ({ tone: 'warning', label: 'Hiring' } as const);
}

function toneOf({ positionsFilled, positionsTotal }: JobRole) {
  if (positionsFilled > positionsTotal) return 'danger';
  return positionsTotal > 0 && positionsFilled === positionsTotal ? 'success' : 'water';
}

const Frame = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${token.space.sm};
  height: 100%;
`;

const Title = styled.h2`
  font-size: ${token.size.md};
  font-weight: ${token.weight.semibold};
`;

const Pay = styled(Quiet)`
  white-space: nowrap;
`;

const Requirements = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.xxs};
  > li {
    max-width: 100%;
    overflow: hidden;
  }
`;

const Foot = styled.div`
  margin-top: auto;
  padding-top: ${token.space.xs};
`;
