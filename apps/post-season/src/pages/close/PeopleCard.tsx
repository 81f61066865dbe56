import { Loaded } from '@platform/module-kit';
import { counted, STAFF_FAILED, Muted } from '@platform/module-kit/screens';
import {
  Button,
  Card,
  CardTitle,
  DataTable,
  EmptyState,
  Icon,
  Inline,
  SkeletonTable,
  toast,
  token,
} from '@platform/ui';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import type { SeasonPerson } from '../../source/rows/person';
import { usePeople } from '../../source/queries';
import { usePostSeasonChange, usePostSeasonSource } from '../../source/usePostSeasonSource';
import { usePostSeasonAddress } from '../postSeason/address';
import { useSeason } from '../postSeason/SeasonContext';
import { peopleColumns } from './peopleColumns';
import { PeopleFigures } from './PeopleFigures';
import { ReviewDialog } from './ReviewDialog';

/** Who worked the season: how it ended for them, what they have to return, their review, and whether they come back. */
export function PeopleCard() {
  const { season } = useSeason();
  const people = usePeople(season.id);
  return (
    <Card as="section" id="people" aria-labelledby="people-title">
      <CardTitle id="people-title">People of {season.year}</CardTitle>
      <Loaded query={people} label="the people" failure={STAFF_FAILED} shape={<SkeletonTable rows={6} />}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState
              title={`No one is on record for season ${season.year}`}
              description="People who join the staff while it is the club's current season are listed here."
              icon={<Icon name="users" size={24} />}
            />
          ) : (
            <People people={found} />
          )
        }
      </Loaded>
    </Card>
  );
}

function People({ people }: { people: readonly SeasonPerson[] }) {
  const source = usePostSeasonSource();
  const { season } = useSeason();
  const { values, change } = usePostSeasonAddress();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const chosen = people.filter(({ id }) => selected.has(id));
  const askable = chosen.filter(({ mayReturn, askedAt, isBack }) => mayReturn && askedAt === null && !isBack);
  const owing = chosen.filter(({ hasReturnedEquipment }) => !hasReturnedEquipment);
  const asking = usePostSeasonChange(
    () =>
      source.askToReturn(
        season.id,
        askable.map(({ id }) => id),
      ),
    {
      failed: 'No one was asked',
      onDone: (count) =>
        toast({
          title: `${counted(count, 'person', 'people')} asked to return`,
          description: 'Those with an account are told. Note here what they answer.',
          tone: 'success',
        }),
    },
  );
  const returning = usePostSeasonChange(
    () =>
      source.markEquipment(
        season.id,
        owing.map(({ id }) => id),
        true,
        source.today(),
      ),
    { failed: 'The equipment was not noted' },
  );
  const columns = useMemo(
    () => peopleColumns(source.paths.staff, season.isClosed, (id) => change({ person: id })),
    [source.paths.staff, season.isClosed, change],
  );
  const reviewed = people.find(({ id }) => id === values.person);
  return (
    <Parts>
      <PeopleFigures people={people} />
      <Inline $gap="sm">
        <Button
          variant="secondary"
          size="sm"
          disabled={askable.length === 0}
          loading={asking.isPending}
          onClick={() => asking.mutate(undefined)}
        >
          {askable.length === 0 ? 'Ask to return' : `Ask ${counted(askable.length, 'person', 'people')} to return`}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          disabled={owing.length === 0}
          loading={returning.isPending}
          onClick={() => returning.mutate(undefined)}
        >
          Equipment is back{owing.length > 0 && ` (${owing.length})`}
        </Button>
        {chosen.length === 0 && <Muted>Choose people to ask them or to note their equipment.</Muted>}
      </Inline>
      <DataTable
        label={`People of season ${season.year}`}
        columns={columns}
        rows={people}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        sort={{ column: 'name', direction: 'ascending' }}
        selection={{ selected, onChange: setSelected }}
        cards
        maxHeight="36rem"
      />
      {reviewed && <ReviewDialog key={reviewed.id} person={reviewed} onClose={() => change({ person: '' })} />}
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${token.space.md};
  margin-top: ${token.space.sm};
`;
