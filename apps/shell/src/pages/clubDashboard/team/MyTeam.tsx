import { useQuery, useSearchParams } from '@platform/module-kit';
import { Button, Card, CardTitle, Grid, Inline, Skeleton, Stack } from '@platform/ui';
import { Send } from 'lucide-react';
import { useState } from 'react';
import type { ClubPerson } from '../clubPerson';
import { LoadFailed } from '../LoadFailed';
import { Mailbox } from '../messages/Mailbox';
import { newDraft, replyTo, type MessageDraft } from '../messages/messageDraft';
import { SendMessageDialog } from '../messages/SendMessageDialog';
import { listTeam, TEAM_FAILED } from './listTeam';
import { TeamList } from './TeamList';

/** A message that is being written: what it began with tells it from others. */
interface Writing {
  occasion: string;
  begin: MessageDraft;
}

/** A message to nobody yet. */
const NEW = 'new';

/** A message that a link begins: to an account, or to nobody yet. */
const linked = (to: string): Writing =>
  to === NEW ? { occasion: NEW, begin: newDraft() } : { occasion: `to ${to}`, begin: newDraft(to) };

/** Who belongs to the club, and what they write to one another. */
export function MyTeam({ person }: { person: ClubPerson }) {
  const { userId, club } = person;
  const team = useQuery({ queryKey: ['team', club.id], queryFn: () => listTeam(club.id) });
  const [begun, setBegun] = useState<Writing | null>(null);
  const [search, setSearch] = useSearchParams();
  // Closed by mistake, a message is not lost: it stands there when the same one is begun again.
  const [drafts, setDrafts] = useState<Record<string, MessageDraft>>({});
  const write = (occasion: string, begin: MessageDraft) => setBegun({ occasion, begin });
  const wanted = search.get('write');
  const writing = begun ?? (wanted === null ? null : linked(wanted));
  const close = () => {
    setBegun(null);
    if (wanted !== null) setSearch({ tab: 'team' }, { replace: true });
  };

  return (
    <Grid $min="24rem" $gap="md">
      <Card as="section" aria-labelledby="team-title">
        <Stack>
          <CardTitle id="team-title">Team members</CardTitle>
          {team.isPending && <Loading />}
          {team.isError && <LoadFailed title={TEAM_FAILED} query={team} />}
          {team.isSuccess && (
            <TeamList team={team.data} ownId={userId} onWrite={(id) => write(`to ${id}`, newDraft(id))} />
          )}
        </Stack>
      </Card>
      <Card as="section" aria-labelledby="messages-title">
        <Stack>
          <Inline $justify="between">
            <CardTitle id="messages-title">Messages</CardTitle>
            <Button size="sm" icon={<Send size={16} aria-hidden="true" />} onClick={() => write(NEW, newDraft())}>
              Send Message
            </Button>
          </Inline>
          <Mailbox person={person} onReply={(message) => write(`reply to ${message.id}`, replyTo(message))} />
        </Stack>
      </Card>
      {writing && (
        <SendMessageDialog
          person={person}
          colleagues={team.data?.filter((member) => member.userId !== userId)}
          draft={drafts[writing.occasion] ?? writing.begin}
          onChange={(draft) => setDrafts((now) => ({ ...now, [writing.occasion]: draft }))}
          onClose={close}
          onSent={() => {
            setDrafts(({ [writing.occasion]: _sent, ...others }) => others);
            close();
          }}
        />
      )}
    </Grid>
  );
}

function Loading() {
  return (
    <Stack $gap="sm" role="status" aria-busy="true" aria-label="Loading team members">
      <Skeleton $height="3rem" />
      <Skeleton $height="3rem" />
      <Skeleton $height="3rem" />
    </Stack>
  );
}
