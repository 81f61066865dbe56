import { failureReason } from '@platform/module-kit';
import { FormDialog } from '@platform/module-kit/screens';
import { useState } from 'react';
import type { Invitation } from '../../../source/rows/survey';
import { usePostSeasonChange, usePostSeasonSource } from '../../../source/usePostSeasonSource';
import { LinksDialog } from './LinksDialog';

interface NewLinkDialogProps {
  person: Invitation;
  onClose: () => void;
}

/** Makes a new link for someone who lost theirs, and shows it once. */
export function NewLinkDialog({ person, onClose }: NewLinkDialogProps) {
  const source = usePostSeasonSource();
  const [token, setToken] = useState<string>();
  const renewing = usePostSeasonChange(() => source.renewInvitation(person.id));
  if (token !== undefined) {
    return <LinksDialog people={[{ name: person.name, email: person.email, token }]} onClose={onClose} />;
  }
  return (
    <FormDialog
      size="sm"
      title={`A new link for ${person.name}`}
      description="You can hand it to them yourself. The links that they have got so far stop working."
      submit="Make a new link"
      autoFocus
      isPending={renewing.isPending}
      refusal={renewing.error && failureReason(renewing.error, 'The link was not made')}
      onClose={onClose}
      onSubmit={() => renewing.mutate(undefined, { onSuccess: setToken })}
    >
      {null}
    </FormDialog>
  );
}
