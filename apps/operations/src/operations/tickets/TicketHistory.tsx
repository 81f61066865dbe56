import { Loaded } from '@platform/module-kit';
import { momentInWords } from '@platform/module-kit/screens';
import { token } from '@platform/ui';
import { styled } from 'styled-components';
import { Written } from '../parts/pageParts';
import { eventInWords } from '../rules/tickets/ticketHistory';
import { useTicketEvents } from '../source/queries';
import { useOperationsSource } from '../source/useOperationsSource';

/** The history of a ticket, the latest first. */
export function TicketHistory({ ticketId }: { ticketId: string }) {
  const { timeZone } = useOperationsSource();
  const events = useTicketEvents(ticketId);
  return (
    <Loaded query={events} label="the history" failure="Failed to fetch the history of this ticket">
      {(found) => (
        <List role="list" aria-label="History">
          {[...found].reverse().map((event, place) => (
            <li key={found.length - place}>
              <Written>{event.note ?? eventInWords(event)}</Written>
              <small>
                {event.authorName && `${event.authorName}, `}
                <time dateTime={event.happenedAt}>{momentInWords(event.happenedAt, timeZone)}</time>
              </small>
            </li>
          ))}
        </List>
      )}
    </Loaded>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${token.space.md};
  li {
    padding-left: ${token.space.md};
    border-left: 2px solid ${token.color.line};
  }
  small {
    color: ${token.color.inkMuted};
    font-size: ${token.size.sm};
  }
`;
