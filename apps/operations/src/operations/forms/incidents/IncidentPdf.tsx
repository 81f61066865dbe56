import { kindWords } from '@platform/contract/reports';
import { CurrentFile, momentInWords, useOnline } from '@platform/module-kit/screens';
import { Alert, Button } from '@platform/ui';
import { Download } from 'lucide-react';
import type { Incident } from '../../source/rows/incident';
import { useOperationsSource } from '../../source/useOperationsSource';
import type { IncidentFiles } from './incidentFiles';

/** Makes a PDF of the incident. */
export function PdfButton({ files: { current, stateOf, order } }: { files: IncidentFiles }) {
  const isReached = useOnline();
  return (
    <Button
      variant="secondary"
      icon={<Download size={18} aria-hidden="true" />}
      loading={order.isPending || stateOf(current) === 'working'}
      disabled={!isReached}
      title="Makes a PDF of this incident"
      onClick={() => order.mutate()}
    >
      Download PDF
    </Button>
  );
}

/** The status of the PDF; without a network, why there is none and what to do. */
export function PdfStatus({ files, incident }: { files: IncidentFiles; incident: Incident }) {
  const { timeZone } = useOperationsSource();
  const isReached = useOnline();
  if (!isReached) {
    return (
      <Alert tone="warning" title="The PDF needs a network">
        The server makes it. Come back with a network, or choose Print: this page prints without one.
      </Alert>
    );
  }
  const name = kindWords[incident.kind];
  return (
    <CurrentFile
      files={files}
      name={() => name}
      words={() => `${name}, ${momentInWords(incident.occurredAt, timeZone)}`}
      kept="It shows the incident as it is now: make a new one after a change."
    />
  );
}
