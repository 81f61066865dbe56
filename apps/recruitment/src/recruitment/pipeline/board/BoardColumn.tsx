import { counted, useDropTarget } from '@platform/module-kit/screens';
import { Badge, media, token } from '@platform/ui';
import { useListWindow } from '@platform/ui/window';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { useRecruitmentAddress } from '../../useRecruitmentAddress';
import { statusLabels, statusTones, type ApplicationStatus } from '../../rules/status';
import type { Application, Standing } from '../../source/rows/application';
import { useRecruitmentSource } from '../../source/useRecruitmentSource';
import { ApplicationCard } from './ApplicationCard';
import { useCardFocus } from './useCardFocus';
import type { Lifted } from './useLifting';
import { CARD_PITCH_REM } from './cardPitch';

interface BoardColumnProps {
  status: ApplicationStatus;
  applications: readonly Application[];
  /** The id of the element with the instructions for a card. */
  instructionsId: string;
  lifted: Lifted | null;
  /** The card to focus; a new object for each request. */
  focused: { id: string } | null;
  /** Whether a figure above the board linked here. */
  isMarked: boolean;
  /** Returns whether it handled the key. */
  onCardKey: (event: KeyboardEvent, application: Application) => boolean;
  onBeside: (step: -1 | 1) => void;
  onGoTo: (applicationId: string) => void;
  onDropId: (applicationId: string) => void;
  onMove: (application: Application, to: ApplicationStatus) => void;
  /** The index in this column where a dropped card would go; null if the card is already in this column. */
  landingAt: (applicationId: string) => number | null;
  standingOf: (application: Application) => Standing | undefined;
}

/** The applications of one status. Renders only the cards near the viewport; Tab stops at one of them. */
export function BoardColumn(props: BoardColumnProps) {
  const { status, applications, instructionsId, lifted, focused, isMarked } = props;
  const headingId = useId();
  const { linkTo } = useRecruitmentAddress();
  const { today } = useRecruitmentSource();
  const column = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { first, end, rowHeight, before, after } = useListWindow(list, {
    rowCount: applications.length,
    rowRem: CARD_PITCH_REM,
  });
  const draggedId = useDropTarget(column, { kind: 'application', onDrop: props.onDropId });
  const comingId = draggedId ?? (lifted?.over === status ? lifted.id : null);
  const landsAt = comingId === null ? null : props.landingAt(comingId);
  const [activeId, setActiveId] = useState('');
  const activeIndex = Math.max(
    0,
    applications.findIndex(({ id }) => id === activeId),
  );
  useCardFocus({
    list,
    focused,
    index: applications.findIndex(({ id }) => id === focused?.id),
    pitch: rowHeight,
    rendered: first,
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const application = applications.find(({ id }) => id === cardIdOf(event.target));
    if (!application || props.onCardKey(event, application)) return;
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      event.preventDefault();
      props.onBeside(event.key === 'ArrowLeft' ? -1 : 1);
      return;
    }
    const last = applications.length - 1;
    const goals: Record<string, number> = { ArrowDown: activeIndex + 1, ArrowUp: activeIndex - 1, Home: 0, End: last };
    const goal = applications[goals[event.key] ?? -1];
    if (event.key in goals) event.preventDefault();
    if (goal) props.onGoTo(goal.id);
  };

  return (
    <Column
      ref={column}
      aria-labelledby={headingId}
      data-over={comingId !== null || undefined}
      data-marked={isMarked || undefined}
    >
      <Head>
        <h2 id={headingId}>{statusLabels[status]}</h2>
        <Badge tone={statusTones[status]}>{applications.length}</Badge>
      </Head>
      {applications.length === 0 && <Nothing>{emptyWords[status]}</Nothing>}
      <List
        ref={list}
        onFocus={(event) => setActiveId((now) => cardIdOf(event.target) ?? now)}
        onKeyDown={onKeyDown}
        role="list"
        aria-label={`${statusLabels[status]}: ${counted(applications.length, 'application')}`}
      >
        {before > 0 && <li aria-hidden="true" style={{ height: before }} />}
        {applications.slice(first, end).map((application, place) => (
          <li key={application.id} aria-setsize={applications.length} aria-posinset={first + place + 1}>
            <ApplicationCard
              application={application}
              standing={props.standingOf(application)}
              link={linkTo({ open: application.id })}
              today={today()}
              instructionsId={instructionsId}
              isActive={first + place === activeIndex}
              isLifted={lifted?.id === application.id}
              onMove={props.onMove}
            />
          </li>
        ))}
        {after > 0 && <li aria-hidden="true" style={{ height: after }} />}
        {landsAt !== null && <Landing as="li" aria-hidden="true" style={{ top: landsAt * rowHeight }} />}
      </List>
    </Column>
  );
}

/** The application of the card whose name the event targets; null for its menu and everything else. */
const cardIdOf = (target: EventTarget): string | null =>
  target instanceof HTMLElement ? (target.dataset.card ?? null) : null;

const emptyWords: Record<ApplicationStatus, string> = {
  pending_review: 'Everything is reviewed.',
  interviewed: 'Drop a card here once you have talked.',
  hired: 'No one is hired from these applications yet.',
  rejected: 'No one was rejected.',
};

const Column = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  position: relative;
  padding: 0 ${token.space.xs} ${token.space.xs};
  border-radius: ${token.radius.lg};
  background: ${token.color.surfaceSunken};
  outline: 2px solid transparent;
  transition:
    background-color ${token.motion.quick},
    outline-color ${token.motion.quick};
  &[data-marked] {
    outline-color: ${token.color.lineStrong};
  }
  &[data-over] {
    background: ${token.color.waterSoft};
    outline-color: ${token.color.water};
  }
`;

const Head = styled.header`
  position: sticky;
  top: var(--header-height, 4rem);
  z-index: 2;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space.xs};
  margin-inline: calc(-1 * ${token.space.xs});
  padding: ${token.space.xs} ${token.space.sm} ${token.space.xs} ${token.space.md};
  border-radius: ${token.radius.lg} ${token.radius.lg} 0 0;
  background: inherit;
  /* At this width the board scrolls sideways and contains the head, which would stick 64 px down and cover the first card. */
  @media ${media.narrow} and ${media.desktop} {
    position: static;
  }
  /* The control above says the same name and count. */
  @media ${media.mobile} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  h2 {
    font-size: ${token.size.sm};
    font-weight: ${token.weight.semibold};
  }
`;

/* Cuts a long name at the edge of the column instead of widening it. */
const List = styled.ul`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-top: ${token.space.xxs};
`;

/* The gap between two cards where a dropped card would go. */
const Landing = styled.div`
  position: absolute;
  inset-inline: 0;
  z-index: 3;
  height: 4px;
  margin-top: -0.375rem;
  border-radius: ${token.radius.full};
  background: ${token.color.water};
  pointer-events: none;
`;

const Nothing = styled.p`
  padding: ${token.space.lg} ${token.space.sm};
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
  text-align: center;
`;
