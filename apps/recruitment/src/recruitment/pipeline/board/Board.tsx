import { useIsPhone } from '@platform/module-kit/screens';
import { media, SegmentedControl, Stack, token, VisuallyHidden } from '@platform/ui';
import { useCallback, useId, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { useRecruitmentAddress } from '../../useRecruitmentAddress';
import { groupByStatus } from '../../rules/filterApplications';
import { applicationStatuses, type ApplicationStatus } from '../../rules/status';
import type { Application } from '../../source/rows/application';
import { useStandings } from '../../application/useStandings';
import { landingAt } from '../../rules/landingAt';
import { BoardColumn } from './BoardColumn';
import { BOARD_INSTRUCTIONS, useLifting } from './useLifting';

/** Short enough for four in a row on a phone. */
const shortLabels: Record<ApplicationStatus, string> = {
  pending_review: 'Review',
  interviewed: 'Interviewed',
  hired: 'Hired',
  rejected: 'Rejected',
};

/** Applications in columns by status. A phone shows one column at a time. */
export function Board({ applications }: { applications: readonly Application[] }) {
  const instructionsId = useId();
  const columns = useMemo(() => groupByStatus(applications), [applications]);
  const [focused, setFocused] = useState<{ id: string } | null>(null);
  const goTo = useCallback((id: string) => setFocused({ id }), []);
  const { lifted, words, onCardKey, put } = useLifting({
    countOf: (status) => columns[status].length,
    onFocus: goTo,
  });
  const standings = useStandings();
  const isPhone = useIsPhone();
  const { values, change } = useRecruitmentAddress();
  const chosen = values.status || 'pending_review';
  const shown = isPhone ? [chosen] : applicationStatuses;

  /** The first card of the nearest column with cards in a direction. */
  const goBeside = (from: ApplicationStatus, step: -1 | 1) => {
    const start = applicationStatuses.indexOf(from);
    const beside = step === 1 ? applicationStatuses.slice(start + 1) : applicationStatuses.slice(0, start).reverse();
    const [card] = beside.flatMap((status) => columns[status].slice(0, 1));
    if (card) goTo(card.id);
  };

  return (
    <Stack $gap="md">
      {isPhone && (
        <SegmentedControl
          label="Status"
          wide
          options={applicationStatuses.map((status) => ({
            value: status,
            label: `${shortLabels[status]} ${columns[status].length}`,
          }))}
          value={chosen}
          onChange={(status) => change({ status })}
        />
      )}
      <Columns>
        {shown.map((status) => (
          <BoardColumn
            key={status}
            status={status}
            applications={columns[status]}
            instructionsId={instructionsId}
            lifted={lifted}
            focused={focused}
            isMarked={values.status === status && !isPhone}
            onCardKey={onCardKey}
            onBeside={(step) => goBeside(status, step)}
            onGoTo={goTo}
            onDropId={(id) => {
              const dropped = applications.find((application) => application.id === id);
              if (dropped && dropped.status !== status) put(dropped, status);
            }}
            onMove={put}
            landingAt={(id) => landingAt(applications, id, status)}
            standingOf={standings.of}
          />
        ))}
      </Columns>
      <VisuallyHidden as="p" id={instructionsId}>
        {BOARD_INSTRUCTIONS}
      </VisuallyHidden>
      <VisuallyHidden as="p" role="status" aria-live="assertive">
        {words}
      </VisuallyHidden>
    </Stack>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${token.space.sm};
  @media ${media.narrow} {
    /* The width at which most names are whole. */
    grid-template-columns: repeat(4, minmax(16rem, 1fr));
    overflow-x: auto;
    /* Room for the focus ring of a card at the edge. */
    margin: calc(-1 * ${token.space.xxs});
    padding: ${token.space.xxs};
  }
  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    overflow-x: visible;
  }
`;
