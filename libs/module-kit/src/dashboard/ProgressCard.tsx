import {
  Alert,
  Badge,
  Button,
  Icon,
  LinkCard,
  Progress,
  Skeleton,
  SkeletonText,
  token,
  type IconName,
} from '@platform/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { moduleStatus, type ModuleRhythm } from './moduleStatus';

/** The progress of a module. */
export interface CardFigure {
  /** 0 to 100, a whole number; null while there is nothing to count. */
  percent: number | null;
  /** One short line: what was counted, such as '18 of 24 positions filled'. */
  detail: string;
}

export interface ProgressCardProps {
  /** The module's name. */
  title: string;
  /** The address of the card's link. */
  to: string;
  /** One of the design system, or a drawing of your own. */
  icon: IconName | ReactElement;
  /** The module's own query for its figure. */
  figure: UseQueryResult<CardFigure>;
  rhythm?: ModuleRhythm;
}

/** A module's card on a dashboard: name, status and progress. The whole card is a link. */
export function ProgressCard({ title, to, icon, figure, rhythm }: ProgressCardProps) {
  const status = figure.data && moduleStatus(figure.data.percent, rhythm);
  return (
    <LinkCard aria-busy={figure.isPending || undefined}>
      <Head>
        <Mark>{typeof icon === 'string' ? <Icon name={icon} size={20} /> : icon}</Mark>
        <h3>
          <Link to={to}>{title}</Link>
        </h3>
        {status && <Badge tone={status.tone}>{status.label}</Badge>}
      </Head>
      <Shown title={title} figure={figure} />
    </LinkCard>
  );
}

/** A known figure stays when reading it again fails. */
function Shown({ title, figure }: Pick<ProgressCardProps, 'title' | 'figure'>) {
  if (figure.data) return <Figure title={title} {...figure.data} />;
  return figure.isError ? <FailedFigure figure={figure} /> : <WaitingFigure />;
}

function Figure({ title, percent, detail }: CardFigure & { title: string }) {
  return (
    <Body>
      <Words>
        <Percent>{percent === null ? '–' : `${percent}%`}</Percent>
        <span>{detail}</span>
      </Words>
      <Progress
        label={`${title} progress`}
        value={percent ?? 0}
        valueText={percent === null ? detail : `${percent}%, ${detail}`}
        tone={percent === 100 ? 'success' : 'water'}
      />
    </Body>
  );
}

function WaitingFigure() {
  return (
    <Body>
      <Words>
        <Percent>
          <SkeletonText $width="2em" />
        </Percent>
        <SkeletonText $width="8em" />
      </Words>
      <Skeleton $height="0.5rem" />
    </Body>
  );
}

function FailedFigure({ figure }: Pick<ProgressCardProps, 'figure'>) {
  return (
    <AboveLink>
      <Alert
        tone="danger"
        action={
          <Button variant="secondary" size="sm" onClick={() => void figure.refetch()} loading={figure.isRefetching}>
            Retry
          </Button>
        }
      >
        {figure.error?.message}
      </Alert>
    </AboveLink>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.xs} ${token.space.sm};
`;

const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: ${token.control.sm};
  height: ${token.control.sm};
  border-radius: ${token.radius.md};
  background: ${token.color.waterSoft};
  color: ${token.color.waterInk};
`;

const Body = styled.div`
  display: grid;
  gap: ${token.space.sm};
`;

/* Above the card's link, which covers the card and would take the press. */
const AboveLink = styled.div`
  position: relative;
  z-index: 1;
`;

const Words = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${token.space.xs};
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
  font-variant-numeric: tabular-nums;
`;

const Percent = styled.strong`
  color: ${token.color.ink};
  font-size: ${token.size.xl};
  font-weight: ${token.weight.semibold};
  letter-spacing: -0.02em;
`;
