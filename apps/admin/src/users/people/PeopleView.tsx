import { Loaded } from '@platform/module-kit';
import { Button, Card, EmptyState, Icon, Pagination, SkeletonTable, Stack, toast, token } from '@platform/ui';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { pageInWords, pagesOf } from '../../shared/pages';
import { usePeople } from '../../source/queries';
import { PEOPLE_FAILED, type PeopleFilter } from '../../source/rows/person';
import { useAdminSource } from '../../source/useAdminSource';
import { PeopleFilters } from './PeopleFilters';
import { usePeopleFilter } from './peopleFilter';
import { PeopleRows } from './PeopleRows';

/** Everyone the administrator administers, to search, filter and open. */
export function PeopleView() {
  const { userId, isFirm } = useAdminSource();
  const [filter, change] = usePeopleFilter();
  const list = usePeople(filter);
  useEffect(() => {
    if (list.error) toast({ title: 'Error', description: PEOPLE_FAILED, tone: 'destructive' });
  }, [list.error]);
  return (
    <Stack>
      <PeopleFilters filter={filter} onChange={change} count={list.data?.count} />
      <Card $padding="none" aria-busy={list.isFetching}>
        <Loaded
          query={{ ...list, data: list.isError ? undefined : list.data }}
          label="people"
          failure={PEOPLE_FAILED}
          shape={<SkeletonTable rows={10} columns={5} />}
        >
          {({ people, count }) =>
            people.length === 0 ? (
              <NoOneFound filter={filter} onChange={change} />
            ) : (
              <>
                <PeopleRows people={people} ownId={userId} withClub={isFirm} />
                <Foot>
                  <Pagination
                    label="People"
                    page={filter.page}
                    pageCount={pagesOf(count)}
                    onChange={(page) => change({ page })}
                    summary={pageInWords(filter.page, count)}
                  />
                </Foot>
              </>
            )
          }
        </Loaded>
      </Card>
    </Stack>
  );
}

function NoOneFound({ filter, onChange }: { filter: PeopleFilter; onChange: (change: Partial<PeopleFilter>) => void }) {
  const isNarrowed = Boolean(filter.search || filter.clubId || filter.role || filter.page > 1);
  return (
    <EmptyState
      title={isNarrowed ? 'No one found' : 'No people yet'}
      description={
        isNarrowed
          ? 'No name, address or club matches. People who have not accepted yet are listed under Invitations.'
          : 'People appear here as soon as they accept their invitation.'
      }
      icon={<Icon name="users" size={24} />}
      action={
        isNarrowed ? (
          <Button variant="secondary" onClick={() => onChange({ search: '', clubId: '', role: '', page: 1 })}>
            Show everyone
          </Button>
        ) : undefined
      }
    />
  );
}

const Foot = styled.div`
  padding: ${token.space.sm} ${token.space.lg};
  border-top: 1px solid ${token.color.line};
`;
