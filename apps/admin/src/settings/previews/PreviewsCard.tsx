import { Loaded, useMutation, useQuery, useQueryClient } from '@platform/module-kit';
import { toastFailure, Quiet } from '@platform/module-kit/screens';
import { Badge, Button, EmptyState, toast } from '@platform/ui';
import { dateInWords } from '@platform/ui/dates';
import { useState } from 'react';
import { Line, LineTitle, LineWords, Lines } from '../frame/Lines';
import { SettingsCard } from '../frame/SettingsCard';
import { IssueTicketDialog } from './IssueTicketDialog';
import { END_FAILED, endTicket, listTickets, PREVIEWS_FAILED, type PreviewTicket } from './previewTicket';

/** Who can preview a release before its promotion, until when, and how to end that. */
export function PreviewsCard() {
  const cache = useQueryClient();
  const [isIssuing, setIssuing] = useState(false);
  const tickets = useQuery({ queryKey: ['admin', 'previews'], queryFn: listTickets });
  const ending = useMutation({
    mutationFn: ({ id }: PreviewTicket) => endTicket(id),
    onSuccess: () => toast({ title: 'Preview ended', tone: 'success' }),
    onError: (error) => toastFailure(END_FAILED, error),
    onSettled: () => cache.invalidateQueries({ queryKey: ['admin', 'previews'] }),
  });
  return (
    <SettingsCard
      title="Preview tickets"
      description="Show one person a release before you promote it. No one else sees it."
      action={
        <Button variant="secondary" size="sm" onClick={() => setIssuing(true)}>
          Issue a preview
        </Button>
      }
    >
      <Loaded query={tickets} label="previews" failure={PREVIEWS_FAILED} height="8rem">
        {(issued) =>
          issued.length === 0 ? (
            <EmptyState title="No previews yet" description="People you let see a release early are listed here." />
          ) : (
            <Lines role="list" aria-label="Preview tickets">
              {issued.map((ticket) => (
                <Line key={ticket.id}>
                  <LineWords>
                    <LineTitle>
                      {ticket.releases.join(', ')}
                      <Badge tone={ticket.isOver ? 'neutral' : 'success'}>{ticket.isOver ? 'Ended' : 'Open'}</Badge>
                    </LineTitle>
                    <Quiet>
                      {ticket.person} · {ticket.isOver ? 'ended' : 'until'} {dateInWords(ticket.endsAt, 'moment')} ·
                      issued by {ticket.issuedBy}
                    </Quiet>
                  </LineWords>
                  {!ticket.isOver && (
                    <Button
                      variant="secondary"
                      size="sm"
                      aria-label={`End the preview of ${ticket.person}`}
                      loading={ending.isPending && ending.variables.id === ticket.id}
                      onClick={() => ending.mutate(ticket)}
                    >
                      End
                    </Button>
                  )}
                </Line>
              ))}
            </Lines>
          )
        }
      </Loaded>
      {isIssuing && <IssueTicketDialog onClose={() => setIssuing(false)} />}
    </SettingsCard>
  );
}
