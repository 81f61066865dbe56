import { Loaded } from '@platform/module-kit';
import { DrawerTitle, momentInWords, Muted, RowName, TitledDrawer } from '@platform/module-kit/screens';
import { Badge, EmptyState, Stack, token } from '@platform/ui';
import { styled } from 'styled-components';
import { statusTones, statusWords } from '../rules/tickets/tickets';
import { rhythmInWords } from '../rules/upkeepDays';
import { useTickets } from '../source/queries';
import type { MaintenancePlan } from '../source/rows/plan';
import { useOperationsSource } from '../source/useOperationsSource';
import { TICKETS_FAILED } from '../source/failures';

/** The tickets a plan has opened, the latest first. */
export function PlanHistory({ plan, onClose }: { plan: MaintenancePlan; onClose: () => void }) {
  const { basePath, timeZone } = useOperationsSource();
  const tickets = useTickets();
  return (
    <TitledDrawer title="Recurring upkeep" label={plan.title} onClose={onClose}>
      <Stack $gap="lg">
        <Stack $gap="hair">
          <DrawerTitle>{plan.title}</DrawerTitle>
          <Muted>{rhythmInWords(plan)}</Muted>
        </Stack>
        {plan.description && <p>{plan.description}</p>}
        <Loaded query={tickets} label="its tickets" failure={TICKETS_FAILED}>
          {(found) => {
            const opened = found.filter(({ planId }) => planId === plan.id);
            return opened.length === 0 ? (
              <EmptyState title="No tickets yet" description="They appear here once the plan has opened one." />
            ) : (
              <Tickets role="list" aria-label="Its tickets">
                {opened.map(({ id, title, status, openedAt, resolvedAt }) => (
                  <li key={id}>
                    <RowName to={`${basePath}?tab=tickets&open=${id}`}>{title}</RowName>
                    <Badge tone={statusTones[status]}>{statusWords[status]}</Badge>
                    <Muted>
                      Opened {momentInWords(openedAt, timeZone)}
                      {resolvedAt && `, resolved ${momentInWords(resolvedAt, timeZone)}`}
                    </Muted>
                  </li>
                ))}
              </Tickets>
            );
          }}
        </Loaded>
      </Stack>
    </TitledDrawer>
  );
}

const Tickets = styled.ul`
  display: grid;
  gap: ${token.space.md};
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    justify-items: start;
    gap: ${token.space.xxs};
  }
`;
