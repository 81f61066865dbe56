import { Loaded, useQuery } from '@platform/module-kit';
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
  token,
} from '@platform/ui';
import { Mail } from 'lucide-react';
import { useCallback, useState } from 'react';
import { styled } from 'styled-components';
import { pageInWords, pagesOf } from '../../shared/pages';
import type { Administrator } from '../../useAdministrator';
import { INVITATIONS_FAILED, listInvitations, type Invitation, type InvitationFilter } from './invitation';
import { InvitationRows } from './InvitationRows';
import { stateWords, type InvitationState } from './invitationState';
import { useInvitationActions } from './useInvitationActions';

const states = Object.keys(stateWords) as InvitationState[];
/** The state of the invitations that a link selects. */
const fields = { state: oneOf(['open', ...states]) };

/** The people who were invited, by the state of their invitation. */
export function InvitationsView({ administrator }: { administrator: Administrator }) {
  const { values } = useAddress(fields);
  const [filter, setFilter] = useState<InvitationFilter>(() => ({
    state: values.state,
    search: '',
    page: 1,
  }));
  const search = useCallback((words: string) => setFilter((now) => ({ ...now, search: words, page: 1 })), []);
  const [typed, setTyped] = useTypedSearch(filter.search, search);
  const [revoked, setRevoked] = useState<Invitation | null>(null);
  const { resending, revoking } = useInvitationActions();
  const list = useQuery({ queryKey: ['admin', 'invitations', filter], queryFn: () => listInvitations(filter) });
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
                  withClub={administrator.isFirm}
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
