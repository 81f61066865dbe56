import { SectionTitle, Quiet } from '@platform/module-kit/screens';
import { Inline, Stack } from '@platform/ui';
import { useId, useState } from 'react';
import type { StaffDetails, StaffMember } from '../../source/rows/staffMember';
import { useStaffSource } from '../../source/useStaffSource';
import { pressingFirst } from '../../rules/certificationState';
import { InPlaceButton } from '../InPlaceButton';
import { Lines } from '../sections/Lines';
import { CertificationForm } from './CertificationForm';
import { CertificationLine } from './CertificationLine';

interface CertificationsSectionProps {
  person: StaffMember & { details: StaffDetails };
  today: string;
}

/** In place of an id, for a new one. */
const NEW = 'new';

/** A person's certifications. Managers add, renew, confirm and remove them; people send their own. */
export function CertificationsSection({ person, today }: CertificationsSectionProps) {
  const id = useId();
  const { canManage } = useStaffSource();
  // Found by its id, because the data is reread while the form is open.
  const [edited, setEdited] = useState<string | null>(null);
  const { certifications, required } = person.details;
  const sends = person.isSelf && !canManage;
  const close = () => setEdited(null);
  return (
    <Stack as="section" $gap="xs" aria-labelledby={id}>
      <Inline $justify="between">
        <SectionTitle id={id}>Certifications</SectionTitle>
        {(canManage || sends) && edited !== NEW && (
          <InPlaceButton variant={sends ? 'primary' : 'secondary'} size="sm" onOpen={() => setEdited(NEW)}>
            {sends ? 'Send a certificate' : 'Add certification'}
          </InPlaceButton>
        )}
      </Inline>
      {edited === NEW && <CertificationForm person={person} today={today} onDone={close} />}
      {certifications.length === 0 && edited !== NEW && <Quiet>{nothingInWords(required.length > 0, sends)}</Quiet>}
      <Lines role="list">
        {pressingFirst(certifications, today).map((one) => (
          <CertificationLine
            key={one.id}
            person={person}
            certification={one}
            today={today}
            isEdited={edited === one.id}
            onEdit={() => setEdited(one.id)}
            onDone={close}
          />
        ))}
      </Lines>
    </Stack>
  );
}

function nothingInWords(isRequired: boolean, sends: boolean): string {
  if (!isRequired) return 'Nothing on record. This role needs none.';
  return sends
    ? 'Nothing on record. Send a photo or a PDF of what your role requires.'
    : 'Nothing on record. Add a valid certificate and the badge becomes Current.';
}
