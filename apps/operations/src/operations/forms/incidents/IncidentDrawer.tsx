import { kindWords, severityWords } from '@platform/contract/reports';
import { Link } from '@platform/module-kit';
import { DrawerTitle, Refusal, TitledDrawer, HeadedSection } from '@platform/module-kit/screens';
import { useMember, type Member } from '@platform/session';
import { Badge, Button, EmptyState, Inline, onDemand, Stack } from '@platform/ui';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { Photos } from '../../parts/Photos';
import { severityTones } from '../../rules/forms/severityTones';
import type { Incident } from '../../source/rows/incident';
import { useOperationsChange, useOperationsSource } from '../../source/useOperationsSource';
import { useIncidentFiles, type IncidentFiles } from './incidentFiles';
import { PdfButton, PdfStatus } from './IncidentPdf';
import { IncidentText } from './IncidentText';
import { INCIDENT_GONE } from '../../source/failures';

const IncidentDialog = onDemand(() => import('./IncidentDialog'))('IncidentDialog');
const SignDialog = onDemand(() => import('./SignDialog'))('SignDialog');
const ReviewDialog = onDemand(() => import('./ReviewDialog'))('ReviewDialog');

interface IncidentDrawerProps {
  /** Undefined if no incident of the club has the id. */
  incident: Incident | undefined;
  onClose: () => void;
}

/** A whole incident, for managers and administrators. */
export function IncidentDrawer({ incident, onClose }: IncidentDrawerProps) {
  const { isDemo, canExport } = useOperationsSource();
  const member = useMember();
  return (
    <TitledDrawer title="Incident" label={incident ? kindWords[incident.kind] : 'Incident'} onClose={onClose}>
      {!incident && <EmptyState title={INCIDENT_GONE} description="Close this to see the others." />}
      {incident &&
        (!isDemo && canExport && member ? (
          <OpenedWithFiles key={incident.id} incident={incident} member={member} />
        ) : (
          <Opened incident={incident} />
        ))}
    </TitledDrawer>
  );
}

/** For people who may create PDFs. */
function OpenedWithFiles({ incident, member }: { incident: Incident; member: Member }) {
  return <Opened incident={incident} files={useIncidentFiles(member, incident.id)} />;
}

function Opened({ incident, files }: { incident: Incident; files?: IncidentFiles }) {
  const source = useOperationsSource();
  const [asks, setAsks] = useState<'text' | 'signature' | 'review'>();
  const reopening = useOperationsChange(() => source.reviewIncident(incident, ''));
  const isClosed = incident.closedAt !== null;
  const close = () => setAsks(undefined);
  return (
    <Stack $gap="lg">
      <Stack $gap="xs" $align="start">
        <DrawerTitle>{kindWords[incident.kind]}</DrawerTitle>
        <Inline $gap="xs">
          <Badge tone={severityTones[incident.severity]}>{severityWords[incident.severity]}</Badge>
          <Badge tone={isClosed ? 'success' : 'outline'}>{isClosed ? 'Closed' : 'Open'}</Badge>
        </Inline>
      </Stack>
      <Inline $gap="xs">
        {isClosed ? (
          <Button variant="secondary" loading={reopening.isPending} onClick={() => reopening.mutate(undefined)}>
            Open again
          </Button>
        ) : (
          <>
            <Button onClick={() => setAsks('review')}>Close with a review</Button>
            <Button variant="secondary" onClick={() => setAsks('text')}>
              Complete or correct
            </Button>
            <Button variant="secondary" onClick={() => setAsks('signature')}>
              Add a signature
            </Button>
          </>
        )}
        {files && <PdfButton files={files} />}
        <Button
          as={Link}
          variant="secondary"
          icon={<Printer size={18} aria-hidden="true" />}
          to={`${source.basePath}/incidents/${incident.id}`}
        >
          Print
        </Button>
      </Inline>
      {files && <PdfStatus files={files} incident={incident} />}
      <Refusal error={reopening.error} />
      <IncidentText incident={incident} />
      <HeadedSection>
        <h3>Photos</h3>
        <Photos
          of={kindWords[incident.kind]}
          photos={incident.photos}
          change={
            isClosed
              ? undefined
              : {
                  add: (photo) => source.addIncidentPhoto(incident, photo),
                  remove: (path) => source.removeIncidentPhoto(incident, path),
                }
          }
        />
      </HeadedSection>
      {asks === 'text' && <IncidentDialog incident={incident} onClose={close} />}
      {asks === 'signature' && <SignDialog incident={incident} onClose={close} />}
      {asks === 'review' && <ReviewDialog incident={incident} onClose={close} />}
    </Stack>
  );
}
