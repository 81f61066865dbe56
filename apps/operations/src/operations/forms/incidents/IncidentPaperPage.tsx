import { CONFIDENTIAL, kindWords, severityWords } from '@platform/contract/reports';
import { Loaded, usePageTitle } from '@platform/module-kit';
import {
  BackLink,
  dayInWords,
  ManagersOnlyPage,
  PaperHead,
  Signatures,
  HeadedSection,
} from '@platform/module-kit/screens';
import { AppPage, Button, Card, EmptyState, PageHeader, SkeletonTable, Stack } from '@platform/ui';
import { Printer } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { Photos } from '../../parts/Photos';
import { useIncidents } from '../../source/queries';
import type { Incident } from '../../source/rows/incident';
import { useOperationsSource } from '../../source/useOperationsSource';
import { IncidentText } from './IncidentText';
import { INCIDENT_GONE, INCIDENTS_FAILED } from '../../source/failures';

/**
 * One incident on paper, to be signed there. It prints without a network, and for people who may not create PDFs on the
 * server.
 */
export function IncidentPaperPage() {
  const { canManage, basePath } = useOperationsSource();
  usePageTitle('Incident · Operations');
  if (!canManage) {
    const back = { to: `${basePath}?view=incidents`, label: 'Incidents' };
    return <ManagersOnlyPage title="Incident report" what="read incidents" back={back} />;
  }
  return (
    <AppPage>
      <Found />
    </AppPage>
  );
}

function Found() {
  const { id } = useParams();
  const incidents = useIncidents();
  return (
    <Loaded query={incidents} label="the incident" failure={INCIDENTS_FAILED} shape={<SkeletonTable rows={5} />}>
      {(found) => {
        const incident = found.find((each) => each.id === id);
        return incident ? <Paper incident={incident} /> : <Gone />;
      }}
    </Loaded>
  );
}

function Gone() {
  const { basePath } = useOperationsSource();
  return (
    <>
      <PageHeader eyebrow={<BackLink to={`${basePath}?view=incidents`}>Incidents</BackLink>} title="Incident report" />
      <Card>
        <EmptyState title={INCIDENT_GONE} description="It may have been removed. Open Incidents to see the others." />
      </Card>
    </>
  );
}

function Paper({ incident }: { incident: Incident }) {
  const source = useOperationsSource();
  return (
    <>
      <PaperHead clubName={source.clubName} kind="Incident report" day={`printed ${dayInWords(source.today())}`} />
      <PageHeader
        eyebrow={<BackLink to={`${source.basePath}?view=incidents&open=${incident.id}`}>Incidents</BackLink>}
        title={`${kindWords[incident.kind]}, ${severityWords[incident.severity].toLowerCase()}`}
        description={CONFIDENTIAL}
        actions={
          <Button icon={<Printer size={18} aria-hidden="true" />} onClick={() => window.print()}>
            Print
          </Button>
        }
      />
      <Sheet>
        <Stack $gap="lg">
          <IncidentText incident={incident} />
          {incident.photos.length > 0 && (
            <HeadedSection>
              <h3>Photos</h3>
              <Photos whole of={kindWords[incident.kind]} photos={incident.photos} />
            </HeadedSection>
          )}
        </Stack>
      </Sheet>
      <Signatures whose={['Reporter', 'Manager']} />
    </>
  );
}

const Sheet = styled(Card)`
  @media print {
    border: 0;
    box-shadow: none;
    padding: 0;
    section {
      break-inside: avoid;
    }
  }
`;
