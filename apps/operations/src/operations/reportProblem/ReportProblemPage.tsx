import { Loaded, usePageTitle } from '@platform/module-kit';
import {
  BackLink,
  dayInWords,
  momentInWords,
  Muted,
  RowName,
  SampleClubNote,
  rowId,
  useAddress,
  WaitingChanges,
} from '@platform/module-kit/screens';
import {
  AppPage,
  Badge,
  Card,
  CardTitle,
  EmptyState,
  Icon,
  PageHeader,
  SkeletonTable,
  Stack,
  token,
} from '@platform/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { keptForReports } from '../keptReads';
import { statusTones, statusWords } from '../rules/tickets/tickets';
import { usePlaces, useTickets } from '../source/queries';
import type { Ticket } from '../source/rows/ticket';
import { useOperationsSource } from '../source/useOperationsSource';
import { ProblemForm } from './ProblemForm';
import { PLACES_FAILED, TICKETS_FAILED } from '../source/failures';

const fields = {
  /** The place whose QR code was scanned. */
  place: rowId({ replaces: true }),
};

/**
 * `/operations/report`: a member reports a problem from a phone. The QR code of a place opens this page for that place.
 */
export function ReportProblemPage() {
  const source = useOperationsSource();
  const { values } = useAddress(fields);
  const places = usePlaces();
  const [sent, setSent] = useState(0);
  usePageTitle('Report a problem · Operations');
  return (
    <AppPage>
      <PageHeader
        eyebrow={<BackLink to={source.basePath}>Operations</BackLink>}
        title="Report a problem"
        description="Say what is broken. Managers see it at once, and you see here what becomes of it."
      />
      <Stack $gap="lg">
        {source.isDemo ? (
          <SampleClubNote />
        ) : (
          <WaitingChanges
            pages={[`${source.basePath}/report`]}
            reads={keptForReports}
            ask={() => Promise.allSettled([source.listPlaces(), source.listTickets()])}
          />
        )}
        <Columns>
          <Card>
            <Loaded query={places} label="the places" failure={PLACES_FAILED} height="36rem">
              {(found) => (
                // A new report begins with an empty form.
                <ProblemForm
                  key={sent}
                  places={found}
                  placeId={values.place}
                  onSent={() => setSent((before) => before + 1)}
                />
              )}
            </Loaded>
          </Card>
          <OwnReports />
        </Columns>
      </Stack>
    </AppPage>
  );
}

/** The reader's own reports and their status. */
function OwnReports() {
  const tickets = useTickets();
  return (
    <Stack as="section" $gap="sm" aria-label="Your reports">
      <CardTitle as="h2">Your reports</CardTitle>
      <Loaded
        query={tickets}
        label="your reports"
        failure={TICKETS_FAILED}
        shape={<SkeletonTable rows={3} columns={2} />}
      >
        {(found) => {
          const own = found.filter(({ isOwnReport }) => isOwnReport);
          return own.length === 0 ? (
            <Card>
              <EmptyState
                title="No reports yet"
                description="What you report appears here, until it is resolved and after."
                icon={<Icon name="clipboard-list" size={24} />}
              />
            </Card>
          ) : (
            <Reports role="list">
              {own.map((ticket) => (
                <li key={ticket.id}>
                  <OwnReport ticket={ticket} />
                </li>
              ))}
            </Reports>
          );
        }}
      </Loaded>
    </Stack>
  );
}

function OwnReport({ ticket }: { ticket: Ticket }) {
  const { basePath, timeZone, today } = useOperationsSource();
  const { title, location, status, openedAt, resolvedAt, dueOn } = ticket;
  return (
    <Card>
      <Line>
        <RowName to={`${basePath}?tab=tickets&open=${ticket.id}`}>{title}</RowName>
        <Badge tone={statusTones[status]}>{statusWords[status]}</Badge>
      </Line>
      <Muted>
        {[location, `reported ${momentInWords(openedAt, timeZone)}`].filter(Boolean).join(', ')}
        {resolvedAt && `, resolved ${momentInWords(resolvedAt, timeZone)}`}
        {!resolvedAt && dueOn && `, due ${dayInWords(dueOn, today())}`}
      </Muted>
    </Card>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
  gap: ${token.space.lg};
  align-items: start;
`;

const Reports = styled.ul`
  display: grid;
  gap: ${token.space.sm};
  padding: 0;
  list-style: none;
`;

const Line = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token.space.sm};
`;
