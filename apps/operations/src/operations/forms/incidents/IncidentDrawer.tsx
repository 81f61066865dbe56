import { DrawerTitle, momentInWords, TitledDrawer } from '@platform/module-kit/screens';
import { Badge, Button, DescriptionList, EmptyState, Inline, onDemand, Stack } from '@platform/ui';
import { useState } from 'react';
import { Section, Written } from '../../parts/pageParts';
import { kindWords, severityTones, severityWords } from '../../rules/incidentWords';
import type { Incident } from '../../source/rows/incident';
import { useOperationsSource } from '../../source/useOperationsSource';

const IncidentDialog = onDemand(() => import('./IncidentDialog'))('IncidentDialog');

interface IncidentDrawerProps {
  /** Undefined for an id that no incident of the club has. */
  incident: Incident | undefined;
  onClose: () => void;
}

/** All of one incident, for managers and administrators. */
export function IncidentDrawer({ incident, onClose }: IncidentDrawerProps) {
  const { timeZone } = useOperationsSource();
  const [isEditing, setEditing] = useState(false);
  return (
    <TitledDrawer title="Incident" label={incident ? kindWords[incident.kind] : 'Incident'} onClose={onClose}>
      {incident ? (
        <Stack $gap="lg">
          <Stack $gap="xs" $align="start">
            <DrawerTitle>{kindWords[incident.kind]}</DrawerTitle>
            <Badge tone={severityTones[incident.severity]}>{severityWords[incident.severity]}</Badge>
          </Stack>
          <Inline>
            <Button variant="secondary" onClick={() => setEditing(true)}>
              Complete or correct
            </Button>
          </Inline>
          <DescriptionList
            items={[
              { term: 'When', description: momentInWords(incident.occurredAt, timeZone) },
              { term: 'Location', description: incident.location || '–' },
              { term: 'Reported by', description: incident.authorName ?? '–' },
            ]}
          />
          <Section>
            <h3>What happened</h3>
            <Written>{incident.description}</Written>
          </Section>
          <Section>
            <h3>People involved</h3>
            <Written>{incident.people || 'No one is named.'}</Written>
          </Section>
          <Section>
            <h3>Action taken</h3>
            <Written>{incident.action || 'Nothing is written down yet.'}</Written>
          </Section>
          {isEditing && <IncidentDialog incident={incident} onClose={() => setEditing(false)} />}
        </Stack>
      ) : (
        <EmptyState title="This incident is not there" description="Close this to see the others." />
      )}
    </TitledDrawer>
  );
}
