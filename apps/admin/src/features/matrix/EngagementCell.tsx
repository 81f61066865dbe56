import { acceptsContract } from '@platform/contract';
import { media, token, VisuallyHidden } from '@platform/ui';
import { ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';
import { engagementOf, type EngagedClub, type Engagement, type EngagementModule } from '../../source/rows/engagement';
import { changeInWords, clubDayInWords } from '../engagements/engagementWords';
import { HealthDot } from './HealthDot';
import { healthInWords } from './health';

/** The club and module of a decision. */
export interface CellChoice {
  club: EngagedClub;
  module: EngagementModule;
}

interface EngagementCellProps extends CellChoice {
  onChoose(choice: CellChoice): void;
}

/** A club's engagement for a module. Pressing it opens the decision. */
export function EngagementCell({ club, module, onChoose }: EngagementCellProps) {
  const engagement = engagementOf(club, module.id);
  const { on, version, channel, pinnedVersion, contract, rollout, failed, waiting } = engagement;
  const health = healthInWords(engagement);
  const soon = waiting && `${changeInWords(waiting)} on ${clubDayInWords(waiting.effectiveAt, club.timeZone)}`;
  return (
    <Cell type="button" data-on={version === null ? undefined : ''} onClick={() => onChoose({ club, module })}>
      <VisuallyHidden>
        {module.title} for {club.name}:{' '}
      </VisuallyHidden>
      <State>
        {version && <HealthDot engagement={engagement} />}
        {on ? (version ?? 'No release yet') : 'Off'}
        <ChevronRight size={14} aria-hidden="true" />
      </State>
      {version && <Detail>{pinnedVersion ? 'pinned' : channel}</Detail>}
      {contract && !acceptsContract(contract) && (
        <Detail data-tone="danger">cannot run here: people get the last good one</Detail>
      )}
      {rollout && <Detail>{rolloutHere(rollout, version)}</Detail>}
      {version &&
        (failed > 0 ? <Detail data-tone="danger">{health}</Detail> : <VisuallyHidden>, {health}</VisuallyHidden>)}
      {soon && <Detail data-tone="soon">{soon}</Detail>}
    </Cell>
  );
}

/** Whether a club is among those that get a rollout. */
function rolloutHere({ candidate, share, paused }: NonNullable<Engagement['rollout']>, version: string | null): string {
  if (paused) return `${candidate} paused at ${share}\u00a0%`;
  return candidate === version ? `rolled out here, at ${share}\u00a0%` : `${candidate} for ${share}\u00a0%, not here`;
}

const Cell = styled.button`
  display: grid;
  justify-items: start;
  align-content: center;
  width: calc(100% + 2 * ${token.space.xs});
  min-height: ${token.control.target};
  margin-inline: calc(-1 * ${token.space.xs});
  padding: ${token.space.xxs} ${token.space.xs};
  border: 1px solid transparent;
  border-radius: ${token.radius.md};
  background: transparent;
  color: ${token.color.inkMuted};
  font: inherit;
  font-size: ${token.size.sm};
  text-align: start;
  cursor: pointer;
  @media ${media.mobile} {
    width: 100%;
    margin-inline: 0;
    padding-inline: ${token.space.sm};
    border-color: ${token.color.line};
  }
  &[data-on] {
    color: ${token.color.ink};
  }
  &:hover {
    border-color: ${token.color.water};
    background: ${token.color.surface};
  }
`;

const State = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space.xs};
  font-weight: ${token.weight.medium};
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
  @media ${media.mobile} {
    width: 100%;
    > svg {
      margin-inline-start: auto;
      color: ${token.color.inkMuted};
    }
  }
`;

const Detail = styled.span`
  color: ${token.color.inkMuted};
  font-size: ${token.size.xs};
  &[data-tone='danger'] {
    color: ${token.color.dangerInk};
  }
  &[data-tone='soon'] {
    color: ${token.color.warningInk};
    &::first-letter {
      text-transform: uppercase;
    }
  }
`;
