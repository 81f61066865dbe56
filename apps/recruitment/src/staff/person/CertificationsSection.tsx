import { useMutation } from '@platform/module-kit';
import { Badge, Button, Inline, Stack, toast } from '@platform/ui';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { expiryInWords, stateOf } from '../rules/certificationState';
import type { Certification, StaffDetails, StaffMember } from '../source/staffMember';
import { useStaffSource } from '../source/StaffSourceContext';
import { useStaffChanges } from '../staffQueries';
import { CertificationForm } from './CertificationForm';
import { InPlaceButton } from './InPlaceButton';
import { Line, Lines } from './Lines';
import { Quiet } from './Quiet';
import { SectionTitle } from './SectionTitle';

interface CertificationsSectionProps {
  person: StaffMember & { details: StaffDetails };
  today: string;
}

/** In the place of an id, for one that is added. */
const NEW = 'new';

const states = {
  current: { tone: 'success', label: 'Current' },
  expiring: { tone: 'warning', label: 'Expiring' },
  expired: { tone: 'danger', label: 'Expired' },
} as const;

/** What somebody holds: added, renewed and removed here. */
export function CertificationsSection({ person, today }: CertificationsSectionProps) {
  const id = useId();
  const { may } = useStaffSource();
  // By its id: what is renewed is read again while its form stands.
  const [edited, setEdited] = useState<string | null>(null);
  const { certifications } = person.details;
  return (
    <Stack as="section" $gap="xs" aria-labelledby={id}>
      <Inline $justify="between">
        <SectionTitle id={id}>Certifications</SectionTitle>
        {may.edit && edited !== NEW && (
          <InPlaceButton variant="secondary" size="sm" onOpen={() => setEdited(NEW)}>
            Add certification
          </InPlaceButton>
        )}
      </Inline>
      {edited === NEW && <CertificationForm person={person} today={today} onDone={() => setEdited(null)} />}
      {certifications.length === 0 && edited !== NEW && (
        <Quiet>Nothing on record. Add a valid certificate and the badge becomes Current.</Quiet>
      )}
      <Lines role="list">
        {certifications.map((one) => {
          const { tone, label } = states[stateOf(one, certifications, today)];
          return (
            <Line key={one.id}>
              <Inline $justify="between" $gap="xs">
                <Name>{one.name}</Name>
                <Badge tone={tone}>{label}</Badge>
              </Inline>
              <Inline $justify="between" $gap="xs">
                <Quiet>{capitalised(expiryInWords(one, today))}</Quiet>
                {may.edit && edited !== one.id && (
                  <Inline $gap="xxs">
                    <InPlaceButton
                      variant="quiet"
                      size="sm"
                      aria-label={`Renew ${one.name}`}
                      onOpen={() => setEdited(one.id)}
                    >
                      Renew
                    </InPlaceButton>
                    <RemoveButton person={person} certification={one} />
                  </Inline>
                )}
              </Inline>
              {edited === one.id && (
                <CertificationForm person={person} today={today} renewed={one} onDone={() => setEdited(null)} />
              )}
            </Line>
          );
        })}
      </Lines>
    </Stack>
  );
}

function RemoveButton({ person, certification }: { person: StaffMember; certification: Certification }) {
  const source = useStaffSource();
  const changes = useStaffChanges();
  const removal = useMutation({
    mutationFn: () => source.removeCertification(certification.id),
    onSuccess: () =>
      toast({
        title: `${certification.name} of ${person.name} is removed`,
        action: {
          label: 'Undo',
          onSelect: () => {
            const { typeId, name, issuedOn, expiresOn } = certification;
            void source
              .addCertification(person.id, { typeId, name, issuedOn: issuedOn ?? '', expiresOn: expiresOn ?? '' })
              .catch((error: Error) =>
                toast({ title: 'It was not put back', description: error.message, tone: 'destructive' }),
              )
              .then(() => changes.one(person.id));
          },
        },
      }),
    onError: (error) =>
      toast({ title: 'The certification was not removed', description: error.message, tone: 'destructive' }),
    onSettled: () => changes.one(person.id),
  });
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-label={`Remove ${certification.name}`}
      loading={removal.isPending}
      onClick={() => removal.mutate()}
    >
      Remove
    </Button>
  );
}

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const Name = styled.span`
  overflow-wrap: anywhere;
`;
