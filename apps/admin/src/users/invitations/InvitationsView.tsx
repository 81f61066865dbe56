import { Loaded } from '@platform/module-kit';
import { oneOf, useAddress, useTypedSearch } from '@platform/module-kit/screens';
import {
  Button,
  Card,
  Dialog,
  EmptyState,
  Inline,
  Pagination,
  SearchField,
  SegmentedControl,
  SkeletonTable,
  Stack,
  toast,
  token,
} from '@platform/ui';
import { Mail } from 'lucide-react';
import { useCallback, useState } from 'react';
import { styled } from 'styled-components';
import { pageInWords, pagesOf } from '../../shared/pages';
import { useInvitations } from '../../source/queries';
import {
  INVITATIONS_FAILED,
  INVITE_FAILED,
  REVOKE_FAILED,
  type Invitation,
  type InvitationFilter,
  type InvitationState,
} from '../../source/rows/invitation';
import { useAdminChange, useAdminSource } from '../../source/useAdminSource';
import { InvitationRows } from './InvitationRows';
import { stateWords } from './stateWords';

const states = Object.keys(stateWords) as InvitationState[];
/** The state of the invitations that a link selects. */
const fields = { state: oneOf(['open', ...states]) };

/** The people who were invited, by the state of their invitation. */
export function InvitationsView() {
  const source = useAdminSource();
  const { values } = useAddress(fields);
  const [filter, setFilter] = useState<InvitationFilter>(() => ({
    state: values.state,
    search: '',
    page: 1,
  }));
  const search = useCallback((words: string) => setFilter((now) => ({ ...now, search: words, page: 1 })), []);
  const [typed, setTyped] = useTypedSearch(filter.search, search);
  const [revoked, setRevoked] = useState<Invitation | null>(null);
  const resending = useAdminChange(
    ({ email, role, club }: Invitation) => source.sendInvitation(email, { role, clubId: club?.id ?? null }),
    {
      onDone: (_answer, { email }) => toast({ title: `Sent again to ${email}`, tone: 'success' }),
      failed: INVITE_FAILED,
    },
  );
  const revoking = useAdminChange((invitation: Invitation) => source.revokeInvitation(invitation), {
    onDone: (_answer, { email }) => toast({ title: `The invitation of ${email} is revoked`, tone: 'success' }),
    failed: REVOKE_FAILED,
  });
  const list = useInvitations(filter);
  return (
    <Stack>
      <Inline $gap="sm">
        <SegmentedControl
          label="State"
          value={filter.state}
          options={states.map((state) => ({ value: state, label: stateWords[state].title }))}
          onChange={(state) => setFilter((now) => ({ ...now, state, page: 1 }))}
        />
        <Words>
          <SearchField label="Search by address" value={typed} onChange={setTyped} />
        </Words>
      </Inline>
      <Card $padding="none" aria-busy={list.isFetching}>
        <Loaded query={list} label="invitations" failure={INVITATIONS_FAILED} shape={<SkeletonTable rows={5} />}>
          {({ invitations, count }) =>
            invitations.length === 0 ? (
              <EmptyState
                title={filter.search ? 'No one found' : `No ${filter.state} invitations`}
                description={
                  filter.state === 'open'
                    ? 'People you invite are listed here until they accept, for seven days at most.'
                    : 'Invitations end here once they are accepted, run out or are revoked.'
                }
                icon={<Mail size={24} aria-hidden="true" />}
              />
            ) : (
              <>
                <InvitationRows
                  invitations={invitations}
                  withClub={source.isFirm}
                  sendingId={resending.isPending ? resending.variables.id : undefined}
                  onResend={(invitation) => resending.mutate(invitation)}
                  onRevoke={setRevoked}
                />
                <Foot>
                  <Pagination
                    label="Invitations"
                    page={filter.page}
                    pageCount={pagesOf(count)}
                    onChange={(page) => setFilter((now) => ({ ...now, page }))}
                    summary={pageInWords(filter.page, count)}
                  />
                </Foot>
              </>
            )
          }
        </Loaded>
      </Card>
      {revoked && (
        <Dialog
          open
          onClose={() => setRevoked(null)}
          title={`Revoke the invitation of ${revoked.email}?`}
          description="The link in their email no longer works. You can invite them again at any time."
          size="sm"
          actions={
            <>
              <Button variant="secondary" autoFocus onClick={() => setRevoked(null)}>
                Cancel
              </Button>
              <Button
                variant="destructive"
                loading={revoking.isPending}
                onClick={() => revoking.mutate(revoked, { onSettled: () => setRevoked(null) })}
              >
                Revoke
              </Button>
            </>
          }
        />
      )}
    </Stack>
  );
}

const Words = styled.div`
  flex: 1 1 16rem;
  min-width: 0;
`;

const Foot = styled.div`
  padding: ${token.space.sm} ${token.space.lg};
  border-top: 1px solid ${token.color.line};
`;
