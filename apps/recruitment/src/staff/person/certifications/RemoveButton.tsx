import { Button, toast } from '@platform/ui';
import type { Certification, CertificationDraft, StaffMember } from '../../source/rows/staffMember';
import { useStaffSource } from '../../source/useStaffSource';
import { usePersonChange } from '../../source/queries';

interface RemoveButtonProps {
  person: StaffMember;
  certification: Certification;
}

/** Removes a certification. Undo restores a confirmed one, which is then confirmed again. */
export function RemoveButton({ person, certification }: RemoveButtonProps) {
  const source = useStaffSource();
  const puttingBack = usePersonChange(person.id, () => source.addCertification(person.id, draftOf(certification)), {
    failed: 'It was not put back',
  });
  const removal = usePersonChange(person.id, () => source.removeCertification(certification.id), {
    onDone: () =>
      toast({
        title: `${certification.name} of ${person.name} is removed`,
        ...(certification.review.state === 'confirmed' && {
          action: { label: 'Undo', onSelect: () => puttingBack.mutate() },
        }),
      }),
    failed: 'The certification was not removed',
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

const draftOf = ({ typeId, name, issuedOn, expiresOn, number, issuer, file }: Certification): CertificationDraft => ({
  typeId,
  name,
  issuedOn: issuedOn ?? '',
  expiresOn: expiresOn ?? '',
  number: number ?? '',
  issuer: issuer ?? '',
  file,
});
