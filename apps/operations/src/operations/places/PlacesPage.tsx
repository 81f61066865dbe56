import { Loaded, usePageTitle } from '@platform/module-kit';
import {
  BackLink,
  dayInWords,
  ManagersOnlyPage,
  PaperHead,
  QrCode,
  SampleClubNote,
  ScreenOnly,
} from '@platform/module-kit/screens';
import {
  AppPage,
  Badge,
  Button,
  Card,
  EmptyState,
  Icon,
  Inline,
  onDemand,
  PageHeader,
  SkeletonTable,
  Stack,
  token,
} from '@platform/ui';
import { Plus, Printer } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { usePlaces } from '../source/queries';
import type { Place } from '../source/rows/place';
import { useOperationsSource } from '../source/useOperationsSource';
import { PLACES_FAILED } from '../source/failures';

const PlaceDialog = onDemand(() => import('./PlaceDialog'))('PlaceDialog');

/** The club's places as a sheet to print: each has a QR code that opens a problem report for that place. */
export function PlacesPage() {
  const source = useOperationsSource();
  const places = usePlaces();
  const [asked, setAsked] = useState<Place | 'new'>();
  usePageTitle('Places · Operations');
  if (!source.canManage) {
    const back = { to: `${source.basePath}?tab=tickets`, label: 'Tickets' };
    return <ManagersOnlyPage title="Places" what="print the codes of places" back={back} />;
  }
  return (
    <AppPage>
      <PaperHead clubName={source.clubName} kind="QR codes of places" day={`printed ${dayInWords(source.today())}`} />
      <PageHeader
        eyebrow={<BackLink to={`${source.basePath}?tab=tickets`}>Tickets</BackLink>}
        title="Places"
        description="Print the codes and hang them up. A person who scans one reports a problem at that place."
        actions={
          <>
            <Button variant="secondary" icon={<Printer size={18} aria-hidden="true" />} onClick={() => window.print()}>
              Print
            </Button>
            <Button icon={<Plus size={18} aria-hidden="true" />} onClick={() => setAsked('new')}>
              Add place
            </Button>
          </>
        }
      />
      <Stack $gap="lg">
        {source.isDemo && (
          <ScreenOnly>
            <SampleClubNote />
          </ScreenOnly>
        )}
        <Loaded query={places} label="places" failure={PLACES_FAILED} shape={<SkeletonTable rows={3} columns={3} />}>
          {(found) =>
            found.length === 0 ? (
              <Card>
                <EmptyState
                  title="No places yet"
                  description="Add the pump room, the locker rooms, the snack bar: wherever something breaks."
                  icon={<Icon name="clipboard-list" size={24} />}
                  action={<Button onClick={() => setAsked('new')}>Add place</Button>}
                />
              </Card>
            ) : (
              <Codes role="list" aria-label="Places">
                {found.map((place) => (
                  <li key={place.id} data-retired={!place.isActive || undefined}>
                    <Code place={place} onEdit={() => setAsked(place)} />
                  </li>
                ))}
              </Codes>
            )
          }
        </Loaded>
      </Stack>
      {asked && <PlaceDialog place={asked === 'new' ? undefined : asked} onClose={() => setAsked(undefined)} />}
    </AppPage>
  );
}

function Code({ place, onEdit }: { place: Place; onEdit: () => void }) {
  const source = useOperationsSource();
  return (
    <Card>
      <Label>
        <h2>{place.name}</h2>
        <QrCode text={source.addressOfReport(place.id)} label={`QR code: report a problem at ${place.name}`} />
        <p>Something broken? Scan to report it.</p>
      </Label>
      <ScreenOnly>
        <Inline $gap="xs">
          {!place.isActive && <Badge tone="outline">Off the lists</Badge>}
          <Button variant="quiet" size="sm" aria-label={`Edit ${place.name}`} onClick={onEdit}>
            Edit
          </Button>
        </Inline>
      </ScreenOnly>
    </Card>
  );
}

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: ${token.space.md};
  padding: 0;
  list-style: none;
  > li {
    break-inside: avoid;
  }
  @media print {
    grid-template-columns: 1fr 1fr;
    [data-retired] {
      display: none;
    }
  }
`;

const Label = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token.space.xs};
  text-align: center;
  h2 {
    font-size: ${token.size.lg};
    overflow-wrap: anywhere;
  }
  p {
    color: ${token.color.inkMuted};
    font-size: ${token.size.sm};
  }
`;
