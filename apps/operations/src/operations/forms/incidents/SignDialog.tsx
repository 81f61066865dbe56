import { signerWords } from '@platform/contract/reports';
import { failureReason } from '@platform/module-kit';
import { FormDialog, useErrorsOnceTried } from '@platform/module-kit/screens';
import { SelectField, toast } from '@platform/ui';
import { useState } from 'react';
import { signatureRoles, type Incident, type Signature } from '../../source/rows/incident';
import { useOperationsChange, useOperationsSource } from '../../source/useOperationsSource';
import { NAME_OF_SIGNER, SignatureFields } from './SignatureFields';

/** Adds a person's signature to an incident. */
export function SignDialog({ incident, onClose }: { incident: Incident; onClose: () => void }) {
  const source = useOperationsSource();
  const [role, setRole] = useState<Signature['role']>('witness');
  const [signature, setSignature] = useState<Signature>();
  const saving = useOperationsChange((signed: Signature) => source.signIncident(incident, signed));
  const [errors, whenRight] = useErrorsOnceTried({
    name: signature ? undefined : NAME_OF_SIGNER,
  });
  return (
    <FormDialog
      onClose={onClose}
      title="Add a signature"
      description="Read the report to the person first."
      submit="Sign"
      isPending={saving.isPending}
      refusal={saving.error && failureReason(saving.error, 'The signature was not saved.')}
      onSubmit={() =>
        whenRight(() => {
          if (!signature) return;
          saving.mutate(
            { ...signature, role },
            {
              onSuccess: () => {
                toast({ title: 'Signature saved', description: signature.name, tone: 'success' });
                onClose();
              },
            },
          );
        })
      }
    >
      <SelectField
        label="Signs as"
        value={role}
        options={signatureRoles.map((value) => ({ value, label: signerWords[value] }))}
        onChange={(event) => setRole(event.target.value as Signature['role'])}
      />
      <SignatureFields role={role} today={source.today()} error={errors.name} onChange={setSignature} />
    </FormDialog>
  );
}
