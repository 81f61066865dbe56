import { Link } from '@platform/module-kit';
import { dayInWords, useDraggable } from '@platform/module-kit/screens';
import { Avatar, Badge, IconButton, Menu, token } from '@platform/ui';
import { memo, useRef } from 'react';
import { styled } from 'styled-components';
import { Certificates } from '../../application/details/Certificates';
import { MoveItems } from '../../application/moves/MoveItems';
import { originLabels } from '../../rules/labels';
import { positionsInWords } from '../../rules/positionsInWords';
import { progressInWords } from '../../rules/reviewDue';
import { nextStatuses, type ApplicationStatus } from '../../rules/status';
import type { Application, Standing } from '../../source/rows/application';
import { CARD_PITCH_REM } from './cardPitch';
import { Dots } from './Dots';

interface ApplicationCardProps {
  application: Application;
  standing: Standing | undefined;
  /** Opens the application. */
  link: string;
  /** The club's own today (ISO 8601). */
  today: string;
  instructionsId: string;
  /** Whether Tab stops at this card of its column. */
  isActive: boolean;
  isLifted: boolean;
  onMove: (application: Application, to: ApplicationStatus) => void;
}

/** One applicant on the board. Its name opens it; drag, its menu or the keys of its column move it. */
export const ApplicationCard = memo(function ApplicationCard(props: ApplicationCardProps) {
  const { application, standing, link, today, instructionsId, isActive, isLifted, onMove } = props;
  const { id, name, status, appliedDate, source } = application;
  const { words, overdue } = progressInWords(application, standing, today);
  const card = useRef<HTMLDivElement>(null);
  const isMovable = nextStatuses(status).length > 0;
  const isDragged = useDraggable(card, { kind: 'application', id, enabled: isMovable });
  return (
    <Card
      ref={card}
      data-dragged={isDragged || undefined}
      data-lifted={isLifted || undefined}
      data-overdue={overdue || undefined}
    >
      <Top>
        <Avatar name={name} size="sm" />
        <Words>
          <Name
            to={link}
            replace={false}
            draggable={false}
            data-card={id}
            tabIndex={isActive ? 0 : -1}
            aria-describedby={instructionsId}
          >
            {name}
          </Name>
          <Positions>{positionsInWords(application)}</Positions>
        </Words>
        {isMovable && (
          <Above>
            <Menu
              trigger={(menu) => (
                <IconButton {...menu} label={`Move ${name}`} icon={<Dots />} tabIndex={isActive ? 0 : -1} />
              )}
            >
              <MoveItems status={status} onMove={(to) => onMove(application, to)} />
            </Menu>
          </Above>
        )}
      </Top>
      <Certificates standing={standing} />
      <Foot title={`Applied ${dayInWords(appliedDate)}`}>
        {overdue ? <Badge tone="danger">{words}</Badge> : <span>{words}</span>}
        {source !== 'application_page' && <span>{originLabels[source]}</span>}
      </Foot>
    </Card>
  );
});

const Card = styled.div`
  position: relative;
  display: grid;
  grid-template: auto auto 1fr / minmax(0, 1fr);
  gap: ${token.space.xxs};
  height: ${CARD_PITCH_REM - 0.5}rem;
  margin-bottom: ${token.space.xs};
  padding: ${token.space.xxs} ${token.space.xs} ${token.space.xs} ${token.space.sm};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.md};
  background: ${token.color.surface};
  box-shadow: ${token.shadow.low};
  transition:
    border-color ${token.motion.quick},
    box-shadow ${token.motion.quick};
  &:hover {
    border-color: ${token.color.water};
  }
  &[draggable='true'] {
    cursor: grab;
  }
  &[data-overdue] {
    box-shadow:
      inset 3px 0 ${token.color.danger},
      ${token.shadow.low};
  }
  &[data-dragged] {
    opacity: 0.45;
  }
  &[data-lifted] {
    border-color: ${token.color.water};
    box-shadow: ${token.shadow.raised};
    rotate: 1deg;
  }
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space.xs};
  min-height: ${token.control.target};
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
  line-height: ${token.leading.control};
`;

const Name = styled(Link)`
  display: block;
  /* Below what sticks to the top of the page. */
  scroll-margin: 8rem 0 5rem;
  overflow: hidden;
  color: ${token.color.ink};
  font-weight: ${token.weight.semibold};
  text-decoration: none;
  text-overflow: ellipsis;
  white-space: nowrap;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${token.radius.md};
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 3px solid ${token.color.focus};
    outline-offset: -1px;
  }
`;

/** Above the link that covers the card. */
const Above = styled.div`
  position: relative;
  z-index: 1;
  color: ${token.color.inkMuted};
  /* Puts its list above the buttons of the cards below. */
  &:has([aria-expanded='true']) {
    z-index: ${token.layer.menu};
  }
`;

const Positions = styled.p`
  overflow: hidden;
  color: ${token.color.inkMuted};
  font-size: ${token.size.xs};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space.xs};
  overflow: hidden;
  color: ${token.color.inkMuted};
  font-size: ${token.size.xs};
  white-space: nowrap;
  > * {
    display: block;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;
