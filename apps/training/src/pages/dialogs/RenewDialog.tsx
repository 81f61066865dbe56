import { dayInWords, FormDialog, Refusal, useErrorsOnceTried } from '@platform/module-kit/screens';
import { DateField, TextField, toast } from '@platform/ui';
import { useState } from 'react';
import type { Renewal } from '../../source/rows/renewal';
import { useTrainingChange, useTrainingSource } from '../../source/useTrainingSource';

interface RenewDialogProps {
  renewal: Renewal;
  onClose: () => void;
}

/** A manager enters the data of a new certificate. */
export function RenewDialog({ renewal, onClose }: RenewDialogProps) {
  const source = useTrainingSource();
  const today = source.today();
  const [certificate, setCertificate] = useState({ issuedOn: '', expiresOn: '', number: '' });
  const change = (values: Partial<typeof certificate>) => setCertificate((now) => ({ ...now, ...values }));
  const [errors, whenRight] = useErrorsOnceTried({
    expiresOn: certificate.expiresOn ? undefined : 'Choose the day on which the new one ends.',
  });
  const renewing = useTrainingChange(() => source.renewCertification(renewal, certificate));
  return (
    <FormDialog
      size="sm"
      onClose={onClose}
      title="Enter new date"
      description={`${renewal.certificationName} of ${renewal.name}. The one on record ends ${dayInWords(renewal.expiryDate)}.`}
      submit="Save"
      isPending={renewing.isPending}
      onSubmit={() =>
        whenRight(() =>
          renewing.mutate(undefined, {
            onSuccess: () => {
              toast({ title: `${renewal.certificationName} of ${renewal.name} is renewed`, tone: 'success' });
              onClose();
            },
          }),
        )
      }
    >
      <DateField
        label="Issued on"
        optional
        value={certificate.issuedOn}
        max={today}
        onChange={(issuedOn) => change({ issuedOn })}
      />
      <DateField
        label="Expires on"
        value={certificate.expiresOn}
        error={errors.expiresOn}
        min={today}
        onChange={(expiresOn) => change({ expiresOn })}
      />
      <TextField
        label="Number"
        optional
        limit={60}
        value={certificate.number}
        onChange={(event) => change({ number: event.target.value })}
      />
      <Refusal error={renewing.error} />
    </FormDialog>
  );
}
