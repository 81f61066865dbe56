import { useMutation } from '@platform/module-kit';
import { toastFailure } from '@platform/module-kit/screens';
import { Button, toast } from '@platform/ui';
import type { Certification, StaffMember } from '../../source/staffMember';
import { useStaffSource } from '../../source/useStaffSource';
import { useStaffChanges } from '../../source/queries';

interface RemoveButtonProps {
  person: StaffMember;
  certification: Certification;
}

/** Removes a certification. One that counted can be put back: what a manager puts back counts again. */
export function RemoveButton({ person, certification }: RemoveButtonProps) {
  const source = useStaffSource();
  const changes = useStaffChanges();
  const putBack = () => {
    const { typeId, name, issuedOn, expiresOn, number, issuer, file } = certification;
    void source
      .addCertification(person.id, {
        typeId,
        name,
        issuedOn: issuedOn ?? '',
        expiresOn: expiresOn ?? '',
        number: number ?? '',
        issuer: issuer ?? '',
        file,
      })
      .catch((error: Error) => toastFailure('It was not put back', error))
      .then(() => changes.one(person.id));
  };
  const removal = useMutation({
    mutationFn: () => source.removeCertification(certification.id),
    onSuccess: () =>
      toast({
        title: `${certification.name} of ${person.name} is removed`,
        ...(certification.review.state === 'confirmed' && { action: { label: 'Undo', onSelect: putBack } }),
      }),
    onError: (error) => toastFailure('The certification was not removed', error),
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
