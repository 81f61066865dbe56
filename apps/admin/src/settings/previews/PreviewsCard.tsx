import { Loaded } from '@platform/module-kit';
import { Quiet } from '@platform/module-kit/screens';
import { Badge, Button, EmptyState, toast } from '@platform/ui';
import { dateInWords } from '@platform/ui/dates';
import { useState } from 'react';
import { usePreviews } from '../../source/queries';
import { END_FAILED, PREVIEWS_FAILED, type PreviewTicket } from '../../source/rows/preview';
import { useAdminChange, useAdminSource } from '../../source/useAdminSource';
import { Line, LineTitle, LineWords, Lines } from '../frame/Lines';
import { SettingsCard } from '../frame/SettingsCard';
import { IssueTicketDialog } from './IssueTicketDialog';

/** Who can preview a release before its promotion, until when, and how to end that. */
export function PreviewsCard() {
  const source = useAdminSource();
  const [isIssuing, setIssuing] = useState(false);
  const tickets = usePreviews();
  const ending = useAdminChange(({ id }: PreviewTicket) => source.endTicket(id), {
    onDone: () => toast({ title: 'Preview ended', tone: 'success' }),
    failed: END_FAILED,
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
